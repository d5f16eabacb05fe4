/**
 * Users choose their own name and may enter any address. A name that could be read as a link or a message is not used as greeting, so that
 * nobody can send advertisements through the Institute.
 */
const isPlainName = (name: string): boolean =>
  name.length <= 80 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(name);

/** Returns the first line of a mail. */
export function greeting(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return `Dear ${isPlainName(line) ? line : 'Sir or Madam'},`;
}
