// Pauses long work.

/** Lets the browser paint and handle input before the work continues. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
