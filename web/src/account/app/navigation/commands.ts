// What the command palette can start: dialogs of lists, opened by their address.
import type { LucideIcon } from "lucide-react";
import {
  BadgePercent,
  CalendarPlus,
  CalendarX,
  FileText,
  HousePlus,
  Rss,
  Tag,
  TicketPercent,
  UserPlus,
} from "lucide-react";
import { t } from "@/i18n/account";
import { listHref, type ResourceName } from "../../features/resources";
import { useCanWrite } from "../../features/session";

/** A line of the command palette. */
export interface Command {
  href: string;
  title: string;
  icon: LucideIcon;
  /** The area of a screen, if its name is another. */
  area?: string;
}

const COMMANDS = [
  ["reservation", CalendarPlus],
  ["calendar-event", CalendarX],
  ["property", HousePlus],
  ["listing-rate", Tag],
  ["listing-discount", BadgePercent],
  ["promotion", TicketPercent],
  ["user", UserPlus],
  ["message-template", FileText],
  ["calendar-feed", Rss],
] as const satisfies readonly (readonly [ResourceName, LucideIcon])[];

/** The commands that the user may run. */
export function useCommands(): Command[] {
  const canWrite = useCanWrite();
  return COMMANDS.filter(([resource]) => canWrite(resource)).map(([resource, icon]) => ({
    href: `${listHref(resource)}?modal=create`,
    title: t(`account.new.${resource}`),
    icon,
  }));
}
