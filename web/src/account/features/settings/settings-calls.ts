// API calls for a user's own settings: name, password, second factor, closing the account.
import { sendForJson } from "@/api/request";

interface Profile {
  first_name: string;
  last_name: string;
  language: string;
}

export interface TwoFactorStart {
  /** To be typed if the QR code cannot be scanned. */
  secret: string;
  qr_svg: string;
}

/** Proof of the signed-in user's identity. */
export interface Proof {
  password: string;
  /** From the authenticator app, or a recovery code. */
  code: string;
}

interface RecoveryCodes {
  recovery_codes: string[];
}

const call = <T>(method: "POST" | "PATCH", path: string, body?: unknown) =>
  sendForJson<T>(`/api/v2/${path}/`, { method, body });

export const saveProfile = (body: Profile) => call<unknown>("PATCH", "profile", body);
export const changePassword = (body: {
  current_password: string;
  password: string;
  revoke_tokens: boolean;
}) => call<void>("POST", "profile/password", body);
export const startTwoFactor = () => call<TwoFactorStart>("POST", "two-factor");
export const confirmTwoFactor = (body: { code: string }) =>
  call<RecoveryCodes>("POST", "two-factor/confirm", body);
export const stopTwoFactor = (body: Proof) => call<void>("POST", "two-factor/disable", body);
export const renewRecoveryCodes = (body: Proof) =>
  call<RecoveryCodes>("POST", "two-factor/recovery-codes", body);
export const closeAccount = (body: { name: string; password: string }) =>
  call<void>("POST", "account/close", body);
