// Icons of the parts of the settings.
import {
  Building2,
  FileSignature,
  FolderSync,
  KeyRound,
  type LucideIcon,
  Mails,
  Megaphone,
  Rss,
  ScrollText,
  UserRound,
  Users,
} from "lucide-react";
import type { SettingsName } from "../areas";

export const SETTINGS_ICONS: Record<SettingsName, LucideIcon> = {
  business: Building2,
  profile: UserRound,
  team: Users,
  policies: FileSignature,
  messages: Mails,
  sources: Megaphone,
  calendarSync: Rss,
  integrations: KeyRound,
  data: FolderSync,
  audit: ScrollText,
};
