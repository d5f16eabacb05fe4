import { encode } from 'uqr';

/** A QR code as the path of its dark modules. */
export interface QrDrawing {
  /** Width and height in modules, without the quiet zone. */
  readonly size: number;
  /** SVG path in modules. */
  readonly path: string;
}

/** Draws the QR code of a text. About 15 % of it may be dirty or torn. Throws if the text is too long for any QR code. */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
