import { imageHeadBytes, imageTypeOf, imageTypes, proofPictureLimits, unshrunkProblem } from '@imc/api';
import { shrinkPicture } from '@imc/ui/pictures';

/** A picture to send, or why the file can't be sent. */
export type PreparedPicture = { readonly file: File } | { readonly problem: string };

/** Sets the media type by the content. Names and types are often wrong: iPhones share HEIC pictures as '.jpg'. */
async function withTrueType(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, imageHeadBytes).arrayBuffer());
  const type = imageTypeOf(head);
  return type === undefined || type === file.type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified });
}

/**
 * Returns the picture to send: shrunk if the browser can, otherwise as it is if the server accepts it (UPL-2).
 * Rejects only if `signal` was aborted.
 *
 * @param shrink - Replaces the worker in tests.
 */
export async function preparePicture(
  original: File,
  { signal, shrink = shrinkPicture }: { signal?: AbortSignal; shrink?: typeof shrinkPicture } = {},
): Promise<PreparedPicture> {
  const file = await withTrueType(original);
  const outcome = await shrink(file, proofPictureLimits, imageTypes, signal);
  if (outcome.status === 'shrunk') return { file: outcome.file };
  if (outcome.status === 'unchanged') return { file: original };
  const problem = unshrunkProblem(file);
  return problem === undefined ? { file: original } : { problem };
}
