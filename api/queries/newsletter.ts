import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { subscribeCall } from '../contract/calls/newsletter.ts';

/** If the server rejects the address, throws its message or 'Subscription failed' (S-8.9). Rethrows all other errors. */
export async function subscribeToNewsletter(client: ApiClient, email: string): Promise<void> {
  try {
    await client(subscribeCall, { body: { email } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    throw new Error(error.serverMessage ?? 'Subscription failed', { cause: error });
  }
}
