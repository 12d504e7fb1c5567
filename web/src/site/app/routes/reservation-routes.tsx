// Routes of the pages after booking, in one chunk that only guests with a reservation load.
import { useParams, useSearch } from "@tanstack/react-router";
import { ExpiredPage, GuestContactPage, StatusPage } from "../../features/reservation";

const useParam = (name: string) =>
  (useParams({ strict: false }) as Record<string, string | undefined>)[name] ?? "";

export function StatusRoute() {
  const { confirmation } = useSearch({ strict: false }) as { confirmation?: unknown };
  const isNew = String(confirmation) === "true";
  const quote = useParam("key");
  return <StatusPage key={quote} quote={quote} isNew={isNew} />;
}

export function GuestContactRoute() {
  const reservation = useParam("key");
  return <GuestContactPage key={reservation} reservation={reservation} />;
}

export function ExpiredRoute() {
  const quote = useParam("key");
  return <ExpiredPage key={quote} quote={quote} />;
}
