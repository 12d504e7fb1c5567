// What a person can do at the door: come in, leave, open an account, get a new password.
import { send, sendForJson } from "@/api/request";
import { poll } from "@/kit/polling";
import { SESSION_URL } from "./session-query";
import type { Invited, Session } from "./wire";

export interface SignUp {
  /** Of the account: a business, or the owner's own. */
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  currency: string;
  time_zone: string;
  language: string;
  /** Of an empty house, as the program printed it. */
  setup_code: string;
}

export interface NewPassword {
  token: string;
  password: string;
}

export interface ResetPassword extends NewPassword {
  /** Whether API tokens end too. */
  revoke_tokens: boolean;
}

export interface AcceptInvitation extends NewPassword {
  first_name: string;
  last_name: string;
}

const ROOT = "/api/v2";

const post = <T>(path: string, body: unknown) => sendForJson<T>(`${ROOT}/${path}/`, { method: "POST", body });
const remove = <T>(path: string) => sendForJson<T>(`${ROOT}/${path}/`, { method: "DELETE" });

export const signIn = (body: { email: string; password: string; code?: string }) =>
  post<Session>("session", body);
export const signOut = () => sendForJson<void>(SESSION_URL, { method: "DELETE" });
/** On every other browser. */
export const signOutElsewhere = () => remove<void>("session/everywhere");
export const signUp = (body: SignUp) => post<Session>("signup", body);
export const askForPassword = (body: { email: string }) => post<void>("password-reset", body);
export const setPassword = (body: ResetPassword) => post<void>("password-reset/confirm", body);

export const lookAtInvitation = (token: string, signal: AbortSignal) =>
  sendForJson<Invited>(`${ROOT}/invite/accept/`, { query: new URLSearchParams({ token }), signal });
export const acceptInvitation = (body: AcceptInvitation) => post<Session>("invite/accept", body);

/** Works in another account of one's own from now on. */
export const switchAccount = (account: number) => post<Session>("session/account", { account });

export const impersonate = (body: { email: string }) => post<Session>("session/impersonation", body);
export const stopImpersonating = () => remove<Session>("session/impersonation");

const LOOK_EVERY_MS = 2000;

/** Answers when the demo is there. The server is away while it loads. */
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
