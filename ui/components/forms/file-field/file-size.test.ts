import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [1, '1 kB'],
  [640 * 1024, '640 kB'],
  [1024 * 1024, '1 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [2.44 * 1024 * 1024, '2.4 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
