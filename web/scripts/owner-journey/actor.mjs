// Simulates a user in a browser: counts presses and filled fields, times each step, and takes screenshots.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { SERVER } from "../measure/measuring.mjs";

/** Estimated seconds of a person to find and press something, and to type a character. */
const SECONDS_A_PRESS = 2;
const SECONDS_A_CHARACTER = 0.25;

/** Timeout of a step on a slow machine, in milliseconds. */
const LONGEST_WAIT = 20_000;
/** Milliseconds to wait for animations before a screenshot. */
const CALM = 500;
/** Maximum height of a screenshot in pixels. */
const TALLEST = 4000;

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Locator} Locator
 * @typedef {{ presses: number, fields: number, characters: number }} Counted
 * @typedef {Counted & { step: string, seconds: number, human: number }} Taken
 */

const nothing = () => ({ presses: 0, fields: 0, characters: 0 });

export class Actor {
  /** @type {Counted} */
  #counted = nothing();
  #pictures = 0;
  /** Milliseconds spent on screenshots, which are not counted. */
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

  /** Opens a path as if by the menu, which takes one more press on a phone. @param {string} path */
  async visit(path) {
    await this.page.goto(SERVER + path);
    this.#counted.presses += this.isPhone ? 2 : 1;
  }

  /** A field is pressed once before it is typed into. @param {Locator} field @param {string} text */
  async fill(field, text) {
    await field.fill(text);
    this.#wrote(text);
  }

  /** Types key by key, for fields that react to each key. @param {Locator} field @param {string} text */
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

  /**
   * Selects files in the system's dialog: one press opens it, one selects them all.
   * @param {Locator} input @param {import("./pictures-to-send.mjs").File[]} files
   */
  async send(input, files) {
    await input.setInputFiles(files);
    this.#counted.presses += 2;
    this.#counted.fields++;
  }

  /** Runs and times a step. @param {string} step @param {() => Promise<unknown>} walk @returns {Promise<Taken>} */
  async timeStep(step, walk) {
    this.#counted = nothing();
    this.#looking = 0;
    const start = performance.now();
    await walk().catch(async (error) => {
      await this.screenshot("failed");
      throw new Error(`${this.album.who} could not ${step}`, { cause: error });
    });
    const seconds = (performance.now() - start - this.#looking) / 1000;
    const counted = this.#counted;
    const human = counted.presses * SECONDS_A_PRESS + counted.characters * SECONDS_A_CHARACTER;
    return { step, ...counted, seconds, human };
  }

  /**
   * Takes a screenshot of the screen, or of its full scrollable height.
   * @param {string} name @param {{ isWhole?: boolean, calm?: number }} [how]
   */
  async screenshot(name, { isWhole = false, calm = CALM } = {}) {
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
