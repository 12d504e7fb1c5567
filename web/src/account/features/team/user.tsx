// The list of the users of the account.
import { Users } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { columnsOf, declareList } from "../lists";
import { InvitePerson } from "./invite-person";
import { OpenInvitations } from "./open-invitations";

type User = RowOf<"user">;

const column = columnsOf<User>();
const nameOf = ({ first_name, last_name, email }: User) => `${first_name} ${last_name}`.trim() || email;

export const userList = declareList<User>({
  resource: "user",
  icon: Users,
  nameOf,
  modals: { create: InvitePerson },
  createLabel: () => t("account.team.invite"),
  aboveRows: OpenInvitations,
  columns: [
    column.custom("name", (user) => <Person user={user} />, { phone: "title" }),
    column.choice("role", "role"),
    column.instant("created_at"),
  ],
  filters: [{ kind: "choice", name: "role", field: "role", group: "role" }],
});

function Person({ user }: { user: User }) {
  return (
    <>
      <span className="line-clamp-1">{nameOf(user)}</span>
      <span className="block truncate text-xs font-normal text-ink-subtle">{user.email}</span>
    </>
  );
}
