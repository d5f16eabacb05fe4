import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashDistance, isComparable, pictureHashes } from './picture-hash.ts';

/** With lines of these lengths. */
const receipt = (lines: readonly number[]): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640"><path fill="#fff" d="M0 0h360v640H0z"/>${lines
        .map((length, line) => `<path d="M${(line * 37) % 90} ${line * 78 + 12}h${length}v52h-${length}z"/>`)
        .join('')}</svg>`,
    ),
  );
const lines = [300, 120, 250, 60, 310, 180, 90, 220];

const hashOf = async (picture: Sharp) =>
  (await pictureHashes(await picture.toBuffer(), 'test')).difference_hash;

describe('UPL-6: the hashes of a picture', () => {
  test('the SHA-256 covers the stored bytes', async () => {
    const bytes = await receipt(lines).png().toBuffer();
    const { sha256 } = await pictureHashes(bytes, 'test');
    expect(await pictureHashes(bytes, 'test')).toMatchObject({ sha256 });
    expect(sha256).toMatch(/^[\da-f]{64}$/);
    expect((await pictureHashes(await receipt(lines).webp().toBuffer(), 'test')).sha256).not.toBe(sha256);
  });

  test('a picture in another size, format and quality is similar', async () => {
    const original = await hashOf(receipt(lines).png());
    expect(original).toMatch(/^[\da-f]{16}$/);
    expect(isComparable(original)).toBe(true);
    for (const changed of [
      receipt(lines).jpeg({ quality: 40 }),
      receipt(lines).resize(180).webp({ quality: 50 }),
      receipt(lines).modulate({ brightness: 0.93 }).png(),
    ]) {
      expect(hashDistance(original, await hashOf(changed))).toBeLessThanOrEqual(3);
    }
  });

  test('another picture is not', async () => {
    const other = await hashOf(receipt(lines.toReversed()).png());
    expect(hashDistance(await hashOf(receipt(lines).png()), other)).toBeGreaterThan(3);
  });

  test('an empty page says nothing', async () => {
    const page = sharp({ create: { width: 300, height: 500, channels: 3, background: '#fff' } });
    expect(isComparable(await hashOf(page.png()))).toBe(false);
  });

  test('the distance is the number of different bits', () => {
    expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(hashDistance('00000000000000f0', '0000000000000010')).toBe(3);
  });
});
