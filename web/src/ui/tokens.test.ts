// Text has sufficient contrast on every surface, in both themes, with any accent of the owner's.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Oklch = [lightness: number, chroma: number, hue: number];
type Theme = 0 | 1;

const css = readFileSync("src/ui/tokens.css", "utf8");
const MIN_CONTRAST = 4.5;

/** The value of a token in a theme: the first or second part of light-dark(), or the only one. */
function textOf(token: string, theme: Theme): string {
  const text = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1];
  if (!text) throw new Error(`no token --${token}`);
  const colors = text.match(/oklch\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  return colors[colors.length === 1 ? 0 : theme] ?? "";
}

/** Evaluates `clamp(a, x, b)`, `l - 0.05`, `c`, `h` or a number. */
function evaluate(text: string, [l, c, h]: Oklch): number {
  const clamp = /^clamp\(([^,]+),([^,]+),([^)]+)\)$/.exec(text);
  if (clamp) {
    const [low = 0, wanted = 0, high = 0] = clamp.slice(1).map((part) => evaluate(part.trim(), [l, c, h]));
    return Math.min(high, Math.max(low, wanted));
  }
  const [base = "", minus = "0"] = text.split(" - ");
  const channel = { l, c, h }[base];
  return (channel ?? Number(base)) - Number(minus);
}

function colorOf(token: string, theme: Theme, accent: Oklch): Oklch {
  const inner = textOf(token, theme)
    .replace(/^oklch\((?:from var\(--site-accent\) )?/, "")
    .slice(0, -1);
  const parts = inner.match(/clamp\([^)]*\)|l - [\d.]+|\S+/g) ?? [];
  return parts.slice(0, 3).map((part) => evaluate(part, accent)) as Oklch;
}

/** Relative luminance, out-of-gamut channels clipped as browsers do. */
function luminance([L, C, H]: Oklch): number {
  const [a, b] = [C * Math.cos((H * Math.PI) / 180), C * Math.sin((H * Math.PI) / 180)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** Accents across the color space, black and white included. */
const accents: Oklch[] = [];
for (let l = 0; l <= 1; l += 0.1)
  for (let c = 0; c <= 0.3; c += 0.05) for (let h = 0; h < 360; h += 15) accents.push([l, c, h]);

const surfaces = ["canvas", "surface", "raised", "sunken"];
const pairs = [
  ...["ink", "ink-muted", "ink-subtle", "accent-text", "danger"].flatMap((text) =>
    surfaces.map((surface): [string, string] => [text, surface]),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "accent-pressed"],
  ["on-accent", "danger-solid"],
  ["on-accent", "danger-solid-hover"],
  ["accent-text", "accent-soft"],
  ["ink", "accent-soft"],
  ["ink-subtle", "accent-soft"],
  ["ink-inverse", "inverse"],
  ...["danger", "warning", "success", "info"].map((tone): [string, string] => [tone, `${tone}-soft`]),
] as [string, string][];

describe.each([
  ["light", 0],
  ["dark", 1],
] as [string, Theme][])("%s", (_name, theme) => {
  it.each(pairs)(`%s on %s has a contrast of at least ${MIN_CONTRAST}`, (text, surface) => {
    const worst = Math.min(
      ...accents.map((accent) => contrast(colorOf(text, theme, accent), colorOf(surface, theme, accent))),
    );
    expect(worst).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it.each(surfaces.slice(0, 3))("a control's border on %s has a contrast of at least 3", (surface) => {
    const black: Oklch = [0, 0, 0];
    expect(
      contrast(colorOf("line-strong", theme, black), colorOf(surface, theme, black)),
    ).toBeGreaterThanOrEqual(3);
  });
});
