// Common fees: a press fills in the name and the kind of charge.
import { Plus } from "lucide-react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import type { Values } from "../../row-pages";

const FEES = [
  { name: "cleaning", kind: "flat" },
  { name: "pets", kind: "per_pet" },
] as const;

const ADDONS = [
  { name: "linen", kind: "per_guest" },
  { name: "late", kind: "flat" },
] as const;

interface FeeSamplesProps {
  isOptional: boolean;
  onAdd: (initial: Values) => void;
}

export const FeeSamples = ({ isOptional, onAdd }: FeeSamplesProps) => (
  <div className="flex flex-wrap items-center gap-2">
    {(isOptional ? ADDONS : FEES).map(({ name, kind }) => (
      <Button key={name} size="sm" onPress={() => onAdd({ name: t(`editor.feeSample.${name}`), kind })}>
        <Plus aria-hidden /> {t(`editor.feeSample.${name}`)}
      </Button>
    ))}
  </div>
);
