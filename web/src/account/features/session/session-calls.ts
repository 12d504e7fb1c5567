// Calls of the session API: sign in, sign out, sign up, set a new password, accept an invitation.
import { send, sendForJson } from "@/api/request";
import { poll } from "@/kit/timing/polling";
import type { Invited, Session } from "./api-types";
import { SESSION_URL } from "./session-query";

interface SignUp {
  /** Name of the account: a business, or the owner. */
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  currency: string;
  time_zone: string;
  language: string;
  /** Of an empty installation, as printed by the server. */
  setup_code: string;
}

interface NewPassword {
  token: string;
  password: string;
}

interface ResetPassword extends NewPassword {
  /** Whether to revoke API tokens, too. */
  revoke_tokens: boolean;
}

interface AcceptInvitation extends NewPassword {
  first_name: string;
  last_name: string;
}

const ROOT = "/api/v2";

const post = <T>(path: string, body: unknown) => sendForJson<T>(`${ROOT}/${path}/`, { method: "POST", body });
const remove = <T>(path: string) => sendForJson<T>(`${ROOT}/${path}/`, { method: "DELETE" });

export const signIn = (body: { email: string; password: string; code?: string }) =>
  post<Session>("session", body);
export const signOut = () => sendForJson<void>(SESSION_URL, { method: "DELETE" });
/** Ends the sessions in all other browsers. */
export const signOutElsewhere = () => remove<void>("session/everywhere");
export const signUp = (body: SignUp) => post<Session>("signup", body);
export const askForPassword = (body: { email: string }) => post<void>("password-reset", body);
export const setPassword = (body: ResetPassword) => post<void>("password-reset/confirm", body);

export const lookAtInvitation = (token: string, signal: AbortSignal) =>
  sendForJson<Invited>(`${ROOT}/invite/accept/`, { query: new URLSearchParams({ token }), signal });
export const acceptInvitation = (body: AcceptInvitation) => post<Session>("invite/accept", body);

/** Switches to another account of the user. */
export const switchAccount = (account: number) => post<Session>("session/account", { account });

export const impersonate = (body: { email: string }) => post<Session>("session/impersonation", body);
export const stopImpersonating = () => remove<Session>("session/impersonation");

const LOOK_EVERY_MS = 2000;

/** Resolves when the demo is loaded. The server is unavailable meanwhile. */
export async function loadDemo(setupCode: string): Promise<void> {
  await send(`${ROOT}/demo/`, { method: "POST", body: { setup_code: setupCode } });
  await new Promise<void>((done) => {
    const stop = poll(
      async (signal) => {
        const { demo } = await sendForJson<Session>(SESSION_URL, { signal });
        if (!demo) return;
        stop();
        done();
      },
      LOOK_EVERY_MS,
      () => {},
    );
  });
}
