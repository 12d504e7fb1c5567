// Who is signed in, as the server tells it.
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

export interface Workplace {
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
  /** `null` for a stranger. */
  user: Person | null;
  account: Account | null;
  role: Role | null;
  permissions: Permission[];
  /** The groups of homes that the user is limited to; `null` when there is no limit. */
  groups: string[] | null;
  accounts: Workplace[];
  /** The operator who acts in the user's name. */
  impersonated_by: string | null;
  /** There is no account at all yet. */
  first_run: boolean;
  /** The first account needs the code that the program printed when it started. */
  setup_code: boolean;
  /** The empty house may be filled with the demo instead. */
  demo_offer: boolean;
  /** Whether strangers may open an account. */
  sign_up: boolean;
  /** Whoever opens an account chooses the password by a letter. */
  sign_up_by_letter: boolean;
  /** Letters are kept instead of being sent, and can be read. */
  shows_letters: boolean;
  demo: { password: string; logins: DemoLogin[] } | null;
}

/** What the holder of an invitation is asked to join. */
export interface Invited {
  account: string;
  email: string;
  role: Role;
  /** The address has a password here already. */
  is_known: boolean;
}
