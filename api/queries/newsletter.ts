import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { subscribeCall } from '../contract/calls/newsletter.ts';

/** Subscribes an address to the newsletter. */
export const subscribeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => client(subscribeCall, { body: { email } }) });
