// Looks up a town in the site's gazetteer.
import { sendForJson } from "@/api/request";
import { rounded } from "./degrees";

interface Place {
  region: string;
  country: string;
  lat: number;
  lon: number;
}

interface Address {
  city: string;
  state: string;
  country: string;
}

const MOST = 20;

/** The place in the same state, else in the same country; none elsewhere. */
function nearest(places: readonly Place[], { state, country }: Address): Place | undefined {
  const there = places.filter((place) => place.country === country || place.country === "");
  return there.find(({ region }) => region === state) ?? there[0];
}

export async function findPlace(namespace: string, address: Address) {
  const query = new URLSearchParams({ name_space: namespace, q: address.city, limit: String(MOST) });
  const { results } = await sendForJson<{ results: Place[] }>("/websites/api/v2/geocode/", { query });
  const place = nearest(results, address);
  return place ? { lat: rounded(place.lat), lon: rounded(place.lon) } : null;
}
