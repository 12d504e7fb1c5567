// The dashboard, which is the first screen of the account area.
export { HomeScreen } from "./dashboard-screen";
