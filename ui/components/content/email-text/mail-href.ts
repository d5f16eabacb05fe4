import { encodeText } from '../../actions/link/encode-text.ts';

/** Subject and text of a mail that is ready to send. */
export interface MailDraft {
  readonly subject: string;
  /** The text. Its lines end with a line feed. */
  readonly body: string;
}

/**
 * Returns the `mailto:` URL of an address, with subject and text if there are any. Everything in it is encoded:
 * a `?` in the address could otherwise add a body or recipients to the mail.
 */
export function mailHref(email: string, draft?: MailDraft): string {
  const address = `mailto:${encodeText(email).replaceAll('%40', '@')}`;
  if (!draft) return address;
  // Lines of a mail end with CR and LF (RFC 6068).
  const body = draft.body.replace(/\r?\n/g, '\r\n');
  return `${address}?subject=${encodeText(draft.subject)}&body=${encodeText(body)}`;
}
