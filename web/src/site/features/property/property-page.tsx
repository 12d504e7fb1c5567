// A home's page: photos, description, availability and price.
import { PropertyMap } from "../map";
import { QuoteDock, useCurrentEstimate, useStayChoice } from "../quote";
import { FromStep, LAST_STEP, type Property, usePageTitle } from "../site";
import { Amenities } from "./parts/amenities";
import { Availability } from "./parts/availability";
import { Description } from "./parts/description";
import { GoodToKnow } from "./parts/good-to-know";
import { Introduction } from "./parts/introduction";
import { Location } from "./parts/location";
import { MessageOwner, useMessageOwner } from "./parts/message-owner";
import { Nearby } from "./parts/nearby";
import { Rates } from "./parts/rates";
import { Refunds } from "./parts/refunds";
import { Reviews } from "./parts/reviews";
import { Gallery } from "./photos/gallery";

export function PropertyPage({ property }: { property: Property }) {
  const choice = useStayChoice(property);
  const currentEstimate = useCurrentEstimate(property, choice);
  const message = useMessageOwner(property, choice);
  usePageTitle(property.name);
  return (
    <article className="pb-28 md:pb-20">
      <Gallery photos={property.photos} name={property.name} />
      <div className="container-page grid gap-x-16 md:grid-cols-[minmax(0,1fr)_22rem] md:pt-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 divide-y divide-line">
          <Introduction property={property} />
          <Description text={property.description} />
          <FromStep step={1}>
            <Amenities amenities={property.amenities} />
          </FromStep>
          <FromStep step={2}>
            <Availability property={property} choice={choice} />
            <Rates property={property} today={choice.today} />
          </FromStep>
          <FromStep step={3}>
            <Reviews reviews={property.reviews} rating={property.rating} />
            <GoodToKnow property={property} />
            <Refunds policy={property.refund_policy} choice={choice} estimate={currentEstimate.state} />
            <Location property={property}>
              <PropertyMap home={property} />
            </Location>
          </FromStep>
        </div>
        <QuoteDock
          property={property}
          choice={choice}
          currentEstimate={currentEstimate}
          onMessage={message.open}
        />
      </div>
      <FromStep step={LAST_STEP}>
        <Nearby property={property} choice={choice} />
      </FromStep>
      <MessageOwner message={message} />
    </article>
  );
}
