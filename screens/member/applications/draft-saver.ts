import {
  ApiError,
  type ApplicationDraft,
  type ApplicationDraftData,
  applicationDraftSchema,
  draftConflict,
  fittingDraft,
} from '@imc/api';
import type { ApplicationDraftState, DraftSaveFailure } from '@imc/ui/membership';

/** Milliseconds without a change before the draft is saved. */
const quiet = 1_000;
/** Longest that a change waits to be saved while somebody types without a pause, in milliseconds. */
const longestWait = 3_000;
/** Pauses before a failed save is tried again: 2 s, twice as long each time, 60 s at most. */
const retryDelay = (failures: number) => Math.min(2_000 * 2 ** (failures - 1), 60_000);

export interface DraftSaverOptions {
  /** The draft as it was opened. */
  readonly draft: ApplicationDraft;
  /** What the form holds now. */
  readonly read: () => ApplicationDraftData;
  /**
   * Sends a save.
   *
   * @param isClosing - The page may be closing while an earlier save is still on its way: this one can't wait for it.
   */
  readonly send: (
    save: { readonly data: ApplicationDraftData; readonly revision: number | undefined },
    isClosing: boolean,
  ) => Promise<{ readonly saved_at: string; readonly revision?: number | undefined }>;
  readonly onState: (state: ApplicationDraftState) => void;
}

export interface DraftSaver {
  /** The form has changed. It is saved after a moment without changes, and every 3 seconds while there is none. */
  readonly changed: () => void;
  /** Saves at once what is not on its way: the form or the page is being left. */
  readonly flush: () => void;
  /** Tries again at once after a failure: the browser is online again. */
  readonly retry: () => void;
  /** In a conflict: saves what stands here over what is stored. */
  readonly keepMine: () => void;
  /** In a conflict: hands over what is stored, to be filled in, and goes on from there. */
  readonly takeTheirs: (fillIn: (data: ApplicationDraftData) => void) => void;
  /** Ends all saving: the application is submitted. */
  readonly stop: () => void;
}

/** The content of a draft as one text, whatever the order of its fields. */
const contentOf = (data: ApplicationDraftData | null) =>
  JSON.stringify(applicationDraftSchema.parse(data ?? {}));

function failureOf(error: unknown): DraftSaveFailure {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return { kind: 'connection' };
  const isRefused =
    error.kind === 'refused' && error.httpStatus < 500 && ![408, 429].includes(error.httpStatus);
  return isRefused ? { kind: 'refused', message: error.serverMessage } : { kind: 'server' };
}

/** A save that did not succeed. */
interface FailedSave {
  readonly error: unknown;
  readonly data: ApplicationDraftData;
  /** The changes that it held. */
  readonly upTo: number;
  /** It was sent behind another one and counted on that one's arrival. */
  readonly wasBehind: boolean;
}

/**
 * Saves a form as it is typed: one save at a time, the newest text next, each with the revision of the draft that it was filled in on. What
 * fails without a reason of the server's is tried again until it succeeds.
 */
export function createDraftSaver({ draft, read, send, onState }: DraftSaverOptions): DraftSaver {
  let revision = draft.revision;
  // Changes are counted: all of them, those that were sent, and those that are saved.
  let changes = 0;
  let sent = 0;
  let saved = 0;
  let inFlight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change came that is not sent yet. */
  let waitingSince: number | undefined;
  /** The time to save came while a save was on its way. */
  let isDue = false;
  let isStopped = false;
  let failedSave: FailedSave | undefined;
  let failures = 0;
  let conflict: ApplicationDraft | undefined;
  /** What was sent and may have been stored, though no answer came. */
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
    const { data, leftOut } = fittingDraft(read());
    // A save that is on its way will have counted the revision up when this one arrives.
    const base = revision === undefined ? undefined : revision + inFlight;
    sent = changes;
    inFlight += 1;
    onState({ status: 'saving' });
    send({ data, revision: base }, wasBehind).then(
      (answer) => {
        inFlight -= 1;
        if (answer.revision !== undefined) revision = Math.max(revision ?? 0, answer.revision);
        saved = Math.max(saved, upTo);
        if (inFlight === 0) settled({ status: 'saved', savedAt: answer.saved_at, leftOut });
      },
      (error: unknown) => {
        inFlight -= 1;
        failedSave = { error, data, upTo, wasBehind };
        if (inFlight === 0) settled();
      },
    );
  }

  /** Nothing is on its way any more: either all that was sent is saved, or the newest of it failed. */
  function settled(success?: ApplicationDraftState): void {
    const failure = failedSave && failedSave.upTo > saved ? failedSave : undefined;
    failedSave = undefined;
    if (failure) {
      failed(failure);
      return;
    }
    failures = 0;
    unanswered = [];
    if (success) onState(success);
    if (isDue) save();
  }

  function failed(failure: FailedSave): void {
    sent = saved;
    const stored = draftConflict(failure.error);
    if (stored && isOwn(stored, failure)) {
      revision = Math.max(revision ?? 0, stored.revision ?? 0);
      save();
      return;
    }
    cancel();
    if (stored) {
      conflict = stored;
      onState({ status: 'conflict', stored });
      return;
    }
    const cause = failureOf(failure.error);
    if (cause.kind === 'refused') {
      // The draft is gone: submitted, most likely.
      isStopped = failure.error instanceof ApiError && failure.error.httpStatus === 404;
    } else {
      failures += 1;
      unanswered.push(contentOf(failure.data));
      schedule(retryDelay(failures));
    }
    onState({ status: 'failed', cause });
  }

  /**
   * Whether a stored draft that stands in the way is no other text: it was saved from here and the answer was lost, or two saves overtook one
   * another, or it says the same.
   */
  const isOwn = (stored: ApplicationDraft, { data, wasBehind }: FailedSave): boolean =>
    (wasBehind && (stored.revision ?? 0) <= (revision ?? 0)) ||
    [contentOf(data), ...unanswered].includes(contentOf(stored.data));

  return {
    changed() {
      changes += 1;
      if (isStopped || conflict) return;
      waitingSince ??= Date.now();
      schedule(Math.max(0, Math.min(quiet, waitingSince + longestWait - Date.now())));
    },
    flush() {
      if (changes > sent) save(true);
    },
    retry() {
      if (changes > saved) save();
    },
    keepMine() {
      revision = conflict?.revision;
      conflict = undefined;
      save();
    },
    takeTheirs(fillIn) {
      if (!conflict) return;
      fillIn(conflict.data ?? {});
      cancel();
      sent = changes;
      saved = changes;
      revision = conflict.revision;
      onState({ status: 'saved', savedAt: conflict.saved_at, leftOut: [] });
      conflict = undefined;
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
