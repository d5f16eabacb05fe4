import * as z from 'zod/mini';
import { searchTextSchema } from '../application/list-query.ts';
import {
  adminMessageSchema,
  contactMessageSchema,
  foundMessageStateSchema,
  messageStateChangeSchema,
  messageStateSchema,
  messageStates,
} from '../entities/contact-message.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { contactFormsPath } from '../rules/contact-forms-path.ts';
import { countsSchema, defineList, pageFields, type QueryOf } from '../rules/list.ts';
import { type CallDocs, defineCall, doneResponse, refusalSchema, success } from './call.ts';

/** Whether messages from the forms are stored (MSG-1). Otherwise the forms send nothing. */
export const contactFormsCall = defineCall({
  method: 'GET',
  path: contactFormsPath,
  access: 'anyone',
  response: z.object({ status: success, stored: z.boolean() }),
});

/** Stores a message from one of the forms (S-7.18). 409 if messages are not stored. */
export const sendMessageCall = defineCall({
  method: 'POST',
  path: '/contact-message.php',
  access: 'anyone',
  limited: true,
  body: contactMessageSchema,
  response: doneResponse,
});

export const messagesList = defineList({
  filters: {
    state: z.optional(messageStateSchema),
    q: described(
      "Words that the message or its sender's name, email address or telephone number contain.",
      z.optional(searchTextSchema),
    ),
  },
});

export type MessagesQuery = QueryOf<typeof messagesList>;

const messagesFields = {
  messages: z.array(adminMessageSchema),
  counts: described('Of those that match the search.', countsSchema(messageStates)),
  ...pageFields,
  stored: described('Whether messages are stored at present.', z.boolean()),
};

/** Returns one page of the messages, newest first, and the number in each state (MSG-3). */
export const messagesCall = defineCall({
  method: 'GET',
  path: '/admin/messages.php',
  access: 'admin',
  staffRoles: ['admin'],
  query: messagesList.query,
  response: z.object({ status: success, ...messagesFields }),
});

/**
 * Sets the state of a message. Repeating it changes nothing. 409 with `changed` if the message is no longer in `seen_state`. 404 if no message
 * has this id.
 */
export const setMessageStateCall = defineCall({
  method: 'POST',
  path: '/admin/set-message-state.php',
  access: 'admin',
  body: messageStateChangeSchema,
  response: doneResponse,
  refusal: z.extend(refusalSchema, { changed: z.optional(foundMessageStateSchema) }),
});

/** 404 if no message has this id. */
export const deleteMessageCall = defineCall({
  method: 'DELETE',
  path: '/admin/delete-message.php',
  access: 'admin',
  query: z.object({ id: idSchema }),
  response: doneResponse,
});

export const messagesDocs: CallDocs = {
  contactForms: {
    call: contactFormsCall,
    summary: 'Tell whether messages from the contact forms and the form to join are stored',
  },
  sendMessage: {
    call: sendMessageCall,
    summary: 'Store a message from one of the forms',
    description: 'The same message within ten minutes is stored once.',
    refusals: { 409: 'Messages are not stored at present.' },
  },
  messages: {
    call: messagesCall,
    summary: 'List the messages from the forms, newest first, with counts by state',
    description: 'Search and state apply together; the counts are those of the search.',
  },
  setMessageState: {
    call: setMessageStateCall,
    summary: 'Set the state of a message',
    description:
      'Records who did it and when. Repeating the call changes nothing. With `seen_state`, a state that another admin set since is not overwritten.',
    refusals: {
      404: 'No message has this id.',
      409: 'The state is not the one that was seen (`changed` says who set it and when).',
    },
  },
  deleteMessage: {
    call: deleteMessageCall,
    summary: 'Delete a message',
    refusals: { 404: 'No message has this id.' },
  },
};
