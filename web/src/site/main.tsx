// Starts the public site.
import { start } from "./app/start";
import "./site.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");

// In a task of its own, so that the browser can paint between reading the script and running it. (And not awaited: with a
// top-level await the bundler keeps every shared module in a file of its own.)
setTimeout(() => void start(root));
