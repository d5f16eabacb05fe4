import { mailboxPlaceholder, settingDefaults } from '@imc/api';

/**
 * The mailbox of the settings (S-12.169). Where pages are rendered, a placeholder that the server replaces; the browser reads it from the page. A story
 * has the default.
 */
const read = (): string =>
  typeof document === 'undefined'
    ? mailboxPlaceholder
    : (document.documentElement.dataset.mailbox ?? settingDefaults.committee_mailbox.email);

export const mailbox = /* @__PURE__ */ read();
