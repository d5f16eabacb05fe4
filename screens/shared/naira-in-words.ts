const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number from 1 to 999 in words. */
function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const units = rest % 10;
  const belowHundred =
    rest < 20 ? small[rest] : `${tens[Math.floor(rest / 10)]}${units > 0 ? `-${small[units]}` : ''}`;
  if (hundreds === 0) return belowHundred ?? '';
  return `${small[hundreds]} hundred${rest > 0 ? ` and ${belowHundred}` : ''}`;
}

/**
 * An amount as on receipts in Nigeria: 'Thirty-five thousand naira only'.
 *
 * @param amount - Whole naira, from 1 to 999,999,999.
 */
export function nairaInWords(amount: number): string {
  const groups = [
    { count: Math.floor(amount / 1_000_000), name: ' million' },
    { count: Math.floor(amount / 1000) % 1000, name: ' thousand' },
  ].filter(({ count }) => count > 0);
  const rest = amount % 1000;
  const words = groups.map(({ count, name }) => belowThousand(count) + name);
  if (rest > 0) {
    // 'One thousand and five', but 'one thousand, one hundred and five'.
    const last = belowThousand(rest);
    words.push(words.length > 0 && rest < 100 ? `and ${last}` : last);
  }
  const text = words.join(', ').replace(', and ', ' and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} naira only`;
}
