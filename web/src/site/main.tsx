// Entry of the public site. Starts it in steps, each a task of its own, so that a slow phone can paint and scroll in between.
import { pause } from "@/kit/timing/pause";
import "./site.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");

async function main(container: Element) {
  await pause();
  const { createRoot } = await import("react-dom/client");
  await pause();
  const { start } = await import("./app/start");
  await pause();
  await start(container, createRoot);
}

// Not awaited: with a top-level await the bundler puts every shared module into its own file.
void main(root);
