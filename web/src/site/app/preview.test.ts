import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { PREVIEW_READY, type PreviewMessage } from "@/kit/site/site-preview";
import { pageOptions } from "../features/pages";
import type { Site } from "../features/site";
import { followPreview } from "./preview";

const site = { name: "Old", namespace: "lake", theme: { accent: "#000000", logo: null } } as unknown as Site;

const MESSAGE: PreviewMessage = {
  kind: "casita-preview",
  look: {
    name: "Lake Houses",
    tagline: "Homes by lakes",
    story: "",
    accent: "#2f5d9b",
    font: "sans",
    hero: null,
    contact: { email: "", phone: "", address: "", hours: null },
    pages: [],
  },
  page: { slug: "about", title: "About", html: "<p>Hello</p>" },
};

const say = (data: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent("message", { data, origin, source: window }));

afterEach(() => vi.restoreAllMocks());

test("the site follows the owner's edits and ignores messages from other senders", () => {
  const said = vi.spyOn(window, "postMessage").mockImplementation(() => {});
  const [client, navigate, onSite] = [new QueryClient(), vi.fn(), vi.fn()];
  const stop = followPreview({ site, base: "/s/lake", client, router: { navigate } as never, onSite });
  expect(said).toHaveBeenCalledWith(PREVIEW_READY, location.origin);
  say(MESSAGE, "https://elsewhere.test");
  expect(onSite).not.toHaveBeenCalled();
  say(MESSAGE);
  expect(onSite.mock.lastCall?.[0]).toMatchObject({
    name: "Lake Houses",
    theme: { accent: "#2f5d9b", font: "sans", logo: null },
  });
  expect(document.documentElement.style.getPropertyValue("--site-accent")).toBe("#2f5d9b");
  expect(document.documentElement.dataset.headings).toBe("sans");
  expect(client.getQueryData(pageOptions(site, "about").queryKey)?.html).toBe("<p>Hello</p>");
  expect(navigate).toHaveBeenCalledWith({ href: "/s/lake/about/" });
  stop();
  say({ ...MESSAGE, page: null });
  expect(onSite).toHaveBeenCalledTimes(1);
});
