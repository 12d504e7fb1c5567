// Whether the user has interacted with the page by pointer, key or touch. Until then nothing heavy is loaded.
import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "focusin"] as const;

export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const notice = () => setThere(true);
    for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true, once: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, notice);
    };
  }, [isThere]);
  return isThere;
}
