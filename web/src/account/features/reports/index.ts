// Reports: how full homes were and what they earned.
export { ReportScreen } from "./report-screen";
