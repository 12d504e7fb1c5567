// The first screen.
export { HomeScreen } from "./home-screen";
