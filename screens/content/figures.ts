/** Formats a count with thousands separators. */
export const count = (figure: number): string => figure.toLocaleString('en-NG');
