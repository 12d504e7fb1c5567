// Stand-in for the server during work on components: responds to page paths with a bare HTML shell, in `vite dev` with the sources,
// in `vite preview` with the files of the manifest. Not used in production.
import { readFileSync } from "node:fs";

/** @param {string} head @param {string} language */
const page = (head, language) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Casita</title>
    ${head}
  </head>
  <body><div id="root"></div></body>
</html>`;

/** @param {string} address */
const entryOf = (address) => (address.startsWith("/account/") ? "src/account/main.tsx" : "src/site/main.tsx");

/** @param {string} file @param {string} entry */
function builtHead(file, entry) {
  const { file: script, css = [] } = JSON.parse(readFileSync(file, "utf8"))[entry];
  const styles = css.map((/** @type {string} */ name) => `<link rel="stylesheet" href="/${name}" />`);
  return [...styles, `<script type="module" src="/${script}"></script>`].join("\n    ");
}

/**
 * @param {(address: string, html: (head: string) => string) => Promise<string> | string} render
 * @returns {import("vite").Connect.NextHandleFunction}
 */
const answer = (render) => async (request, response, next) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (/\.\w+$/.test(pathname)) return next();
  const language = searchParams.get("lang") ?? "en";
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(await render(pathname, (head) => page(head, language)));
};

/** @returns {import("vite").Plugin} */
export function shellPlugin() {
  return {
    name: "casita-shell",
    config: () => ({ appType: "custom" }),
    configureServer: (server) => () => {
      server.middlewares.use(
        answer((address, html) =>
          server.transformIndexHtml(
            address,
            html(`<script type="module" src="/${entryOf(address)}"></script>`),
          ),
        ),
      );
    },
    configurePreviewServer: (server) => {
      const manifest = `${server.config.root}/${server.config.build.outDir}/.vite/manifest.json`;
      server.middlewares.use(answer((address, html) => html(builtHead(manifest, entryOf(address)))));
    },
  };
}
