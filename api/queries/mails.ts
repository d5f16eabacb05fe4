import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { mailsCall, resendMailCall } from '../contract/calls/mails.ts';
import type { MailState } from '../contract/entities/mail.ts';
import { queryKeys } from './query-keys.ts';

/** Returns one page of the mails in a state, or of all, newest first, with the number of mails in each state. */
export const mailsQuery = (
  client: ApiClient,
  { state, page = 1 }: { readonly state?: MailState | undefined; readonly page?: number } = {},
) =>
  queryOptions({
    queryKey: [...queryKeys.mails, { state, page }],
    queryFn: async ({ signal }) => {
      const { mails, counts, total, pages } = await client(mailsCall, {
        query: { ...(state && { state }), page },
        signal,
      });
      return { mails, counts, total, pages };
    },
  });

/** Sends a failed mail again, by id. */
export const resendMailMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(resendMailCall, { body: { mail_id: id } }) });
