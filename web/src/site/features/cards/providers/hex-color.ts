// Converts any CSS color to "#rrggbb", for consumers that parse no newer notation.

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

export function hexColor(color: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d");
  if (!pen) return "#000000";
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}
