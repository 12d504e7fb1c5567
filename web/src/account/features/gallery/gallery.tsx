// All components in every state on one page, in both themes and any accent. For development only, therefore in English.
import { useEffect, useState } from "react";
import { Select } from "@/ui/select/select";
import { Actions } from "./actions";
import { Content } from "./content";
import { Dates } from "./dates";
import { Fields } from "./fields";
import { Lists } from "./lists";
import { Overlays } from "./overlays";
import { SpecialFields } from "./special-fields";

const themes = [
  { key: "system", label: "System" },
  { key: "light", label: "Light" },
  { key: "dark", label: "Dark" },
] as const;

const accents = [
  { key: "#23705d", label: "Pine" },
  { key: "#b5482d", label: "Terracotta" },
  { key: "#3457d5", label: "Harbor" },
  { key: "#ffd21f", label: "Sunflower" },
  { key: "#111111", label: "Ink" },
] as const;

type Theme = (typeof themes)[number]["key"];
type Accent = (typeof accents)[number]["key"];

function useLook() {
  const [theme, setTheme] = useState<Theme>("system");
  const [accent, setAccent] = useState<Accent>("#23705d");
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    if (theme === "system") delete dataset.theme;
    else dataset.theme = theme;
    style.setProperty("--site-accent", accent);
  }, [theme, accent]);
  return { theme, setTheme, accent, setAccent };
}

export function Gallery() {
  const look = useLook();
  return (
    <div className="container-page pb-24">
      <header className="flex flex-wrap items-end justify-between gap-6 py-10">
        <div>
          <h1 className="font-display text-display-md font-medium tracking-tight">The component library</h1>
          <p className="mt-2 max-w-xl text-ink-muted">
            Calm, warm and plain. Every state of every component, to be looked at in both themes and at every
            width.
          </p>
        </div>
        <div className="flex gap-3">
          <Select
            label="Theme"
            options={themes}
            value={look.theme}
            onChange={look.setTheme}
            className="w-40"
          />
          <Select
            label="Accent"
            options={accents}
            value={look.accent}
            onChange={look.setAccent}
            className="w-40"
          />
        </div>
      </header>
      <main>
        <Actions />
        <Fields />
        <SpecialFields />
        <Dates />
        <Overlays />
        <Lists />
        <Content />
      </main>
    </div>
  );
}
