// Which files may be attached to a message: the server's own limits, checked before uploading.

export const MAX_FILES = 5;
export const MAX_BYTES = 10 * 1024 * 1024;

/** By file extension, for browsers that do not know all of them. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  txt: "text/plain",
};

export const ATTACHABLE_TYPES: readonly string[] = [...new Set(Object.values(TYPES))];

export type FileFault = "tooLarge" | "wrongType";

type Named = Pick<File, "name" | "type">;

const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** The browser's type of a file, or the type by its extension. */
export const typeOf = ({ name, type }: Named) => type || (TYPES[endingOf(name)] ?? "");

export const isPicture = (type: string) => type.startsWith("image/");

export function faultOf(file: Named & Pick<File, "size">): FileFault | null {
  if (!ATTACHABLE_TYPES.includes(typeOf(file))) return "wrongType";
  return file.size > MAX_BYTES ? "tooLarge" : null;
}

/** Splits the selected files into accepted ones and errors for the others. */
export function sorted<F extends Named & Pick<File, "size">>(chosen: readonly F[], alreadyTaken: number) {
  const faults = chosen.flatMap((file) => {
    const fault = faultOf(file);
    return fault ? [{ file, fault }] : [];
  });
  const good = chosen.filter((file) => faultOf(file) === null);
  const room = Math.max(0, MAX_FILES - alreadyTaken);
  return { taken: good.slice(0, room), faults, leftOver: good.slice(room) };
}
