// The session: the signed-in user, and their permissions.

export type { Account, DemoLogin, Person, Role, Session } from "./api-types";
export { expiry } from "./expiry";
export {
  acceptInvitation,
  askForPassword,
  impersonate,
  loadDemo,
  lookAtInvitation,
  setPassword,
  signIn,
  signOut,
  signOutElsewhere,
  signUp,
  stopImpersonating,
  switchAccount,
} from "./session-calls";
export {
  isSignedIn,
  type SignedIn,
  SignedInProvider,
  sessionQuery,
  useCanSee,
  useCanWrite,
  useMay,
  useMayWrite,
  useSession,
  useSignedIn,
} from "./session-query";
