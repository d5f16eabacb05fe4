import { sha256 } from '../../shared/tokens.ts';
import { brightnessGrid } from './pictures.ts';

/** Hashes of a stored picture, by which the same one is found elsewhere (UPL-6). */
export interface PictureHashes {
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** Difference hash of the picture, 16 hexadecimal digits. */
  readonly difference_hash: string;
}

/** Columns and rows that are compared: 64 bits. */
const side = 8;

/** How much darker a shade must be, of 256. Less is noise, for example of JPEG on an empty page. */
const leastContrast = 6;

/** Hexadecimal digits of a hash. */
export const hashDigits = (side * side) / 4;

/**
 * Returns the difference hash (dHash) of a picture, 16 hexadecimal digits: the picture is reduced to 9 x 8 shades of grey, and each bit says whether
 * a shade is clearly darker than the one to its right. Scaling, another format or quality, and small changes of brightness alter few bits or none.
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

/** Returns the hashes of a stored picture. */
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

/** Returns the number of bits in which two hashes differ (Hamming distance): 0 to 64. */
export const hashDistance = (one: string, other: string): number => countBits(bitsOf(one) ^ bitsOf(other));

/** Fewest bits of each kind in a hash that says something. An empty page has hardly any edge. */
const fewestBits = 6;

/** Whether a picture has enough edges for its hash to be compared. */
export function isComparable(hash: string): boolean {
  const ones = countBits(bitsOf(hash));
  return ones >= fewestBits && ones <= side * side - fewestBits;
}
