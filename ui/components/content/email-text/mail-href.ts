/** Where a link leads that writes to somebody. All of what was typed stays the address: a `?` in it would add words and readers to the mail. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
