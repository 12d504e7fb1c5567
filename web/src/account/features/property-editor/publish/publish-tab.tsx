// How the home stands, what it lacks, and the buttons that put it on sale or take it off.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  ArrowRight,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleOff,
  CirclePause,
  CirclePlay,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/editor";
import { translateKnown } from "@/i18n/translate";
import { Button } from "@/ui/button";
import { cx } from "@/ui/class-names";
import { Dialog } from "@/ui/dialog";
import { Section } from "@/ui/section";
import { toasts } from "@/ui/toast-queue";
import { refreshRows, resourceOf } from "../../resources";
import { ChoiceBadge } from "../../values";
import type { Listing, Property } from "../data/wire";
import { useEditor } from "../frame/editor-context";
import { tabHref } from "../frame/tabs";
import { isReady, type Need } from "./checklist";
import { OnSale } from "./on-sale";

type Act = "activate" | "pause" | "discontinue";

/** What the owner may do about each of the seven ways a listing can stand; the others wait for the house. */
const ACTS: Readonly<Record<string, readonly Act[]>> = {
  w: ["activate"],
  a: ["pause", "discontinue"],
  p: ["activate", "discontinue"],
  n: ["pause", "discontinue"],
  s: ["activate", "discontinue"],
  d: ["activate"],
  u: [],
};

const ON_SALE = "a";

const LOOKS = { activate: "primary", pause: "secondary", discontinue: "quiet" } as const satisfies Record<
  Act,
  string
>;

const ICONS: Record<Act, ReactNode> = {
  activate: <CirclePlay aria-hidden />,
  pause: <CirclePause aria-hidden />,
  discontinue: <CircleOff aria-hidden />,
};

export function PublishTab({ needs }: { needs: readonly Need[] }) {
  const { listing } = useEditor();
  return (
    <>
      {listing && <Standing listing={listing.values} isComplete={isReady(needs)} />}
      <Section title={t("editor.publish.required")} hint={t("editor.publish.requiredHint")}>
        <Needs needs={needs.filter(({ isRequired }) => isRequired)} />
      </Section>
      <Section title={t("editor.publish.advised")} hint={t("editor.publish.advisedHint")}>
        <Needs needs={needs.filter(({ isRequired }) => !isRequired)} />
      </Section>
    </>
  );
}

function Standing({ listing, isComplete }: { listing: Listing; isComplete: boolean }) {
  const { active_type } = listing;
  const work = useStanding(listing);
  const [isAsked, setAsked] = useState(false);
  const act = (name: Act) => (name === "discontinue" ? setAsked(true) : work.mutate(name));
  const acts = ACTS[active_type] ?? [];
  return (
    <Section
      title={t("editor.publish.standing")}
      action={<ChoiceBadge group="active_type" code={active_type} />}
    >
      <p className="max-w-prose text-[0.9375rem] text-ink-muted">
        {translateKnown(`editor.standing.${active_type}`, "")}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {active_type === ON_SALE && <OnSale />}
        {acts.map((name) => (
          <Button
            key={name}
            variant={LOOKS[name]}
            isDisabled={name === "activate" && !isComplete}
            isPending={work.isPending && work.variables === name}
            onPress={() => act(name)}
          >
            {ICONS[name]} {t(`editor.publish.${name}`)}
          </Button>
        ))}
        {acts.includes("activate") && !isComplete && (
          <p className="text-sm text-ink-muted">{t("editor.publish.notYet")}</p>
        )}
      </div>
      <Dialog
        isOpen={isAsked}
        size="sm"
        role="alertdialog"
        title={t("editor.publish.discontinueTitle")}
        onOpenChange={setAsked}
        footer={
          <>
            <Button onPress={() => setAsked(false)}>{t("account.cancel")}</Button>
            <Button
              variant="danger"
              onPress={() => {
                setAsked(false);
                work.mutate("discontinue");
              }}
            >
              {t("editor.publish.discontinue")}
            </Button>
          </>
        }
      >
        {t("editor.publish.discontinueDetail")}
      </Dialog>
    </Section>
  );
}

/** A home that is switched off is switched on with its listing; undo sets the listing back. */
function useStanding({ key, active_type }: Listing) {
  const client = useQueryClient();
  const { property } = useEditor();
  const listings = resourceOf<Listing>("listing");
  const refresh = () => Promise.all([refreshRows(client, "listing"), refreshRows(client, "property")]);
  const undo = useMutation({
    mutationFn: (standing: string) => listings.update(key, { active_type: standing }),
    onSuccess: refresh,
  });
  return useMutation({
    mutationFn: async (act: Act) => {
      await listings.actOnMany(act, [key]);
      const isOff = property.values.state_status !== "a";
      if (act === "activate" && isOff)
        await resourceOf<Property>("property").update(property.values.key, { state_status: "a" });
    },
    onSuccess: async (_, act) => {
      toasts.show({
        kind: "success",
        title: t(`editor.publish.done.${act}`),
        action: { label: t("account.bulk.undo"), run: () => undo.mutate(active_type) },
      });
      await refresh();
    },
  });
}

function Needs({ needs }: { needs: readonly Need[] }) {
  const { property } = useEditor();
  return (
    <ul className="-my-1 flex flex-col divide-y divide-line">
      {needs.map((need) => {
        const [Icon, tone] = markOf(need);
        return (
          <li key={need.name} className="flex items-center gap-3 py-2.5">
            <Icon aria-hidden className={cx("size-5 shrink-0", tone)} />
            <span className="min-w-0 flex-1 text-[0.9375rem]">
              <span className={cx(need.isMet && "text-ink-muted")}>{t(`editor.need.${need.name}`)}</span>
              <span className="sr-only">
                {" – "}
                {need.isMet ? t("editor.need.isMet") : t("editor.incomplete")}
              </span>
            </span>
            {!need.isMet && (
              <Link
                href={tabHref(property.values.key, need.tab)}
                aria-label={t("editor.need.go", {
                  need: t(`editor.need.${need.name}`),
                  tab: t(`editor.tab.${need.tab}`),
                })}
                className="focus-ring inline-flex min-h-9 items-center gap-1.5 rounded-xs text-sm font-medium whitespace-nowrap text-accent-text data-hovered:underline"
              >
                {t(`editor.tab.${need.tab}`)} <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function markOf({ isMet, isRequired }: Need) {
  if (isMet) return [CircleCheck, "text-success"] as const;
  return isRequired ? ([CircleAlert, "text-warning"] as const) : ([Circle, "text-ink-subtle"] as const);
}
