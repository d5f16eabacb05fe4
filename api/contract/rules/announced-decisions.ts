import type { ApplicationStatus } from '../entities/application.ts';
import { undoTime } from './decisions.ts';

export interface StatusStep {
  readonly id: number;
  /** Null for the submission. */
  readonly from_status: ApplicationStatus | null;
  readonly to_status: ApplicationStatus | 'withdrawn';
  /** UTC ISO time. */
  readonly changed_at: string;
  /** For the applicant. */
  readonly reason?: string | null;
  /** Id of the decision that the step undid. */
  readonly undoes?: number | null;
}

type Change<Step> = Step & { readonly to_status: ApplicationStatus };

const isChange = <Step extends StatusStep>(step: Step): step is Change<Step> =>
  step.from_status !== null && step.to_status !== 'withdrawn';

/**
 * Returns the announced decisions, oldest first: those that stood until they could no longer be undone, when their mail goes (APP-17). Leaves
 * out one that was undone or replaced before, and one that does not change the announced status.
 */
export function announcedDecisions<Step extends StatusStep>(
  steps: readonly Step[],
  now: Date,
): Change<Step>[] {
  const changes = steps.filter(isChange);
  const announced: Change<Step>[] = [];
  const takenBack = new Set<number>();
  changes.forEach(({ changed_at, undoes }, index) => {
    if (undoes != null) takenBack.add(undoes);
    const next = changes[index + 1];
    const stoodUntil = next ? Date.parse(next.changed_at) : now.getTime();
    if (stoodUntil - Date.parse(changed_at) < undoTime) return;
    const standing = changes
      .slice(0, index + 1)
      .findLast((step) => step.undoes == null && !takenBack.has(step.id));
    const known = announced.at(-1)?.to_status ?? changes[0]?.from_status;
    if (standing && standing.to_status !== known) announced.push(standing);
  });
  return announced;
}

/** The status that the applicant knows. */
export interface AnnouncedStatus {
  readonly status: ApplicationStatus;
  /** UTC ISO time of the decision. Null before the first one. */
  readonly decided_at: string | null;
  /** Null without one. */
  readonly reason: string | null;
}

/** Returns the status that the applicant knows. `current` counts if no decision was recorded as a step. */
export function announcedStatus(
  current: { readonly status: ApplicationStatus; readonly decided_at: string | null },
  steps: readonly StatusStep[],
  now: Date,
): AnnouncedStatus {
  const last = announcedDecisions(steps, now).at(-1);
  if (last) return { status: last.to_status, decided_at: last.changed_at, reason: last.reason ?? null };
  const first = steps.find(isChange);
  if (first?.from_status) return { status: first.from_status, decided_at: null, reason: null };
  return { ...current, reason: null };
}

/** Returns the steps that the applicant sees: submission, announced decisions, withdrawal. */
export function announcedSteps<Step extends StatusStep>(steps: readonly Step[], now: Date): Step[] {
  const announced = new Set<Step>(announcedDecisions(steps, now));
  return steps.filter((step) => announced.has(step) || !isChange(step));
}
