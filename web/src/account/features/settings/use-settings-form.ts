// A form of the settings that confirms when it is saved.
import { t } from "@/i18n/account";
import { toasts } from "@/ui/overlay/toast-queue";
import { useShortForm } from "../forms";

export const useSettingsForm = <V extends object>(
  initial: V,
  send: (values: V) => Promise<unknown>,
  onSaved?: (values: V) => void,
) =>
  useShortForm<V, unknown>({
    initial,
    send,
    onDone: (_answer, values) => {
      toasts.show({ kind: "success", title: t("account.record.saved") });
      onSaved?.(values);
    },
  });
