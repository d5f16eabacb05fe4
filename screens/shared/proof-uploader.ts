import { ApiError, type KeptProof, serverMessage } from '@imc/api';
import type { ChosenProof, ProofFailure, ProofState } from '@imc/ui/membership';
import { prepareToShrink, shrinkPicture } from '@imc/ui/pictures';
import { preparePicture } from './prepare-picture.ts';
import { newKey } from './use-submission-key.ts';

/** Milliseconds without progress after which an upload is ended. It can then be tried again. */
const stallTimeout = 60_000;

export interface ProofSending {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number, total: number) => void;
  /** The same for every attempt to send the same picture. */
  readonly idempotencyKey: string;
}

export interface ProofUploaderOptions {
  readonly stored: KeptProof | null | undefined;
  /** If omitted, the picture waits for the submission that takes it. */
  readonly send?: (sending: ProofSending) => Promise<KeptProof>;
  /** If omitted, the stored proof can only be replaced. */
  readonly remove?: () => Promise<unknown>;
  /** Used if the server gave no message. */
  readonly notRemoved?: string;
  /** Replaces the worker in tests. */
  readonly shrink?: typeof shrinkPicture;
}

/** Uploads a proof of payment as soon as it is chosen. */
export interface ProofUploader {
  readonly state: () => ProofState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Shrinks a file and uploads it. Replaces a running upload. */
  readonly choose: (file: File) => void;
  /** Ends the upload and forgets the chosen picture. */
  readonly cancel: () => void;
  /** Repeats a failed upload. Does nothing without one. */
  readonly retry: () => void;
  /** Repeats an upload that failed without a connection. Call when the browser is online again. */
  readonly resume: () => void;
  /** Ends an upload that has lost its connection, which the request may notice much later. Call when the browser goes offline. */
  readonly interrupt: () => void;
  readonly remove: () => void;
  /** Whether there is a proof: stored, or chosen and not stored yet. */
  readonly hasProof: () => boolean;
  /** Identifies the proof, for the idempotency key of a submission. */
  readonly proofId: () => string;
  /**
   * Hands the proof over to a submission and ends its upload. Resolves with the prepared picture, or with undefined if it is stored.
   * Returns the same picture each time, so that a repeated submission has the same content.
   */
  readonly take: () => Promise<File | undefined>;
  /** Call when the submission has failed, so that the user can send the proof again. */
  readonly giveBack: () => void;
}

/** A picture that was chosen. */
interface Choice {
  readonly original: File;
  readonly key: string;
  /** Undefined if the picture can't be used. */
  readonly prepared: Promise<File | undefined>;
  readonly cancel: AbortController;
  /** Whether a submission took it. */
  taken: boolean;
  upload: AbortController | undefined;
}

function failureOf(error: unknown): ProofFailure {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return { kind: 'connection' };
  const isRefused = error.kind === 'refused' && error.httpStatus < 500 && error.httpStatus !== 408;
  return isRefused ? { kind: 'refused', message: error.serverMessage } : { kind: 'server' };
}

/** Whether the server refused the picture itself, so that repeating is of no use. */
const isPictureRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'refused' && [400, 413, 415, 422].includes(error.httpStatus);

