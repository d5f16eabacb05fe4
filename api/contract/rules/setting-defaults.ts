/**
 * Settings that were never changed. The bank account and the mailbox are SAMPLES, in ranges reserved for examples: enter real ones on the
 * page Settings before the site is published. A file of its own, because public pages load nothing else of the settings.
 */
export const settingDefaults = {
  bank_account: {
    bank: 'Sample Bank plc',
    name: 'Institute of Management Consultants, Nigeria',
    number: '0000000000',
  },
  committee_mailbox: { email: 'membership@imc.example' },
  retention: { sent_mails: 30, failed_mails: 90, mail_rows: 365, messages: 365 },
  waiting_times: { shown: true },
  contact_messages: { stored: false },
} as const;
