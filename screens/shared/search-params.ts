/** Reads a search parameter as a positive whole number. Undefined if it is missing or anything else. */
export const positiveInteger = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};
