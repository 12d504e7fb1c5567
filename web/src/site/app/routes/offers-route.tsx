// Route of the page that unsubscribes from offers, linked in offer e-mails; a chunk of its own.
import { useParams } from "@tanstack/react-router";
import { OffersPage } from "../../features/offers";

export function OffersRoute() {
  const { message = "" } = useParams({ strict: false }) as { message?: string };
  return <OffersPage key={message} message={message} />;
}
