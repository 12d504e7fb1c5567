// Contact page: the owner's text and contact details.
import { useSuspenseQuery } from "@tanstack/react-query";
import { usePageTitle, useSite } from "../site";
import { ContactCard } from "./contact-card";
import { Prose } from "./prose";
import { CONTACT, pageOptions } from "./queries";

export function ContactPage() {
  const { site } = useSite();
  const { data: page } = useSuspenseQuery(pageOptions(site, CONTACT));
  usePageTitle(page.title);
  return (
    <article className="container-page grid items-start gap-x-16 gap-y-10 py-12 sm:py-20 md:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="text-display-md md:col-span-2">{page.title}</h1>
      <ContactCard className="md:sticky md:top-24 md:col-start-2" />
      <div className="max-w-[42rem] md:col-start-1 md:row-start-2">
        <Prose html={page.html} />
      </div>
    </article>
  );
}
