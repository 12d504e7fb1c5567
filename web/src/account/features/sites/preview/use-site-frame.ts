// Messages between the editor and the site in the frame: the site reports that it is ready, and receives every change of the draft.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isOurs, PREVIEW_READY, type PreviewMessage } from "@/kit/site/site-preview";

export function useSiteFrame(frame: RefObject<HTMLIFrameElement | null>, message: PreviewMessage) {
  const [isReady, setReady] = useState(false);
  const text = JSON.stringify(message);
  const said = useRef<string | null>(null);
  const tell = useEffectEvent(() => {
    said.current = text;
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => {
    const listener = new AbortController();
    addEventListener(
      "message",
      (event) => {
        if (!isOurs(event, frame.current?.contentWindow) || event.data !== PREVIEW_READY) return;
        setReady(true);
        tell();
      },
      { signal: listener.signal },
    );
    return () => listener.abort();
  }, [frame]);
  useEffect(() => {
    if (isReady && said.current !== text) tell();
  }, [isReady, text]);
  return isReady;
}
