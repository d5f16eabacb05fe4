import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { mailsCall, type mailsList, resendMailCall } from '../contract/calls/mails.ts';
import type { QueryOf } from '../contract/rules/list.ts';
import { queryKeys } from './query-keys.ts';

/** In a state or all of them, newest first, with the number of mails in each state. */
export const mailsQuery = (client: ApiClient, query: QueryOf<typeof mailsList>) =>
  queryOptions({
    queryKey: [...queryKeys.mails, query],
    queryFn: ({ signal }) => client(mailsCall, { query: { ...query }, signal }),
  });

export const resendMailMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(resendMailCall, { body: { mail_id: id } }) });
