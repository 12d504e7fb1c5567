// Finds a stay that can be booked instantly, with a quote for it, for the scripts that measure the checkout.
import { SERVER } from "./measuring.mjs";

const API = `${SERVER}/websites/api/v2`;
const NIGHTS = 5;
const DAY = 86_400_000;
/** Far enough ahead that most homes are free. */
const DAYS_AHEAD = 120;

/** @param {string} path @param {RequestInit} [init] */
async function ask(path, init) {
  const answer = await fetch(API + path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * @param {string} namespace
 * @returns {Promise<{ slug: string, check_in: string, check_out: string, quote: string }>}
 */
export async function freeStay(namespace) {
  const day = (/** @type {number} */ ahead) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
  const token = crypto.randomUUID();
  for (let ahead = DAYS_AHEAD; ; ahead++) {
    const [check_in, check_out] = [day(ahead), day(ahead + NIGHTS)];
    const { results } = await ask(
      `/property/?name_space=${namespace}&check_in=${check_in}&check_out=${check_out}&limit=20`,
    );
    for (const { key, slug } of results) {
      const { instant_book, key: quote } = await ask("/quote/", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          cookie: `csrftoken=${token}`,
          "x-csrftoken": token,
        },
        body: JSON.stringify({
          property: key,
          namespace,
          origin_site: namespace,
          check_in,
          check_out,
          adults: 2,
        }),
      });
      if (instant_book) return { slug, check_in, check_out, quote };
    }
  }
}
