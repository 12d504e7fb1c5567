// Starts the demo server once for all tests, and stops it afterwards.
import { join } from "node:path";
import { run } from "./binary";

export default async function start() {
  const { url, data, stop } = await run("--demo");
  process.env.CASITA_URL = url;
  process.env.CASITA_MAIL = join(data, "mail");
  return stop;
}
