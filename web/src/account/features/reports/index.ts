// Reports about occupancy and earnings.
export { ReportScreen } from "./report-screen";
