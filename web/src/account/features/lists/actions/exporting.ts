// Reads a streamed export, reports its progress, and hands it to the browser as a file.
import type { ExportFormat } from "@/api/resource";

export interface ExportProgress {
  /** Lines so far; `null` if the format has no lines. */
  lines: number | null;
  bytes: number;
}

const NEWLINE = 10;

const countLines = (chunk: Uint8Array) =>
  chunk.reduce((lines, byte) => lines + (byte === NEWLINE ? 1 : 0), 0);

export async function readExport(
  response: Response,
  format: ExportFormat,
  onProgress: (progress: ExportProgress) => void,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  const progress: ExportProgress = { lines: format === "csv" ? 0 : null, bytes: 0 };
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    progress.bytes += read.value.length;
    if (progress.lines !== null) progress.lines += countLines(read.value);
    onProgress({ ...progress });
  }
  return new Blob(parts, { type: response.headers.get("Content-Type") ?? "" });
}
