import { expect, test } from 'vitest';
import { imageProblem, uploadLimits, uploadTexts } from './upload.ts';

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
