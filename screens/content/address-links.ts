import type { PageFacts } from './page-facts.ts';

/** Opened from the mails that prove an address (ACC-23, ACC-24). */
export const confirmAddressPage: PageFacts = {
  path: '/confirm-address',
  above: [],
  title: 'Confirm your email address',
  hidden: true,
};

/** Opened from the mails to the former address (ACC-25). */
export const stopAddressChangePage: PageFacts = {
  path: '/stop-address-change',
  above: [],
  title: 'Stop a change of your email address',
  hidden: true,
};

/** Pages behind these links. After the success stands the server's message. */
export const addressLinks = {
  confirm: {
    lead: 'Press the button if this address is yours. If you asked for a new address, your account will use it from then on.',
    submit: 'Confirm my address',
    done: 'Your email address is confirmed',
    next: { label: 'Go to your account', to: '/dashboard' },
  },
  stop: {
    lead: 'Press the button if you did not ask for this change. Your account keeps the address that received our email, and every device is signed out.',
    submit: 'Stop the change',
    done: 'The change is stopped',
    next: { label: 'Choose a new password', to: '/forgot-password' },
  },
} as const;
