import { create } from 'qrcode';

/** A QR code as the path of its dark modules. */
export interface QrDrawing {
  /** Width and height in modules, without the quiet zone. */
  readonly size: number;
  /** SVG path in modules. */
  readonly path: string;
}

/** Draws the QR code of a text. About 15 % of it may be dirty or torn. Throws if the text is too long for any QR code. */
export function drawQrCode(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_cell, column) => column)
      .filter((column) => modules.get(row, column))
      .map((column) => `M${column} ${row}h1v1h-1z`)
      .join(''),
  );
  return { size: modules.size, path: rows.join('') };
}
