import type { PictureLimits } from './picture-size.ts';
import type { ShrinkAnswer, ShrinkRequest } from './shrink-picture-worker.ts';

export type ShrinkOutcome =
  /** A smaller JPEG. */
  | { readonly status: 'shrunk'; readonly file: File }
  /** The file is small enough, or would become larger. */
  | { readonly status: 'unchanged' }
  /** The browser can't decode the file: it is no picture, is damaged, or has a format that the browser does not know. */
  | { readonly status: 'undecodable' }
  /** The browser can't shrink pictures. */
  | { readonly status: 'unsupported' };

const isSupported = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

const startWorker = (): Worker =>
  new Worker(new URL('./shrink-picture-worker.ts', import.meta.url), { type: 'module' });

let ready: Worker | undefined;

/** Loads the worker in advance, so that a picture can be shrunk without a connection. Call when a field for pictures is shown. */
export function prepareToShrink(): void {
  if (!isSupported() || ready) return;
  const worker = startWorker();
  ready = worker;
  worker.onerror = () => {
    worker.terminate();
    if (ready === worker) ready = undefined;
  };
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;

const outcomeOf = (answer: ShrinkAnswer, { name, lastModified }: File): ShrinkOutcome =>
  answer instanceof Blob
    ? { status: 'shrunk', file: new File([answer], jpegName(name), { type: answer.type, lastModified }) }
    : { status: answer };

/**
 * Makes a picture smaller in a worker, upright by its EXIF data and without its metadata. Rejects only if `signal` was aborted.
 * @param limits - A picture of pure noise may exceed the bytes.
 * @param accepted - Media types that may stay as they are.
 */
export function shrinkPicture(
  file: File,
  limits: PictureLimits,
  accepted: readonly string[],
  signal?: AbortSignal,
): Promise<ShrinkOutcome> {
  if (!isSupported()) return Promise.resolve({ status: 'unsupported' });
  const worker = ready ?? startWorker();
  ready = undefined;
  const request: ShrinkRequest = { file, limits, mayStay: accepted.includes(file.type) };
  return new Promise<ShrinkOutcome>((resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(outcomeOf(data, file));
    worker.onerror = () => resolve({ status: 'unsupported' });
    worker.postMessage(request);
    // Frees the memory of the decoded picture.
  }).finally(() => worker.terminate());
}
