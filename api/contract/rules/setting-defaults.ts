/** A SAMPLE: enter the real mailbox before the site is published. Apart, because public pages load nothing else of the settings. */
export const sampleMailbox = 'membership@imc.example';

/** Settings that were never changed. There is no bank account until an admin enters it. */
export const settingDefaults = {
  bank_account: { bank: '', name: '', number: '' },
  committee_mailbox: { email: sampleMailbox },
  retention: { sent_mails: 30, failed_mails: 90, mail_rows: 365, messages: 365, drafts: 365 },
  waiting_times: { shown: true },
  contact_messages: { stored: false },
  staff_digest: { sent: false },
  fee_basis: { basis: 'grade' },
} as const;

/** Placeholder for the mailbox in rendered pages, which the server replaces (SET-4). Nobody can own this domain (RFC 2606). */
export const mailboxPlaceholder = 'mailbox@setting.invalid';
