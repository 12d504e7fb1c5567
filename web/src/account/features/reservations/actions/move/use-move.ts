// Preview of a move: what it would mean, and whether booking rules prevent it.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/account";
import { usePaused } from "../../../forms";
import { partKey } from "../../../resources";
import { moneyText } from "../../../values";
import type { MovePreview, MoveRequest } from "../../data/api-types";
import { previewMove } from "../../data/calls";
import { isRule } from "../../data/rules";

export const agreedOf = ({ total, due_now, refund }: MovePreview) => ({ total, due_now, refund });

export function useMovePreview(key: string, request: MoveRequest, isMoved: boolean) {
  const written = JSON.stringify(request);
  const asked = usePaused(written);
  const { data, error, isLoading, isPlaceholderData } = useQuery({
    queryKey: [...partKey("reservation", "move-preview", key), asked],
    queryFn: ({ signal }) => previewMove(key, JSON.parse(asked) as MoveRequest, signal),
    enabled: isMoved,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    shown: isMoved && !error ? data : undefined,
    error: isMoved ? error : null,
    isLoading: isMoved && isLoading,
    isStale: asked !== written || isPlaceholderData,
  };
}

/** Whether the owner's own booking rules prevent the move. */
export const isAboutRules = (error: Error | null) =>
  error instanceof ApiError && error.problem.kind === "refusal" && isRule(String(error.problem.code));

/** Label of the button: the amount that is charged or refunded. */
export function confirmText(preview: MovePreview | undefined): string {
  if (!preview) return t("account.move.confirm");
  const { due_now, refund, currency, credit_card } = preview;
  if (due_now > 0 && credit_card)
    return t("account.move.confirmCharge", { amount: moneyText(due_now, currency) });
  if (refund > 0) return t("account.move.confirmRefund", { amount: moneyText(refund, currency) });
  return t("account.move.confirm");
}
