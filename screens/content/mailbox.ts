import { mailboxPlaceholder, sampleMailbox } from '@imc/api';

/**
 * The mailbox of the settings (SET-4). Rendering writes a placeholder that the server replaces, and the
 * browser reads it from the page. Stories and the site in development have the default.
 */
const read = (): string => {
  if (typeof document !== 'undefined') return document.documentElement.dataset.mailbox ?? sampleMailbox;
  return import.meta.env?.PROD ? mailboxPlaceholder : sampleMailbox;
};

export const mailbox = /* @__PURE__ */ read();
