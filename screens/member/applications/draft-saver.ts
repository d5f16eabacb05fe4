import {
  ApiError,
  type ApplicationDraft,
  type ApplicationDraftData,
  applicationAnswers,
  applicationDraftSchema,
  draftConflict,
  fittingDraft,
  isNotFound,
  mergeDrafts,
} from '@imc/api';
import type { ApplicationDraftState, DraftSaveFailure } from '@imc/ui/membership';

/** Milliseconds without a change before the draft is saved. */
const debounceDelay = 1_000;
/** Maximum delay of a save in milliseconds while the user types without a pause. */
const maxDelay = 3_000;
/** Delay before a failed save is retried, in milliseconds: 2 s, doubled after each failure, at most 60 s. */
const retryDelay = (failures: number) => Math.min(2_000 * 2 ** (failures - 1), 60_000);

export interface DraftSaverOptions {
  /** The draft as it is stored on the server, as far as known. */
  readonly draft: Pick<ApplicationDraft, 'data' | 'revision'>;
  /** Returns the current values of the form. */
  readonly read: () => ApplicationDraftData;
  /** Returns the values that the form would have with another draft. */
  readonly withDraft: (data: ApplicationDraftData | null) => ApplicationDraftData;
  /** Replaces the values of the form with a merged draft. */
  readonly fillIn: (data: ApplicationDraftData) => void;
  /**
   * Sends a save. `data` contains only the fields and lists that differ from the stored draft.
   *
   * @param isClosing - The page may be closing while an earlier save is still in flight, so this one can't wait for it.
   */
  readonly send: (
    save: {
      readonly data: ApplicationDraftData;
      readonly partial: true;
      readonly revision: number;
    },
    isClosing: boolean,
  ) => Promise<{ readonly saved_at: string; readonly revision: number }>;
  readonly onState: (state: ApplicationDraftState) => void;
}

/** Saves a form while the user types. */
export interface DraftSaver {
  /** Call after each change of the form. The draft is saved one second after the last change, and every 3 seconds during continuous typing. */
  readonly changed: () => void;
  /** Saves unsent changes at once. Call when the user leaves the form or the page. */
  readonly flush: () => void;
  /** Retries at once after a failure. Call when the browser is online again. */
  readonly retry: () => void;
  /** Resolves a conflict with the values that the user has chosen: fills them in and saves them. */
  readonly resolve: (data: ApplicationDraftData) => void;
  /** Returns whether the server has all changes, and the revision that the form is based on, with its content. */
  readonly progress: () => {
    readonly isSaved: boolean;
    readonly revision: number;
    readonly base: ApplicationDraftData;
  };
  /** Stops all saving. Call when the application is submitted. */
  readonly stop: () => void;
}

/** Serialises the content of a draft, independent of the order of its fields. */
const contentOf = (data: ApplicationDraftData | null) =>
  JSON.stringify(applicationDraftSchema.parse(data ?? {}));

/** Returns the fields and lists of `data` that differ from those in `stored`. */
const changedFields = (data: ApplicationDraftData, stored: ApplicationDraftData): ApplicationDraftData =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof ApplicationDraftData]),
    ),
  );

function failureOf(error: unknown): DraftSaveFailure {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return { kind: 'connection' };
  // The server saves no drafts. A draft that is gone has its own message.
  if (isNotFound(error) && error.serverMessage !== applicationAnswers.draftNotFound)
    return { kind: 'noDraft' };
  const isRefused =
    error.kind === 'refused' && error.httpStatus < 500 && ![408, 429].includes(error.httpStatus);
  return isRefused ? { kind: 'refused', message: error.serverMessage } : { kind: 'server' };
}

/** A save that did not succeed. */
interface FailedSave {
  readonly error: unknown;
  /** The draft as it would have been stored. */
  readonly data: ApplicationDraftData;
  /** Number of the latest change that it contained. */
  readonly upTo: number;
  /** Whether it was sent while another save was in flight and expected that save to succeed. */
  readonly wasBehind: boolean;
}

/**
 * Creates a saver that saves a form while the user types: one save at a time, then the newest values, each with the revision that they are based on.
 * Saves that fail without a rejection by the server are retried until they succeed. A draft that was saved elsewhere meanwhile is merged by field, and the
 * user is only asked about fields that both sides changed.
 */
