// The months of one property, at an address of their own.
import { t } from "@/i18n/calendar";
import { useDocumentTitle } from "@/ui/use-document-title";
import { HomeCalendar } from "./home-calendar";

export function HomeCalendarScreen({ homeKey }: { homeKey: string }) {
  useDocumentTitle(t("calendar.title"), "Casita");
  return <HomeCalendar homeKey={homeKey} />;
}
