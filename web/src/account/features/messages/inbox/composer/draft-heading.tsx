// Subject of the reply in the guest's e-mail, and whether it is an offer; both come from the template.
import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { t } from "@/i18n/inbox";
import { IconButton } from "@/ui/action/icon-button";
import { Badge } from "@/ui/feedback/badge";
import { TextField } from "@/ui/form/text-field";
import type { Draft } from "./draft";

const MAX_LETTERS = 300;

interface DraftHeadingProps {
  draft: Draft;
  onChange: (subject: string) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function DraftHeading({
  draft: { subject, is_offer },
  onChange,
  onRemove,
  onKeyDown,
}: DraftHeadingProps) {
  if (subject === null && !is_offer) return null;
  const name = t("account.field.subject");
  return (
    <div className="flex items-center gap-2">
      {subject !== null && (
        <>
          <TextField
            label={name}
            prefix={
              <span aria-hidden className="text-sm">
                {name}
              </span>
            }
            value={subject}
            maxLength={MAX_LETTERS}
            onChange={onChange}
            onKeyDown={(event) => {
              // Enter would submit the form.
              if (event.key === "Enter") event.preventDefault();
              onKeyDown(event);
            }}
            className="[&_label]:sr-only"
          />
          <IconButton
            label={t("ui.remove", { name })}
            size="sm"
            onPress={onRemove}
            className="max-sm:size-11"
          >
            <X aria-hidden />
          </IconButton>
        </>
      )}
      {is_offer && <Badge tone="accent">{t("account.field.is_offer")}</Badge>}
    </div>
  );
}
