import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  addApplicationNoteCall,
  applicationHistoryCall,
  applicationNotesCall,
  applicationReviewCall,
  updateApplicationStatusCall,
} from '../contract/calls/decisions.ts';
import type { ApplicationStatus } from '../contract/entities/application.ts';
import { type ApplicationReview, applicationReviewOf } from '../contract/entities/application-review.ts';
import { lastDecisionSchema, type Recommendation } from '../contract/entities/decision.ts';
import { nullIfNotFound } from './is-not-found.ts';
import { queryKeys } from './query-keys.ts';

/** With everything that an admin decides on. Null if there is none with this id. */
export const applicationReviewQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: queryKeys.applicationReview(applicationId),
    // Not cached: another admin may have decided since.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ApplicationReview | null> => {
      const query = { application_id: applicationId };
      const answer = await nullIfNotFound(client(applicationReviewCall, { query, signal }));
      return answer && applicationReviewOf(answer);
    },
  });

export const applicationHistoryQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: queryKeys.applicationHistory(applicationId),
    queryFn: async ({ signal }) =>
      (await client(applicationHistoryCall, { query: { application_id: applicationId }, signal })).history,
  });

export const applicationNotesQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: queryKeys.applicationNotes(applicationId),
    queryFn: async ({ signal }) =>
      (await client(applicationNotesCall, { query: { application_id: applicationId }, signal })).notes,
  });

export interface StatusDecision {
  readonly id: number;
  readonly status: ApplicationStatus;
  /** With it, the server refuses to overwrite another admin's decision (APP-56). */
  readonly seen?: ApplicationStatus | undefined;
  /** For admins only. */
  readonly note?: string | undefined;
  /** For the applicant. */
  readonly reason?: string | undefined;
}

export const updateApplicationStatusMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, status, seen, note, reason }: StatusDecision) =>
      client(updateApplicationStatusCall, {
        body: { application_id: id, status, seen_status: seen, note, reason },
      }),
  });

/** The status that a refused decision would have overwritten. Undefined for any other error. */
export const statusConflict = (error: unknown): ApplicationStatus | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? lastDecisionSchema.safeParse(error.answer.decided).data?.status
    : undefined;

/** With the idempotency key, a retry after a lost answer adds the note once. */
export interface NoteAddition {
  readonly applicationId: number;
  readonly note: string;
  readonly recommendation: Recommendation | null;
  readonly idempotencyKey: string;
}

export const addApplicationNoteMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ applicationId, idempotencyKey, ...note }: NoteAddition) =>
      client(addApplicationNoteCall, { body: { application_id: applicationId, ...note }, idempotencyKey }),
  });
