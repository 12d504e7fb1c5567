// The table of conversations with guests, newest first; the inbox shows the same rows.
import { Archive, ArrowLeft, Inbox, Mail, MailOpen, Trash2 } from "lucide-react";
import { STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { callAction, callSetting, columnsOf, declareList, propertyFilter } from "../lists";
import { listHref } from "../resources";
import { ChoiceBadge } from "../values";
import { nameOfGuest, type Thread } from "./api-types";

const column = columnsOf<Thread>();

function Guest({ guest_name, guest_email, unread }: Thread) {
  return (
    <span className={cx("flex items-center gap-2", unread > 0 && "font-semibold")}>
      <span className="line-clamp-1">{guest_name || guest_email}</span>
      {unread > 0 && (
        <span className="grid min-w-5 place-items-center rounded-full bg-accent px-1.5 text-2xs text-on-accent tabular-nums">
          {unread}
        </span>
      )}
    </span>
  );
}

/** Conversations that are not active are archived. */
const ThreadStatus = ({ state_status }: Thread) => (
  <ChoiceBadge
    group="thread_state"
    code={state_status === STATE_STATUS.active ? state_status : STATE_STATUS.paused}
  />
);

/** Link to the inbox, where conversations are answered. */
const ToInbox = () => (
  <p className="border-b border-line px-4 py-2 text-sm sm:px-6">
    <Link isQuiet href={listHref("thread")} className="inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {t("account.inbox.asInbox")}
    </Link>
  </p>
);

export const asRead = () => ({ unread: 0 });

export const threadList = declareList<Thread>({
  resource: "thread",
  icon: Inbox,
  nameOf: nameOfGuest,
  sort: "-last_message_at",
  canCreate: false,
  aboveRows: ToInbox,
  nothingSelected: () => t("account.bulk.noMessagesSelected"),
  columns: [
    column.custom("guest_name", Guest, { phone: "title", isSortable: true }),
    column.custom(
      "last_snippet",
      ({ last_snippet, unread }) => (
        <span className={cx("line-clamp-1 max-w-120", unread === 0 && "text-ink-muted")}>{last_snippet}</span>
      ),
      { phone: "note" },
    ),
    column.text("property_name"),
    column.instant("last_message_at", { phone: "note" }),
    column.custom("state_status", ThreadStatus, { isExtra: true, phone: "hidden" }),
  ],
  filters: [
    { kind: "choice", name: "state_status", field: "state_status", group: "thread_state" },
    propertyFilter,
    { kind: "some", name: "unread", field: "unread" },
    { kind: "instants", name: "last_message_at", field: "last_message_at" },
  ],
  views: [
    { name: "inbox", params: () => ({ state_status: STATE_STATUS.active }) },
    { name: "unread", params: () => ({ state_status: STATE_STATUS.active, unread__gt: "0" }) },
    { name: "archived", params: () => ({ state_status: STATE_STATUS.paused }) },
  ],
  actions: [
    { ...callAction<Thread>("mark-read", <MailOpen />), updateRow: asRead },
    callSetting<Thread>("archive", <Archive />, { state_status: STATE_STATUS.paused }),
    { ...callAction<Thread>("delete", <Trash2 />, "state_status"), updateRow: () => null, isDangerous: true },
    {
      ...callAction<Thread>("mark-unread", <Mail />),
      updateRow: ({ unread }) => ({ unread: Math.max(unread, 1) }),
    },
    callSetting<Thread>("unarchive", <Inbox />, { state_status: STATE_STATUS.active }),
  ],
});
