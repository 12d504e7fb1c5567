// Status of the home, what it lacks, and the buttons to put it on sale or take it off.
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
import { ACTIVE_TYPE, type ActiveType, STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/editor";
import { translateKnown } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Section } from "@/ui/layout/section";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { notifyNotOnSale, undoStatus } from "../../listings";
import { refreshRows, resourceOf } from "../../resources";
import { ChoiceBadge } from "../../values";
import type { Listing, Property } from "../data/api-types";
import type { ListingAct, Readiness } from "../data/readiness";
import { useEditor } from "../frame/editor-context";
import { tabHref } from "../frame/tabs";
import { type Need, tabOf } from "./checklist";
import { OnSale } from "./on-sale";

const LOOKS = { activate: "primary", pause: "secondary", discontinue: "quiet" } as const satisfies Record<
  ListingAct,
  string
>;

const ICONS: Record<ListingAct, ReactNode> = {
  activate: <CirclePlay aria-hidden />,
  pause: <CirclePause aria-hidden />,
  discontinue: <CircleOff aria-hidden />,
};

export function PublishTab({ readiness }: { readiness: Readiness }) {
  const { listing } = useEditor();
  const { needs } = readiness;
  return (
    <>
      {listing && <StatusSection listing={listing.values} readiness={readiness} />}
      <Section title={t("editor.publish.required")} hint={t("editor.publish.requiredHint")}>
        <Needs needs={needs.filter(({ required }) => required)} />
      </Section>
      <Section title={t("editor.publish.advised")} hint={t("editor.publish.advisedHint")}>
        <Needs needs={needs.filter(({ required }) => !required)} />
      </Section>
    </>
  );
}

function StatusSection({ listing, readiness }: { listing: Listing; readiness: Readiness }) {
  const { acts, ready: isComplete } = readiness;
  const { active_type } = listing;
  const work = useStatusChange(listing);
  const [isAsked, setAsked] = useState(false);
  const act = (name: ListingAct) => (name === "discontinue" ? setAsked(true) : work.mutate(name));
  return (
    <Section
      title={t("editor.publish.standing")}
      action={<ChoiceBadge group="active_type" code={active_type} />}
    >
      <p className="max-w-prose text-[0.9375rem] text-ink-muted">
        {translateKnown(`editor.standing.${active_type}`, "")}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {active_type === ACTIVE_TYPE.active && <OnSale />}
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

/** Activating a listing also activates an inactive home; undo restores only the listing. */
function useStatusChange({ key, active_type }: Listing) {
  const client = useQueryClient();
  const { property } = useEditor();
  const listings = resourceOf<Listing>("listing");
  const refresh = () => Promise.all([refreshRows(client, "listing"), refreshRows(client, "property")]);
  const undo = useMutation({
    mutationFn: (status: ActiveType) => listings.update(key, { active_type: status }),
    onSuccess: refresh,
  });
  return useMutation({
    mutationFn: async (act: ListingAct) => {
      const answer = await listings.actOnMany(act, [key]);
      const isOff = property.values.state_status !== STATE_STATUS.active;
      if (act === "activate" && isOff)
        await resourceOf<Property>("property").update(property.values.key, {
          state_status: STATE_STATUS.active,
        });
      return answer;
    },
    onSuccess: async ({ unsold = [] }, act) => {
      if (unsold.length > 0) notifyNotOnSale(unsold);
      else
        toasts.show({
          kind: "success",
          title: t(`editor.publish.done.${act}`),
          action: { label: t("account.bulk.undo"), run: () => undo.mutate(undoStatus(active_type)) },
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
              <span className={cx(need.met && "text-ink-muted")}>{t(`editor.need.${need.name}`)}</span>
              <span className="sr-only">
                {" – "}
                {need.met ? t("editor.need.isMet") : t("editor.incomplete")}
              </span>
            </span>
            {!need.met && (
              <Link
                href={tabHref(property.values.key, tabOf(need.name))}
                aria-label={t("editor.need.go", {
                  need: t(`editor.need.${need.name}`),
                  tab: t(`editor.tab.${tabOf(need.name)}`),
                })}
                className="focus-ring inline-flex min-h-9 items-center gap-1.5 rounded-xs text-sm font-medium whitespace-nowrap text-accent-text data-hovered:underline"
              >
                {t(`editor.tab.${tabOf(need.name)}`)}{" "}
                <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function markOf({ met, required }: Need) {
  if (met) return [CircleCheck, "text-success"] as const;
  return required ? ([CircleAlert, "text-warning"] as const) : ([Circle, "text-ink-subtle"] as const);
}
