import { sha256 } from '../../shared/tokens.ts';
import { brightnessGrid } from './pictures.ts';

/** To find the same picture elsewhere (UPL-6). */
export interface PictureHashes {
  /** Of the file, hexadecimal. */
  readonly sha256: string;
  /** 16 hexadecimal digits. */
  readonly difference_hash: string;
}

/** Columns and rows: 64 bits. */
const side = 8;

/** Of 256 shades. Less is noise, for example of JPEG on an empty page. */
const leastContrast = 6;

/** Hexadecimal. */
export const hashDigits = (side * side) / 4;

/**
 * The dHash of a picture, 16 hexadecimal digits: of 9 x 8 shades of grey, each bit says whether a shade is clearly darker than the one to its
 * right. Scaling, another format or quality, and small changes of brightness alter few bits or none.
 */
async function differenceHash(bytes: Buffer, client: string): Promise<string> {
  const grid = await brightnessGrid(bytes, side + 1, side, client);
  let bits = 0n;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = row * (side + 1) + column;
      bits = (bits << 1n) | ((grid[at + 1] ?? 0) - (grid[at] ?? 0) >= leastContrast ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(hashDigits, '0');
}

export const pictureHashes = async (bytes: Buffer, client: string): Promise<PictureHashes> => ({
  sha256: sha256(bytes),
  difference_hash: await differenceHash(bytes, client),
});

function countBits(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

const bitsOf = (hash: string): bigint => BigInt(`0x${hash}`);

/** Hamming distance in bits: 0 to 64. */
export const hashDistance = (one: string, other: string): number => countBits(bitsOf(one) ^ bitsOf(other));

/** Of each kind, in a hash that can be compared. An empty page has hardly any edge. */
const fewestBits = 6;

/** Whether the picture has enough edges. */
export function isComparable(hash: string): boolean {
  const ones = countBits(bitsOf(hash));
  return ones >= fewestBits && ones <= side * side - fewestBits;
}
