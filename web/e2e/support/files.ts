// Files to upload in tests: generated pictures, and a document with one empty page.
import type { Page } from "@playwright/test";

/** A JPEG picture of one color. */
export async function picture(page: Page, name: string, colour = "seagreen") {
  const encoded = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 420];
    const paper = canvas.getContext("2d");
    if (paper) {
      paper.fillStyle = fill;
      paper.fillRect(0, 0, 640, 420);
    }
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  }, colour);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(encoded, "base64") };
}

const PAGE = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`;

export const paper = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(PAGE),
});
