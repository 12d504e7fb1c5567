// Input of a share of a price: typed in percent, stored in basis points, at most 100 %.
import { useState } from "react";
import { t } from "@/i18n/policies";
import { basisPointsIn, percentOf } from "@/kit/money/percent";
import { TextField } from "@/ui/form/text-field";

const WHOLE = 10_000;

const read = (words: string) => {
  const points = basisPointsIn(words);
  return points !== null && points <= WHOLE ? points : null;
};

interface PercentOfProps {
  label: string;
  percent: number;
  onChange: (percent: number) => void;
}

export function PercentOf({ label, percent, onChange }: PercentOfProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? percentOf(percent);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      suffix="%"
      value={text}
      isInvalid={read(text) === null}
      errorMessage={t("policies.percentInvalid")}
      onChange={(next) => {
        setTyped(next);
        const points = read(next);
        if (points !== null) onChange(points);
      }}
      onBlur={() => read(text) !== null && setTyped(null)}
    />
  );
}
