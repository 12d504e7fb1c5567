// What the list of homes shows of their listings: the sales status and the base rate, loaded once per page.
import { useQueries } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { ACTIVE_TYPE } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { cx } from "@/ui/class-names";
import { rowsQuery } from "../resources";
import { Amount, ChoiceBadge } from "../values";

type Listing = RowOf<"listing">;
type Rate = RowOf<"listing-rate">;

interface Offered {
  listing: string | null;
}

interface Facts {
  listings: ReadonlyMap<string, Listing>;
  rates: ReadonlyMap<string, Rate>;
}

const FactsContext = createContext<Facts>({ listings: new Map(), rates: new Map() });

export function HomeFacts({ rows, children }: { rows: readonly Offered[]; children: ReactNode }) {
  const keys = rows.flatMap(({ listing }) => listing ?? []);
  const isWanted = keys.length > 0;
  const [listings, rates] = useQueries({
    queries: [
      {
        ...rowsQuery<Listing>("listing", { filters: { key: keys }, limit: keys.length }),
        enabled: isWanted,
        meta: { showsOwnError: true },
      },
      {
        ...rowsQuery<Rate>("listing-rate", {
          filters: { listing: keys, base_rate: true },
          limit: keys.length,
        }),
        enabled: isWanted,
        meta: { showsOwnError: true },
      },
    ],
  });
  const facts = {
    listings: new Map(listings.data?.results.map((listing) => [listing.key, listing])),
    rates: new Map(rates.data?.results.map((rate) => [rate.listing, rate])),
  };
  return <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>;
}

export function SalesStatus({ home: { listing } }: { home: Offered }) {
  const code = useContext(FactsContext).listings.get(listing ?? "")?.active_type;
  return (
    <span className={cx(code === ACTIVE_TYPE.active && "max-sm:hidden")}>
      <ChoiceBadge group="active_type" code={code} />
    </span>
  );
}

export function BaseRate({ home: { listing } }: { home: Offered }) {
  const { listings, rates } = useContext(FactsContext);
  const currency = listings.get(listing ?? "")?.currency;
  return <Amount row={{ currency }} value={rates.get(listing ?? "")?.week_night} />;
}
