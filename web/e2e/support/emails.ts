// The e-mails sent by the server, as files in its data folder.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The newest link with a secret in an e-mail to the recipient. */
export async function linkTo(recipient: string, secret = /http:\S+\?token=\w+/): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await newestLink(recipient, secret);
      return link;
    })
    .toBeDefined();
  return String(link);
}

async function newestLink(recipient: string, secret: RegExp): Promise<string | undefined> {
  const folder = String(process.env.CASITA_MAIL);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  for (const name of names.reverse()) {
    const letter = await readFile(join(folder, name), "utf8");
    if (!letter.includes(`To: ${recipient}`)) continue;
    const text = letter.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    const link = text.match(secret)?.[0];
    if (link) return link;
  }
}
