// The dashboard, which is the first screen of the account area.
export { DashboardScreen } from "./dashboard-screen";
