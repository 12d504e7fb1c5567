// The screens before sign-in.
export { InvitationScreen } from "./invitation-screen";
export { LoginScreen } from "./login-screen";
export { ForgotPasswordScreen, ResetPasswordScreen } from "./password-screens";
export { SignupScreen } from "./signup-screen";
