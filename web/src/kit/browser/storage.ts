// Values that survive a page load. Where storage is unavailable, the page works without it.

const PREFIX = "casita:";

export interface Store {
  read: <T>(key: string) => T | null;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

const storeIn = (storage: () => Storage): Store => ({
  read: <T>(key: string) => {
    try {
      const text = storage().getItem(PREFIX + key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      storage().setItem(PREFIX + key, JSON.stringify(value));
    } catch {}
  },
  remove: (key) => {
    try {
      storage().removeItem(PREFIX + key);
    } catch {}
  },
});

/** Until the tab is closed. */
export const sessionStore = storeIn(() => sessionStorage);

/** On this browser, without expiry. */
export const localStore = storeIn(() => localStorage);
