// Starts the account area.
import { start } from "./app/start";
import "./account.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");

// No top-level await, as in site/main.tsx.
void start(root);
