// What can be done with the selected rows, at the lower edge while any are selected.
import { ChevronDown, X } from "lucide-react";
import { Suspense, useState } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuItem, MenuTrigger } from "@/ui/menu";
import type { ResourceName } from "../resources";
import { deletionText } from "../states";
import type { BulkAction } from "./declaration";
import { Matching } from "./matching";
import type { MatchingLineProps } from "./matching-line";

const IN_SIGHT = 3;

interface BulkBarProps<T extends Row> {
  actions: readonly BulkAction<T>[];
  count: number;
  isPending: boolean;
  onAct: (action: BulkAction<T>) => void;
  onClear: () => void;
  more: Omit<MatchingLineProps, "selected" | "className">;
}

/** Stays until the last part of what was asked for is done. */
export function BulkBar<T extends Row>({ count, more, ...props }: BulkBarProps<T>) {
  if (count === 0 && !more.progress) return null;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t("account.bulk.actions")}
      className="fixed inset-x-3 bottom-20 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-pop-in flex-col gap-1.5 rounded-xl border border-line bg-raised p-1.5 ps-4 shadow-lg outline-none sm:absolute sm:bottom-16"
    >
      <Matching {...more} selected={count} className="pe-1.5" />
      {count > 0 && <Actions count={count} isFinding={more.matching.isUnderWay} {...props} />}
    </div>
  );
}

interface ActionsProps<T extends Row> extends Omit<BulkBarProps<T>, "more"> {
  isFinding: boolean;
}

function Actions<T extends Row>({ actions, count, isPending, isFinding, onAct, onClear }: ActionsProps<T>) {
  const rest = actions.slice(IN_SIGHT);
  return (
    <div className="flex items-center gap-1.5">
      <span className="me-auto pe-2 text-sm font-medium whitespace-nowrap tabular-nums" aria-live="polite">
        {t("account.bulk.selected", { count })}
      </span>
      {actions.slice(0, IN_SIGHT).map((action) => (
        <Button
          key={action.name}
          size="sm"
          variant={action.isDangerous ? "danger" : "secondary"}
          isPending={isPending}
          isDisabled={isFinding}
          onPress={() => onAct(action)}
          className="max-sm:px-2"
        >
          {action.icon}
          <span className="max-sm:sr-only">{t(`account.action.${action.name}`)}</span>
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuTrigger>
          <Button size="sm" isDisabled={isFinding}>
            {t("account.bulk.more")} <ChevronDown aria-hidden />
          </Button>
          <ActionMenu actions={rest} onAct={onAct} />
        </MenuTrigger>
      )}
      <IconButton label={t("account.bulk.clear")} size="sm" onPress={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

export function ActionMenu<T extends Row>({ actions, onAct }: Pick<BulkBarProps<T>, "actions" | "onAct">) {
  return (
    <Menu>
      {actions.map((action) => (
        <MenuItem
          key={action.name}
          icon={action.icon}
          isDangerous={action.isDangerous}
          onAction={() => onAct(action)}
        >
          {t(`account.action.${action.name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface Asking<T extends Row> {
  resource: ResourceName;
  chosen: () => readonly T[];
  act: (action: BulkAction<T>) => void;
}

/** Asks before what cannot be taken back, and what exactly where an action leaves that open. */
export function useAskedAction<T extends Row>({ resource, chosen, act }: Asking<T>) {
  const [asked, setAsked] = useState<BulkAction<T> | null>(null);
  const close = () => setAsked(null);
  const run = (action: BulkAction<T>) => {
    close();
    act(action);
  };
  const request = (action: BulkAction<T>) =>
    action.mustConfirm || action.question ? setAsked(action) : act(action);
  const asking = asked?.question;
  const question = asking ? (
    <Suspense fallback={null}>
      <asking.ask
        resource={resource}
        rows={chosen()}
        onAnswer={(values, way) => run(asking.act(values, way))}
        onClose={close}
      />
    </Suspense>
  ) : (
    asked && <Confirm action={asked} rows={chosen()} onAct={run} onClose={close} />
  );
  return { request, question };
}

interface ConfirmProps<T extends Row> {
  action: BulkAction<T>;
  rows: readonly T[];
  onAct: (action: BulkAction<T>) => void;
  onClose: () => void;
}

function Confirm<T extends Row>({ action, rows, onAct, onClose }: ConfirmProps<T>) {
  const name = t(`account.action.${action.name}`);
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("account.bulk.confirm", { action: name, count: rows.length })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="danger" onPress={() => onAct(action)}>
            {name}
          </Button>
        </>
      }
    >
      {deletionText(rows)}
    </Dialog>
  );
}
