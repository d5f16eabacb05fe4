import { expect, test } from 'vitest';
import { nairaInWords } from './naira-in-words.ts';

test.each([
  [1, 'One naira only'],
  [15, 'Fifteen naira only'],
  [40, 'Forty naira only'],
  [99, 'Ninety-nine naira only'],
  [100, 'One hundred naira only'],
  [512, 'Five hundred and twelve naira only'],
  [1005, 'One thousand and five naira only'],
  [35_000, 'Thirty-five thousand naira only'],
  [35_250, 'Thirty-five thousand, two hundred and fifty naira only'],
  [1_000_000, 'One million naira only'],
  [1_000_001, 'One million and one naira only'],
  [
    98_765_432,
    'Ninety-eight million, seven hundred and sixty-five thousand, four hundred and thirty-two naira only',
  ],
  [100_000_000, 'One hundred million naira only'],
])('%i is %s', (amount, words) => {
  expect(nairaInWords(amount)).toBe(words);
});
