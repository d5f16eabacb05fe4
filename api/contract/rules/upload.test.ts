import { expect, test } from 'vitest';
import { imageProblem, imageTypeOf, uploadLimits, uploadTexts } from './upload.ts';

test.each([
  ['image/jpeg', uploadLimits.fileBytes, undefined],
  ['image/png', 1, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', uploadLimits.fileBytes + 1, uploadTexts.tooLarge],
  ['image/heic', 1, uploadTexts.notAnImage],
  ['application/pdf', 1, uploadTexts.notAnImage],
  ['', 1, uploadTexts.notAnImage],
])('a file of type %j with %i bytes: %s', (type, size, problem) => {
  expect(imageProblem({ type, size })).toBe(problem);
});

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['image/heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['image/heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
  ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0'],
  [undefined, '%PDF-1.7'],
  [undefined, '<svg xmlns="'],
  [undefined, ''],
])('the first bytes of %s: %j', (type, head) => {
  expect(imageTypeOf(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))).toBe(type);
});
