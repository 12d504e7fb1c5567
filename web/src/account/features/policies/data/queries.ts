// Queries about policies and agreements: previews before saving, homes that use them, and earlier editions.
import { queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import type { RowOf } from "@/api/rows";
import { partKey, type ResourceName, rowsQuery } from "../../resources";
import type {
  AgreementPreview,
  AgreementVariable,
  Edition,
  PaymentPreview,
  PlanPart,
  PromotionPreview,
  PromotionPreviewRequest,
  RefundPreview,
  RefundTerms,
  Sample,
} from "./api-types";

const MAX_HOMES = 8;

/** No retry: the same input would give the same error. */
const preview = <T>(resource: ResourceName, request: object) =>
  queryOptions({
    queryKey: partKey(resource, "preview", JSON.stringify(request)),
    queryFn: ({ signal }) =>
      sendForJson<T>(`/api/v2/${resource}/preview/`, { method: "POST", body: request, signal }),
    retry: false,
  });

export const refundPreviewQuery = (request: RefundTerms & Sample) =>
  preview<RefundPreview>("refund-policy", request);

export const paymentPreviewQuery = (request: { parts: PlanPart[] } & Sample) =>
  preview<PaymentPreview>("payment-policy", request);

export const promotionPreviewQuery = (request: PromotionPreviewRequest) =>
  preview<PromotionPreview>("promotion", request);

export const agreementPreviewQuery = (body: string) => preview<AgreementPreview>("agreement", { body });

const results = async <T>(path: string, signal: AbortSignal) =>
  (await sendForJson<{ results: T[] }>(path, { signal })).results;

export const agreementVariablesQuery = () =>
  queryOptions({
    queryKey: partKey("agreement", "variables", ""),
    queryFn: ({ signal }) => results<AgreementVariable>("/api/v2/agreement/variables/", signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const editionsQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("agreement", "editions", key),
    queryFn: ({ signal }) =>
      results<Edition>(`/api/v2/agreement/${encodeURIComponent(key)}/editions/`, signal),
  });

type HomeOf = RowOf<"listing">;

/** The field of a listing that refers to each kind of policy. */
export const LISTING_FIELDS = {
  "refund-policy": "refund_policy",
  "payment-policy": "payment_policy",
  agreement: "agreement",
} as const;

export type Policy = keyof typeof LISTING_FIELDS;

/** The listings that use the policy; for an agreement, any of its editions. */
export const homesQuery = (policy: Policy, keys: readonly string[]) =>
  rowsQuery<HomeOf>("listing", {
    filters: { [LISTING_FIELDS[policy]]: keys },
    order_by: "key",
    limit: MAX_HOMES,
  });
