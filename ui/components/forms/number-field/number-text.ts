/**
 * The number that a person wrote: '₦35,000', '35 000.50', '-3'. `undefined` where there is none, or what stands there is not one number.
 * For the caller's schema, since the field keeps what was written.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[₦,\s]/g, '');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}

/** The same number in groups of three: '35,000.5' with one decimal or more. What is not a number, or has more decimals, stays as it was written. */
export function tidyNumber(text: string, decimals: number): string {
  const number = parseNumber(text);
  if (number === undefined || Number(number.toFixed(decimals)) !== number) return text;
  return number.toLocaleString('en-NG', {
    minimumFractionDigits: Number.isInteger(number) ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}
