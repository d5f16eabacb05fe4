/**
 * Returns the `mailto:` URL of an address. Everything in it is encoded as part of the address: a `?` could
 * otherwise add a body or recipients to the mail.
 */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
