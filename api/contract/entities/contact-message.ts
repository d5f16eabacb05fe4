import * as z from 'zod/mini';
import { searchWords } from '../application/search.ts';
import { longestMessage, messageTexts } from '../rules/contact-messages.ts';
import { emailProblem, isEmail, isFilled, textLimits } from '../rules/text.ts';
import { described } from './described.ts';
import { idSchema } from './id.ts';
import { typedText } from './text.ts';
import { accountName, phoneNumber, rowId, timestamp } from './values.ts';

/** The forms that messages come from: on the home page, on the contact page, and the invitation to join. */
export const messageKinds = ['home', 'contact', 'join'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Its messages name the field, because the forms show them together. */
const filled = (label: string, max: number = textLimits.line) =>
  typedText(messageTexts.required(label)).check(
    z.maxLength(max, messageTexts.tooLong(label, max)),
    z.refine(isFilled, { error: messageTexts.required(label) }),
  );

const email = filled('Email', textLimits.email).check(
  z.refine(isEmail, { error: ({ input }) => emailProblem(String(input)) }),
);

/** What each form sends (S-7.18). */
export const contactMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('home'),
    firstName: filled('First name'),
    lastName: filled('Last name'),
    email,
    message: filled('Message', longestMessage),
  }),
  z.object({
    kind: z.literal('contact'),
    name: filled('Full Name'),
    phone: filled('Phone', textLimits.short),
    email,
    message: filled('Message', longestMessage),
  }),
  z.object({
    kind: z.literal('join'),
    name: filled('Full name'),
    email,
    city: filled('City'),
    country: filled('Country'),
    work: filled('Position and organisation'),
    qualification: filled('Qualification'),
  }),
]);

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** MSG-3. `handled`: somebody did what it asks for. */
export const messageStates = ['new', 'read', 'handled'] as const;

export type MessageState = (typeof messageStates)[number];

export const messageStateSchema = z.enum(messageStates);

export const messageStateChangeSchema = z.object({
  message_id: idSchema,
  state: messageStateSchema,
  seen_state: described('Without it, any state is overwritten.', z.optional(messageStateSchema)),
});

export type MessageStateChange = z.infer<typeof messageStateChangeSchema>;

/** The current state, if it is not the one that the admin saw. */
export const foundMessageStateSchema = z.object({
  state: messageStateSchema,
  changed_by: described(
    'Name of the admin who set it. Null while it is new, and once the account is gone.',
    z.nullable(accountName),
  ),
  changed_at: described('Null while it is new.', z.nullable(timestamp)),
});

export type FoundMessageState = z.infer<typeof foundMessageStateSchema>;

export const adminMessageSchema = z.object({
  id: rowId,
  kind: z.enum(messageKinds),
  name: z.string(),
  email: described('As it was typed.', z.string()),
  phone: z.nullable(phoneNumber),
  message: described('Null for the form to join.', z.nullable(z.string())),
  city: described('Only from the form to join.', z.nullable(z.string())),
  country: z.nullable(z.string()),
  work: z.nullable(z.string()),
  qualification: z.nullable(z.string()),
  state: messageStateSchema,
  state_by: described(
    'Name of the admin who set the state. Null while it is new, and once the account is gone.',
    z.nullable(accountName),
  ),
  state_at: described('When the state was set. Null while it is new.', z.nullable(timestamp)),
  created_at: timestamp,
});

export type AdminMessage = z.infer<typeof adminMessageSchema>;

export const messageContentSchema = z.omit(adminMessageSchema, {
  id: true,
  state: true,
  state_by: true,
  state_at: true,
  created_at: true,
});

export type MessageContent = z.infer<typeof messageContentSchema>;

/** In the same shape for every form. */
export function messageContent(sent: ContactMessage): MessageContent {
  const none = { phone: null, message: null, city: null, country: null, work: null, qualification: null };
  if (sent.kind !== 'home') return { ...none, ...sent };
  const { firstName, lastName, ...rest } = sent;
  return { ...none, ...rest, name: `${firstName} ${lastName}` };
}

/** Folded words to search with `accountSearchParts`. */
export const messageSearchText = (content: MessageContent): string => {
  const { name, email: address, phone, message, city, country, work, qualification } = content;
  return searchWords({
    names: [name],
    texts: [address, message, city, country, work, qualification].map((text) => text ?? ''),
    phones: phone === null ? [] : [phone],
  });
};
