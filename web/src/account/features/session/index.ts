// The session: the signed-in user, and their permissions.
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
  switchAccount } from "./session-calls";
export {
  isSignedIn,
  type SignedIn,
  SignedInProvider,
  sessionQuery,
  useMay,
  useMayWrite,
  useCanSee,
  useSession,
  useSignedIn } from "./session-query";
export type { Account, DemoLogin, Person, Role, Session } from "./api-types";