export function createProofUploader({
  stored: initial,
  send,
  remove: removeStored,
  notRemoved,
  shrink = shrinkPicture,
}: ProofUploaderOptions): ProofUploader {
  const listeners = new Set<() => void>();
  let choice: Choice | undefined;
  let state: ProofState = {
    stored: initial ? { at: initial.uploaded_at, file: initial.file } : undefined,
    chosen: undefined,
    problem: undefined,
  };

  function setState(changes: Partial<ProofState>): void {
    state = { ...state, ...changes };
    for (const onChange of listeners) onChange();
  }

  /** Does nothing if another file was chosen meanwhile. */
  function setProgress(of: Choice, progress: ChosenProof['progress'], picture?: Blob): void {
    if (choice !== of || !state.chosen) return;
    setState({ chosen: { ...state.chosen, progress, picture: picture ?? state.chosen.picture } });
  }

  function reject(of: Choice, problem: string): void {
    if (choice !== of) return;
    choice = undefined;
    setState({ chosen: undefined, problem });
  }

  /** The picture to send: shrunk if the browser can, otherwise as it is if the server accepts it. */
  async function prepare(of: Choice): Promise<File | undefined> {
    const prepared = await preparePicture(of.original, { signal: of.cancel.signal, shrink });
    if ('file' in prepared) return prepared.file;
    reject(of, prepared.problem);
    return undefined;
  }

  async function upload(of: Choice): Promise<void> {
    const file = await of.prepared;
    if (!file || of.taken || of.upload || choice !== of) return;
    if (!send) {
      setProgress(of, { status: 'waiting' }, file);
      return;
    }
    const ended = new AbortController();
    of.upload = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => ended.abort(new ApiError('unreachable')), stallTimeout);
    };
    expectProgress();
    setProgress(of, { status: 'sending', sent: 0, total: file.size }, file);
    try {
      const proof = await send({
        file,
        signal: ended.signal,
        idempotencyKey: of.key,
        onProgress: (sent, total) => {
          expectProgress();
          if (of.upload === ended) setProgress(of, { status: 'sending', sent, total }, file);
        },
      });
      if (choice !== of || of.taken) return;
      choice = undefined;
      setState({
        stored: { at: proof.uploaded_at, file: proof.file, name: of.original.name, picture: file },
        chosen: undefined,
        problem: undefined,
      });
    } catch (error) {
      if (of.upload !== ended) return;
      if (isPictureRefused(error) && error.serverMessage) reject(of, error.serverMessage);
      else setProgress(of, { status: 'failed', cause: failureOf(error) });
    } finally {
      clearTimeout(timer);
      if (of.upload === ended) of.upload = undefined;
    }
  }

  /** Ends a running upload without a message. */
  function endUpload(of: Choice): void {
    const running = of.upload;
    of.upload = undefined;
    running?.abort(new DOMException('The upload was ended.', 'AbortError'));
  }

  function drop(): void {
    if (!choice) return;
    const dropped = choice;
    choice = undefined;
    endUpload(dropped);
    dropped.cancel.abort(new DOMException('Another picture was chosen.', 'AbortError'));
  }

  function retry(): void {
    if (!choice || state.chosen?.progress.status !== 'failed') return;
    choice.taken = false;
    void upload(choice);
  }

  return {
    state: () => state,
    subscribe: (onChange) => {
      prepareToShrink();
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    choose(file) {
      drop();
      const { promise: prepared, resolve } = promiseWithResolve<File | undefined>();
      const chosen: Choice = {
        original: file,
        key: newKey(),
        prepared,
        cancel: new AbortController(),
        taken: false,
        upload: undefined,
      };
      choice = chosen;
      setState({
        chosen: { name: file.name, picture: file, progress: { status: 'shrinking' } },
        problem: undefined,
      });
      // Cancelling rejects the preparation, but nothing waits for it then.
      prepare(chosen).then(resolve, () => resolve(undefined));
      void upload(chosen);
    },
    cancel() {
      drop();
      setState({ chosen: undefined, problem: undefined });
    },
    retry,
    resume() {
      const progress = state.chosen?.progress;
      if (progress?.status === 'failed' && progress.cause.kind !== 'refused' && !choice?.taken) retry();
    },
    interrupt() {
      choice?.upload?.abort(new ApiError('unreachable'));
    },
    remove() {
      const { stored } = state;
      if (!stored || !removeStored) return;
      setState({ stored: undefined, problem: undefined });
      removeStored().catch((error: unknown) => {
        if (!state.stored) setState({ stored, problem: serverMessage(error) ?? notRemoved });
      });
    },
    hasProof: () => state.stored !== undefined || state.chosen !== undefined,
    proofId: () => choice?.key ?? state.stored?.file ?? '',
    async take() {
      const taken = choice;
      if (!taken) return undefined;
      taken.taken = true;
      endUpload(taken);
      const file = await taken.prepared;
      setProgress(taken, { status: 'submitting' }, file);
      return file;
    },
    giveBack() {
      if (choice && state.chosen?.progress.status === 'submitting') {
        setProgress(
          choice,
          send ? { status: 'failed', cause: { kind: 'connection' } } : { status: 'waiting' },
        );
      }
    },
  };
}

/** `Promise.withResolvers`, which phones of 2023 lack. */
function promiseWithResolve<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
