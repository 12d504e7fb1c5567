// Creates a refund policy from the preset of a large channel.
import { t } from "@/i18n/policies";
import { NewPolicy } from "../create/new-policy";
import { REFUND_PRESETS, type RefundPreset } from "../data/presets";
import { sentenceOf } from "./sentence";

const PRESETS = Object.keys(REFUND_PRESETS) as RefundPreset[];

export function NewRefundPolicy({ onClose }: { onClose: () => void }) {
  return (
    <NewPolicy
      resource="refund-policy"
      title={t("policies.refund.new")}
      presets={PRESETS.map((key) => ({
        key,
        label: t(`policies.preset.${key}`),
        description: sentenceOf(REFUND_PRESETS[key]),
      }))}
      rowOf={(preset) => ({ ...REFUND_PRESETS[preset], text: sentenceOf(REFUND_PRESETS[preset]) })}
      note={t("policies.preset.note")}
      onClose={onClose}
    />
  );
}
