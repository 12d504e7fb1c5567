// What whoever runs the platform can do.
export { OperatorScreen } from "./operator-screen";
