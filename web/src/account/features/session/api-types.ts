// API types of the session.
import type { CodeOf } from "@/api/rows";
import type { Permission } from "../resources";

export type Role = CodeOf<"user", "role">;

export interface Person {
  key: string;
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  is_operator: boolean;
  two_factor: boolean;
}

interface AccountOption {
  id: number;
  name: string;
  role: Role;
}

export interface Account {
  id: number;
  name: string;
  currency: { code: string; symbol: string };
  time_zone: string;
}

export interface DemoLogin {
  email: string;
  name: string;
  /** `operator`, or the role in the account. */
  role: string;
  account: string | null;
}

export interface Session {
  /** `null` without a signed-in user. */
  user: Person | null;
  account: Account | null;
  role: Role | null;
  permissions: Permission[];
  /** Property groups that the user is limited to; `null` if there is no limit. */
  groups: string[] | null;
  accounts: AccountOption[];
  /** The operator who impersonates the user. */
  impersonated_by: string | null;
  /** There is no account yet. */
  first_run: boolean;
  /** The first account requires the code that the server printed at its start. */
  setup_code: boolean;
  /** The empty installation can load the demo instead. */
  demo_offer: boolean;
  /** Whether anybody may sign up. */
  sign_up: boolean;
  /** New users set their password by the link in an e-mail. */
  sign_up_by_letter: boolean;
  /** E-mails are stored instead of sent, and can be read. */
  shows_letters: boolean;
  demo: { password: string; logins: DemoLogin[] } | null;
}

/** What the recipient of an invitation is asked to join. */
export interface Invited {
  account: string;
  email: string;
  role: Role;
  /** The e-mail address already has a password on this installation. */
  is_known: boolean;
}
