import { StatementError } from './statement-error.ts';

export const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Share of zeros among the bytes at even (0) or odd (1) places at the beginning of a file. */
const zeros = (bytes: Uint8Array, first: 0 | 1): number => {
  const head = bytes.subarray(0, 1000);
  let count = 0;
  for (let index = first; index < head.length; index += 2) if (head[index] === 0) count += 1;
  return (count * 2) / Math.max(1, head.length);
};

/** Returns the encoding: by the byte order mark or the zeros of UTF-16, UTF-8 if valid, otherwise Windows-1252. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (zeros(bytes, 1) > 0.4) return 'utf-16le';
  if (zeros(bytes, 0) > 0.4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const controls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Removes the byte order mark and unifies line ends. Throws a `StatementError` for files that are not text. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new StatementError('empty');
  // An OLE file.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new StatementError('oldWorkbook');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new StatementError('pdf');
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (controls.test(text)) throw new StatementError('binary');
  if (text.trim() === '') throw new StatementError('empty');
  return text.replace(/\r\n?/g, '\n');
}
