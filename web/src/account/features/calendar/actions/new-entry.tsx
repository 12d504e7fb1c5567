// Popover for selected free nights: block them, or book them for a guest.
import { CalendarPlus, Lock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t } from "@/i18n/calendar";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import type { Home, Rights } from "../data/api-types";
import type { Span } from "../grid/viewport/geometry";
import { spanText } from "./span-text";

interface NewEntryProps {
  home: Home;
  span: Span;
  rights: Rights;
  onBlock: (note: string) => void;
  onBook: () => void;
}

const LONGEST_NOTE = 300;

export function NewEntry({ home, span, rights, onBlock, onBook }: NewEntryProps) {
  const [note, setNote] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBlock(note.trim());
  };
  return (
    <form onSubmit={submit} className="flex w-72 flex-col gap-4">
      <div>
        <p className="truncate font-semibold">{home.name}</p>
        <p className="text-sm text-ink-muted">{spanText(span)}</p>
      </div>
      {rights.calendar && (
        <TextField
          autoFocus
          isOptional
          label={t("calendar.note")}
          description={t("calendar.noteHint")}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={setNote}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {rights.calendar && (
          <Button type="submit" size="sm" variant="primary">
            <Lock aria-hidden /> {t("calendar.makeBlock")}
          </Button>
        )}
        {rights.reservations && (
          <Button size="sm" onPress={onBook}>
            <CalendarPlus aria-hidden /> {t("calendar.book")}
          </Button>
        )}
        {!rights.calendar && !rights.reservations && (
          <p className="text-sm text-ink-muted">{t("calendar.mayNot")}</p>
        )}
      </div>
    </form>
  );
}
