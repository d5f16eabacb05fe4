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
/** Longest delay of a save during continuous typing, in milliseconds. */
const maxDelay = 3_000;
/** Milliseconds before a failed save is repeated: 2 s, doubled after each failure, at most 60 s. */
const retryDelay = (failures: number) => Math.min(2_000 * 2 ** (failures - 1), 60_000);

export interface DraftSaverOptions {
  /** The last known draft on the server. */
  readonly draft: Pick<ApplicationDraft, 'data' | 'revision'>;
  readonly read: () => ApplicationDraftData;
  /** Returns the values that the form would have with another draft. */
  readonly withDraft: (data: ApplicationDraftData | null) => ApplicationDraftData;
  /** Replaces the form's values by a merged draft. */
  readonly fillIn: (data: ApplicationDraftData) => void;
  /**
   * Sends a save. `data` contains only the fields and lists that differ from the stored draft.
   *
   * @param isClosing - The page may be closing, so this save can't wait for an earlier one.
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
  /**
   * Call after each change of the form. The draft is saved one second after the last change, and every 3 seconds during continuous typing.
   */
  readonly changed: () => void;
  /** Saves unsent changes at once. Call when the user leaves the form or the page. */
  readonly flush: () => void;
  /** Retries at once after a failure. Call when the browser is online again. */
  readonly retry: () => void;
  /** Resolves a conflict: fills in and saves the values that the user has chosen. */
  readonly resolve: (data: ApplicationDraftData) => void;
  /** Returns whether the server has all changes, and the stored draft and revision that the form is based on. */
  readonly progress: () => {
    readonly isSaved: boolean;
    readonly revision: number;
    readonly base: ApplicationDraftData;
  };
  /** Stops all saving. Call when the application is submitted. */
  readonly stop: () => void;
}

/** Serialises a draft, independent of the order of its fields. */
const contentOf = (data: ApplicationDraftData | null) =>
  JSON.stringify(applicationDraftSchema.parse(data ?? {}));

/** Returns the fields and lists of `data` that differ from `stored`. */
const changedFields = (data: ApplicationDraftData, stored: ApplicationDraftData): ApplicationDraftData =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof ApplicationDraftData]),
    ),
  );

function failureOf(error: unknown): DraftSaveFailure {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return { kind: 'connection' };
  // The server saves no drafts. A deleted draft has its own message.
  if (isNotFound(error) && error.serverMessage !== applicationAnswers.draftNotFound)
    return { kind: 'noDraft' };
  const isRefused =
    error.kind === 'refused' && error.httpStatus < 500 && ![408, 429].includes(error.httpStatus);
  return isRefused ? { kind: 'refused', message: error.serverMessage } : { kind: 'server' };
}

interface FailedSave {
  readonly error: unknown;
  /** The draft as it would have been stored. */
  readonly data: ApplicationDraftData;
  /** Number of the latest change in it. */
  readonly upTo: number;
  /** Whether it was sent during another save and expected that save to succeed. */
  readonly wasBehind: boolean;
}

/**
 * Saves a form while the user types, one save at a time. Failed saves are repeated unless the server rejects them. A draft that was saved
 * elsewhere is merged by field, and the user chooses only between fields that both sides changed.
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
  /** Time of the oldest unsent change. */
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
   * Whether the stored draft is no conflict: it was saved from here and the response was lost, two saves
   * arrived in the wrong order, or the content is the same.
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
