import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';

/** Loads the schemas with the call, so that the page renders without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/newsletter.ts').then(({ confirmSubscriptionCall, leaveNewsletterCall }) => ({
      confirmSubscriptionCall,
      leaveNewsletterCall,
    })),
  );

/** With the token of the mailed link. */
export const confirmSubscriptionMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (token: string) => client((await calls()).confirmSubscriptionCall, { body: { token } }),
  });

/** With the token of the link in each mail. */
export const leaveNewsletterMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (token: string) => client((await calls()).leaveNewsletterCall, { body: { token } }),
  });
