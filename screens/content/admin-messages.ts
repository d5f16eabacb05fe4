import { type AdminMessage, type MessageKind, messageTexts } from '@imc/api';
import type { MessageDialogLabels, MessagesTableLabels } from '@imc/ui/membership';
import { formatMoment } from '../shared/dates.ts';
import { count } from './figures.ts';
import { pagedLabels } from './table-labels.ts';

const states = { new: 'New', read: 'Read', handled: 'Handled' } as const;

const kinds: Readonly<Record<MessageKind, string>> = {
  home: 'Home page',
  contact: 'Contact page',
  join: 'Join the Institute',
};

/** Who set the state, and when. Undefined for a new message. */
const stateDetail = ({ state_by, state_at }: AdminMessage): string | undefined =>
  state_at === null ? undefined : `${state_by ?? 'Erased account'}, ${formatMoment(state_at)}`;

/** The page of MSG-3. */
export const messages = {
  title: 'Messages',
  lead: 'Messages from the contact and join forms. Replies are not automatic.',
  off: {
    title: 'Messages are not stored at present',
    text: 'The forms say that messages are not sent. An admin can change that under',
    link: { label: 'Settings', to: '/admin/settings' },
  },
  loading: 'Loading messages',
  failed: 'The messages could not be loaded.',
  empty: { title: 'No messages here', text: 'Messages appear here when visitors write.' },
  noMatch: { title: 'Nothing found', text: 'No message has all of these words.' },
  table: {
    tabs: 'Messages by status',
    all: 'All',
    states,
    search: 'Search by name, email, phone or words',
    columns: { sender: 'From', message: 'Message', state: 'Status', received: 'Received' },
    kinds,
    stateDetail,
    openOf: (name) => `Open the message from ${name}`,
    ...pagedLabels((total) => `${count(total)} ${total === 1 ? 'message' : 'messages'}`),
  } satisfies MessagesTableLabels,
  dialog: {
    kinds,
    facts: {
      message: 'Message',
      kind: 'Form',
      received: 'Received',
      email: 'Email',
      phone: 'Telephone',
      city: 'City',
      country: 'Country',
      work: 'Position and organisation',
      qualification: 'Highest academic qualification and years of experience',
      state: 'Status',
    },
    stateOf: (message) => {
      const detail = stateDetail(message);
      return detail === undefined ? states[message.state] : `${states[message.state]} by ${detail}`;
    },
    answer: 'Answer by email',
    handle: 'Mark as handled',
    reopen: 'Mark as not handled',
    remove: 'Delete',
    close: 'Close',
  } satisfies MessageDialogLabels,
  confirm: {
    question: (name: string) => `Delete the message from ${name}? This can’t be undone.`,
    cancel: 'Keep it',
    remove: 'Delete',
  },
  /** Shown if the server answered without a message. */
  deleted: messageTexts.deleted,
  notChanged: 'The message could not be changed. Please try again.',
  notDeleted: 'The message could not be deleted. Please try again.',
  toasts: 'Outcomes',
  dismiss: 'Dismiss',
} as const;
