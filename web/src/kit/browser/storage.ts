// Values that survive a page load. Where storage is unavailable, the page works without it.

const PREFIX = "casita:";

export interface Memory {
  read: <T>(key: string) => T | null;
  keep: (key: string, value: unknown) => void;
  forget: (key: string) => void;
}

const keptIn = (storage: () => Storage): Memory => ({
  read: <T>(key: string) => {
    try {
      const text = storage().getItem(PREFIX + key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  },
  keep: (key, value) => {
    try {
      storage().setItem(PREFIX + key, JSON.stringify(value));
    } catch {}
  },
  forget: (key) => {
    try {
      storage().removeItem(PREFIX + key);
    } catch {}
  },
});

/** Until the tab is closed. */
export const tabMemory = keptIn(() => sessionStorage);

/** On this browser, without expiry. */
export const browserMemory = keptIn(() => localStorage);