export function createDraftSaver({
  draft,
  read,
  withDraft,
  fillIn,
  send,
  onState,
}: DraftSaverOptions): DraftSaver {
  let revision = draft.revision;
  /** The content of the draft at that revision. */
  let stored: ApplicationDraftData = draft.data ?? {};
  // Counters: all changes, those that were sent, and those that are saved.
  let changes = 0;
  let sent = 0;
  let saved = 0;
  let inFlight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the oldest change that has not been sent yet. */
  let waitingSince: number | undefined;
  /** Whether a save became due while another one was in flight. */
  let isDue = false;
  let isStopped = false;
  let failedSave: FailedSave | undefined;
  let failures = 0;
  let conflict: ApplicationDraft | undefined;
  /** Contents that were sent without a response and may have been stored. */
  let unanswered: string[] = [];

  function cancel(): void {
    clearTimeout(timer);
    waitingSince = undefined;
    isDue = false;
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(save, milliseconds);
  }

  function save(isClosing = false): void {
    if (isStopped || conflict) return;
    if (inFlight > 0 && !isClosing) {
      isDue = true;
      return;
    }
    cancel();
    const upTo = changes;
    const wasBehind = inFlight > 0;
    const { data: form, leftOut } = fittingDraft(read());
    const changed = changedFields(form, stored);
    const data = { ...stored, ...changed };
    // A save that is in flight will have incremented the revision when this one arrives.
    const base = revision + inFlight;
    sent = changes;
    inFlight += 1;
    onState({ status: 'saving' });
    send({ data: changed, partial: true, revision: base }, wasBehind).then(
      (answer) => {
        inFlight -= 1;
        if (answer.revision >= revision) {
          revision = answer.revision;
          stored = data;
        }
        saved = Math.max(saved, upTo);
        if (inFlight === 0) onSettled({ status: 'saved', savedAt: answer.saved_at, leftOut });
      },
      (error: unknown) => {
        inFlight -= 1;
        failedSave = { error, data, upTo, wasBehind };
        if (inFlight === 0) onSettled();
      },
    );
  }

  /** Runs when no save is in flight: either everything sent is saved, or the newest save failed. */
  function onSettled(success?: ApplicationDraftState): void {
    const failure = failedSave && failedSave.upTo > saved ? failedSave : undefined;
    failedSave = undefined;
    if (failure) {
      onFailure(failure);
      return;
    }
    failures = 0;
    unanswered = [];
    if (success) onState(success);
    if (isDue) save();
  }

  function onFailure(failure: FailedSave): void {
    sent = saved;
    const other = draftConflict(failure.error);
    if (other && isOwn(other, failure)) {
      if (other.revision >= revision) basedOn(other);
      save();
      return;
    }
    cancel();
    if (other) {
      const versions = { base: withDraft(stored), mine: read(), theirs: withDraft(other.data) };
      const { data, conflicts } = mergeDrafts(versions);
      if (conflicts.length === 0) {
        continueWith(other, data);
        return;
      }
      conflict = other;
      onState({ status: 'conflict', stored: other, base: stored });
      return;
    }
    const cause = failureOf(failure.error);
    if (cause.kind === 'noDraft') isStopped = true;
    else if (cause.kind === 'refused') {
      // The draft no longer exists, most likely because it was submitted.
      isStopped = isNotFound(failure.error);
    } else {
      failures += 1;
      unanswered.push(contentOf(failure.data));
      schedule(retryDelay(failures));
    }
    onState({ status: 'failed', cause });
  }

  /**
   * Whether the stored draft is not a conflicting version: it was saved from here and the response was lost, two saves arrived in the wrong order, or
   * the content is the same.
   */
  const isOwn = (other: ApplicationDraft, { data, wasBehind }: FailedSave): boolean =>
    (wasBehind && other.revision <= revision) ||
    [contentOf(data), ...unanswered].includes(contentOf(other.data));

  function basedOn(draft: ApplicationDraft): void {
    revision = draft.revision;
    stored = draft.data ?? {};
  }

  /** Saves merged values over the draft that they were merged with. */
  function continueWith(other: ApplicationDraft, data: ApplicationDraftData): void {
    basedOn(other);
    fillIn(data);
    save();
  }

  return {
    changed() {
      changes += 1;
      if (isStopped || conflict) return;
      waitingSince ??= Date.now();
      schedule(Math.max(0, Math.min(debounceDelay, waitingSince + maxDelay - Date.now())));
    },
    flush() {
      if (changes > sent) save(true);
    },
    retry() {
      if (changes > saved) save();
    },
    resolve(data) {
      if (!conflict) return;
      const other = conflict;
      conflict = undefined;
      continueWith(other, data);
    },
    progress: () => ({ isSaved: saved >= changes, revision, base: stored }),
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
