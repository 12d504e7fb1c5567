// Source of a booking: an existing one, or a new one created in place.
import { Plus } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { ObjectSelector } from "@/ui/select/object-selector";
import { resourceOf, writerOf } from "../../resources";
import { useMay } from "../../session";
import { NewSource, type Source } from "./new-source";

interface SourceFieldProps {
  value: Source | null;
  onChange: (source: Source | null) => void;
  className?: string;
}

export function SourceField({ value, onChange, className }: SourceFieldProps) {
  const mayAdd = useMay(writerOf("source"));
  const [isAdding, setAdding] = useState(false);
  const chosen = value ? [value] : [];
  return (
    <div className={className}>
      <ObjectSelector<Source, "object">
        isSingle
        isOptional
        label={t("account.field.source")}
        display="name"
        modelFormat="object"
        load={(query, signal) => resourceOf<Source>("source").list(query, { signal })}
        value={chosen}
        known={chosen}
        onChange={([next]) => onChange(next ?? null)}
      />
      {mayAdd && (
        <Button variant="quiet" size="sm" className="mt-1 -ms-2" onPress={() => setAdding(true)}>
          <Plus aria-hidden /> {t("account.source.add")}
        </Button>
      )}
      {isAdding && <NewSource onClose={() => setAdding(false)} onAdded={onChange} />}
    </div>
  );
}
