/** A count with its thousands set apart. */
export const count = (figure: number): string => figure.toLocaleString('en-NG');
