import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  answerInformationRequestCall,
  informationRequestsCall,
} from '../contract/calls/information-requests.ts';
import type { InformationAnswer } from '../contract/entities/information-request.ts';
import { queryKeys } from './query-keys.ts';

/** Newest first. */
export const informationRequestsQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: queryKeys.informationRequests(applicationId),
    queryFn: async ({ signal }) =>
      (await client(informationRequestsCall, { query: { application_id: applicationId }, signal })).requests,
  });

/** The idempotency key makes a double click harmless. */
export interface InformationAnswerSubmission {
  readonly requestId: number;
  readonly data: InformationAnswer;
  readonly idempotencyKey: string;
}

export const answerInformationRequestMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ requestId, data, idempotencyKey }: InformationAnswerSubmission) =>
      client(answerInformationRequestCall, { body: { request_id: requestId, data }, idempotencyKey }),
  });
