// Whether the browser supports WebGL, for the interactive map.

let answer: boolean | null = null;

export function hasWebGl(): boolean {
  answer ??= probe();
  return answer;
}

function probe(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers limit the number of contexts, and this one is no longer needed.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
