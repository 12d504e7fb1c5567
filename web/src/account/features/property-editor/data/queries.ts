// Queries of the editor besides the home itself.
import type { QueryClient } from "@tanstack/react-query";
import { allRowsQuery, rowsQuery } from "../../resources";
import type { Discount, Fee, Feed, Photo, Rate, Tax } from "./api-types";
import { NIGHT_PRICES } from "./night-prices";

/** Maximum number of photos of a home. */
const MAX_PHOTOS = 100;

const none = "none";

export const ratesQuery = (listing: string | null) => ({
  ...allRowsQuery<Rate>("listing-rate", { filters: { listing: listing ?? none } }),
  enabled: listing !== null,
  meta: { showsOwnError: true },
});

export const feesQuery = (listing: string) => ({
  ...allRowsQuery<Fee>("listing-fee", { filters: { listing }, order_by: "position" }),
  meta: { showsOwnError: true },
});

export const discountsQuery = (listing: string) => ({
  ...allRowsQuery<Discount>("listing-discount", { filters: { listing }, order_by: "threshold" }),
  meta: { showsOwnError: true },
});

export const taxesQuery = () => ({ ...allRowsQuery<Tax>("tax", {}), meta: { showsOwnError: true } });

const ASK_EVERY = 1500;

/** Polled while a photo is being processed. */
export const photosQuery = (property: string) => ({
  ...rowsQuery<Photo>("photo", { filters: { property }, limit: MAX_PHOTOS, order_by: "position" }),
  meta: { showsOwnError: true },
  refetchInterval: ({ state }: { state: { data?: { results: Photo[] } } }) =>
    state.data?.results.some(({ state }) => state === "preparing") ? ASK_EVERY : (false as const),
});

export const feedsQuery = (property: string) => ({
  ...allRowsQuery<Feed>("calendar-feed", { filters: { property } }),
  meta: { showsOwnError: true },
});

/** Refetches the prices of stays, which may have changed. */
export const refreshPrices = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["reservation-preview"] }),
    client.invalidateQueries({ queryKey: [NIGHT_PRICES] }),
  ]);
