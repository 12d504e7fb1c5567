// HTML that the server rendered from the owner's Markdown.

export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only harmless elements through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
