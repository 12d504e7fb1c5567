// A pause in a long piece of work.

/** Lets the browser paint and answer before the work goes on. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
