// Shared parts of the measuring scripts: server address, browser, statistics.
import { chromium } from "@playwright/test";

export const SERVER = process.env.CASITA_URL ?? "http://127.0.0.1:8080";

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {number[]} numbers */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Prints the table and the exceeded limits; exits with an error if there are any.
 * @param {Record<string, object>} table @param {string[]} problems
 */
export function report(table, problems) {
  console.table(table);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
