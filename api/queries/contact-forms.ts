import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { sendMessageCall } from '../contract/calls/messages.ts';
import type { ContactMessage } from '../contract/entities/contact-message.ts';

/** What the contact forms and the form to join need of the server. */
export interface ContactForms {
  /** Asks whether messages are stored. False also if the server refuses. Rejects if it can't be asked. */
  readonly areStored: () => Promise<boolean>;
  /** Sends a message. Resolves to undefined, or if the server refused it to the reason, which may be empty. Rejects on other failures. */
  readonly send: (message: ContactMessage) => Promise<string | undefined>;
}

/** Sends a message from a form, as `ContactForms.send`. */
export async function sendContactMessage(
  client: ApiClient,
  message: ContactMessage,
): Promise<string | undefined> {
  try {
    await client(sendMessageCall, { body: message });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return error.joined ?? '';
    throw error;
  }
}
