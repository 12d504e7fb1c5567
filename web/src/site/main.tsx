// Starts the public site.
import { start } from "./app/start";
import "./site.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");

await start(root);
