// A hand at a browser that counts what it presses and fills in, keeps the clock of each step, and takes pictures on the way.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { SERVER } from "../measuring.mjs";

/** What a person takes to find and press something, and to type a character. */
const SECONDS_A_PRESS = 2;
const SECONDS_A_CHARACTER = 0.25;

/** A step may wait for a slow machine, never for ever. */
const LONGEST_WAIT = 20_000;
/** So that nothing is caught while it moves. */
const CALM = 500;
/** No screen is looked at further down than this. */
const TALLEST = 4000;

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Locator} Locator
 * @typedef {{ presses: number, fields: number, characters: number }} Counted
 * @typedef {Counted & { step: string, seconds: number, human: number }} Taken
 */

const nothing = () => ({ presses: 0, fields: 0, characters: 0 });

export class Hand {
  /** @type {Counted} */
  #counted = nothing();
  #pictures = 0;
  /** What taking pictures took, which nobody waits for. */
  #looking = 0;

  /** @param {Page} page @param {{ folder: string, who: string }} album */
  constructor(page, album) {
    this.page = page;
    this.album = album;
    page.setDefaultTimeout(LONGEST_WAIT);
  }

  get isPhone() {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** @param {Locator} target */
  async press(target) {
    await target.click();
    this.#counted.presses++;
  }

  /** By the menu, which a phone has behind one more button. @param {string} path */
  async visit(path) {
    await this.page.goto(SERVER + path);
    this.#counted.presses += this.isPhone ? 2 : 1;
  }

  /** A field is pressed once before it is typed into. @param {Locator} field @param {string} text */
  async fill(field, text) {
    await field.fill(text);
    this.#wrote(text);
  }

  /** Key by key, for fields that read along. @param {Locator} field @param {string} text */
  async type(field, text) {
    await field.pressSequentially(text);
    this.#wrote(text);
  }

  /** @param {string} text */
  #wrote(text) {
    this.#counted.presses++;
    this.#counted.fields++;
    this.#counted.characters += text.length;
  }

  /** The files are chosen in a window of the system: one press opens it, one marks them all. @param {Locator} input @param {import("./pictures-to-send.mjs").File[]} files */
  async send(input, files) {
    await input.setInputFiles(files);
    this.#counted.presses += 2;
    this.#counted.fields++;
  }

  /** What happens in a step, by the clock. @param {string} step @param {() => Promise<unknown>} walk @returns {Promise<Taken>} */
  async take(step, walk) {
    this.#counted = nothing();
    this.#looking = 0;
    const start = performance.now();
    await walk().catch(async (error) => {
      await this.look("failed");
      throw new Error(`${this.album.who} could not ${step}`, { cause: error });
    });
    const seconds = (performance.now() - start - this.#looking) / 1000;
    const counted = this.#counted;
    const human = counted.presses * SECONDS_A_PRESS + counted.characters * SECONDS_A_CHARACTER;
    return { step, ...counted, seconds, human };
  }

  /** What is on the screen, or all that could be scrolled to. @param {string} name @param {{ isWhole?: boolean, calm?: number }} [how] */
  async look(name, { isWhole = false, calm = CALM } = {}) {
    const { page } = this;
    const start = performance.now();
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.waitForLoadState("networkidle").catch(() => undefined);
    if (isWhole) await page.setViewportSize({ ...size, height: await this.#wholeHeight(size.height) });
    await page.waitForTimeout(calm);
    await mkdir(this.album.folder, { recursive: true });
    const number = String(++this.#pictures).padStart(2, "0");
    await page.screenshot({ path: join(this.album.folder, `${this.album.who}-${number}-${name}.png`) });
    if (isWhole) await page.setViewportSize(size);
    this.#looking += performance.now() - start;
  }

  /** @param {number} least */
  async #wholeHeight(least) {
    const height = await this.page.evaluate(() => {
      const beyond = [...document.querySelectorAll("*")].map((one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) ? one.scrollHeight - one.clientHeight : 0,
      );
      const page = document.documentElement;
      return innerHeight + Math.max(0, page.scrollHeight - innerHeight, ...beyond);
    });
    return Math.min(TALLEST, Math.max(least, height));
  }
}
