// The module that scripts/base-map-plugin.mjs makes.
declare module "base-map:tiles" {
  /** The folder of the tiles, without a slash at its end. */
  export const address: string;
  /** One bit for each tile that exists, as base64. */
  export const present: string;
}
