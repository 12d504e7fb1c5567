// Signs in to the large account of `casita demo --properties 1000` and sends the API requests that its screens send.
import { SERVER } from "./measuring.mjs";

const EMAIL = process.env.CASITA_MANAGER ?? "owner@big-world.test";
const PASSWORD = process.env.CASITA_PASSWORD ?? "casita-demo";
/** Timeout in milliseconds; importing a thousand stays is slow. */
const TIMEOUT_MS = 600_000;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ results: any[], count: number }} Rows */

/** @param {Page} page */
export async function signIn(page) {
  await page.goto(`${SERVER}/account/login/`);
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
}

/** @typedef {NonNullable<Parameters<Page["request"]["fetch"]>[1]>} Call */

/** @param {Page} page @param {string} path @param {Call} call @returns {Promise<any>} */
async function call(page, path, { headers, ...rest }) {
  const cookies = await page.context().cookies(SERVER);
  const token = cookies.find(({ name }) => name === "csrftoken")?.value ?? "";
  const answer = await page.request.fetch(SERVER + path, {
    timeout: TIMEOUT_MS,
    headers: { ...headers, "x-csrftoken": token },
    ...rest,
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${(await answer.text()).slice(0, 500)}`);
  return answer.json();
}

/**
 * Sends a GET request, or with a body a write request: a string is sent as CSV, anything else as JSON.
 * @param {Page} page @param {string} path @param {string | object} [body] @param {"POST" | "PATCH"} [method] @returns {Promise<any>}
 */
export const ask = (page, path, body, method = "POST") =>
  call(page, path, {
    ...(body !== undefined && {
      method,
      data: body,
      headers: { "content-type": typeof body === "string" ? "text/csv" : "application/json" },
    }),
  });

/** @param {Page} page @param {string} property @param {Buffer} picture */
export const addPhoto = (page, property, picture) =>
  call(page, "/api/v2/photo/upload/", {
    method: "POST",
    multipart: { property, file: { name: "home.png", mimeType: "image/png", buffer: picture } },
  });

/**
 * Rows of a list in the account area.
 * @param {Page} page @param {string} resource @param {Record<string, string | number>} question @returns {Promise<Rows>}
 */
export const rowsOf = (page, resource, question) => {
  const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
  return ask(page, `/api/v2/${resource}/?${query}`);
};
