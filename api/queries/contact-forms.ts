import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { sendMessageCall } from '../contract/calls/messages.ts';
import type { ContactMessage } from '../contract/entities/contact-message.ts';

export interface ContactForms {
  /** Also false if the server refuses to answer. Rejects if it can't be reached. */
  readonly areStored: () => Promise<boolean>;
  /** Resolves to the reason of a refusal, which may be empty, or undefined. Rejects on other failures. */
  readonly send: (message: ContactMessage) => Promise<string | undefined>;
}

/** See `ContactForms.send`. */
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
