// Whether the browser can draw a map that moves.

let answer: boolean | null = null;

export function hasWebGl(): boolean {
  answer ??= probe();
  return answer;
}

function probe(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // A page may hold only so many contexts, and this one is not needed any more.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
