// Where the letter of an offer leads whoever wants no others, in a file that nobody else fetches.
import { useParams } from "@tanstack/react-router";
import { OffersPage } from "../features/offers";

export function OffersRoute() {
  const { message = "" } = useParams({ strict: false }) as { message?: string };
  return <OffersPage key={message} message={message} />;
}
