/**
 * Parses a number as users type it: '₦35,000', '35 000.50', '-3'. Returns `undefined` for anything else,
 * including empty text. Use it in the form's schema, since the field's value is the typed text.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[₦,\s]/g, '');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}

/**
 * Groups a number by thousands: '35,000.5' with one decimal or more. Text that is not a number, or has more
 * decimals, is returned unchanged.
 */
export function tidyNumber(text: string, decimals: number): string {
  const number = parseNumber(text);
  if (number === undefined || Number(number.toFixed(decimals)) !== number) return text;
  return number.toLocaleString('en-NG', {
    minimumFractionDigits: Number.isInteger(number) ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}
