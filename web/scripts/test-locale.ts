// Unit test setup: every test reads English text.

import ui from "messages:account/en";
import calendar from "messages:calendar/en";
import editor from "messages:editor/en";
import inbox from "messages:inbox/en";
import onboarding from "messages:onboarding/en";
import policies from "messages:policies/en";
import sites from "messages:sites/en";
import { beforeAll } from "vitest";
import { activate } from "@/i18n/translate";

beforeAll(() =>
  activate(
    "en",
    async () => ({
      default: { ...ui, ...calendar, ...editor, ...inbox, ...onboarding, ...policies, ...sites },
    }),
    ["en-US"],
  ),
);
