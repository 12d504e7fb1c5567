// The list of sent e-mails, with recipient and outcome.
import { Mails, SquareArrowOutUpRight } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { columnsOf, declareList } from "../lists";
import { useSession } from "../session";

type Email = RowOf<"letter">;

/** E-mails whose links give access to an account: only their recipients may read them. */
const SECRET_KINDS = ["invitation", "password_reset", "sign_up_known"];

const column = columnsOf<Email>();

export const emailList = declareList<Email>({
  resource: "letter",
  icon: Mails,
  nameOf: ({ recipient, key }) => recipient || key,
  sort: "-created_at",
  canCreate: false,
  columns: [
    column.name("recipient", ({ failure }) => failure, { isSortable: false }),
    column.custom("subject", (letter) => <Subject letter={letter} />, { phone: "note", isInteractive: true }),
    column.choice("state", "letter_state", { isSortable: false }),
    column.count("attempts", { isSortable: false, isExtra: true }),
    column.instant("sent_at", { isSortable: false, isExtra: true }),
    column.instant("created_at"),
  ],
  filters: [
    { kind: "choice", name: "state", field: "state", group: "letter_state" },
    { kind: "text", name: "recipient__icontains", field: "recipient" },
    { kind: "instants", name: "created_at", field: "created_at" },
  ],
  views: [{ name: "failed", params: () => ({ state: "failed" }) }],
});

function Subject({ letter: { key, kind, subject } }: { letter: Email }) {
  const { data: session } = useSession();
  const text = subject || t("account.letter.unwritten");
  if (!session?.shows_letters || SECRET_KINDS.includes(kind)) return text;
  return (
    <Link
      href={`/api/v2/letter/${key}/preview/`}
      target="_blank"
      className="inline-flex items-center gap-1.5"
      aria-label={t("account.letter.read", { subject: text })}
    >
      {text} <SquareArrowOutUpRight aria-hidden className="size-3.5 shrink-0" />
    </Link>
  );
}
