// The colors of the map, from the design tokens of the current theme. MapLibre parses only sRGB, so every token is painted once and
// read back.

const TOKENS = {
  water: "--map-water",
  land: "--map-land",
  coast: "--map-coast",
  border: "--map-border",
  state: "--map-state",
  label: "--ink-muted",
  faintLabel: "--ink-subtle",
} as const;

export type Palette = Record<keyof typeof TOKENS, string>;

export function readPalette(): Palette {
  const probe = document.createElement("span");
  // Without this the computed color could be mid-transition: `prefers-reduced-motion` sets short transitions on all elements.
  probe.style.transitionProperty = "none";
  document.body.append(probe);
  const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colors = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, paper ? painted(paper, getComputedStyle(probe).color) : "#888"];
  });
  probe.remove();
  return Object.fromEntries(colors);
}

function painted(paper: OffscreenCanvasRenderingContext2D, color: string): string {
  paper.fillStyle = color;
  paper.fillRect(0, 0, 1, 1);
  const [red, green, blue] = paper.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Calls back when the theme changes, by the user's choice or the system's. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  system.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", onChange);
  };
}
