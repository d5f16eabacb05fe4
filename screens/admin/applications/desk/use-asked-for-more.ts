import type { AdminInformationRequest } from '@imc/api';
import { adminInformationRequests } from '../../../content/information-request.ts';
import { formatDay } from '../../../shared/dates.ts';

const { state } = adminInformationRequests;

/** Says whether the newest request for information is open or answered. Undefined if it is closed. */
export function askedForMore(requests: readonly AdminInformationRequest[], day: string): string | undefined {
  const newest = requests.toSorted((one, other) => other.asked_at.localeCompare(one.asked_at))[0];
  if (!newest || newest.closed_at !== null) return undefined;
  const { answered_at, due_on } = newest;
  if (answered_at !== null) return state.answered(formatDay(answered_at));
  if (due_on === null) return state.open;
  return due_on < day ? state.overdue(formatDay(due_on)) : state.due(formatDay(due_on));
}
