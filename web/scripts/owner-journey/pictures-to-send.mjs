// Pictures to upload as an owner: those of a home of the demo, downloaded once.
import { SERVER } from "../measure/measuring.mjs";

const DEMO_SITE = "harbor-pine";
const COUNT = 6;

/** @typedef {{ name: string, mimeType: string, buffer: Buffer }} File */

/** @returns {Promise<File[]>} */
export async function picturesToSend() {
  const { results } = await ask(`/property/?name_space=${DEMO_SITE}&limit=1`);
  return Promise.all(
    results[0].photos
      .slice(0, COUNT)
      .map(async (/** @type {{ large_url: string }} */ { large_url }, /** @type {number} */ at) => {
        const answer = await fetch(new URL(large_url, SERVER));
        const mimeType = answer.headers.get("content-type") ?? "image/jpeg";
        const buffer = Buffer.from(await answer.arrayBuffer());
        return { name: `home-${at + 1}.${mimeType.split("/")[1]}`, mimeType, buffer };
      }),
  );
}

/** @param {string} path */
async function ask(path) {
  const answer = await fetch(`${SERVER}/websites/api/v2${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
