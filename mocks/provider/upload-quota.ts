import { dateInLagos, secondsLeftInLagos, uploadLimits, uploadTexts } from '@imc/api/contract';
import { validateImage } from './image.ts';
import { RefusalError } from './refusal-error.ts';
import type { Store } from './store.ts';

/** Validates an uploaded image and counts it. Throws a 429 if the user has uploaded too much today, and otherwise like `validateImage`. */
export async function receiveImage(
  store: Store,
  userId: number,
  file: Blob,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${userId} ${dateInLagos(now)}`;
  const used = store.uploadCounts.get(key) ?? { files: 0, bytes: 0 };
  const bytes = used.bytes + file.size;
  if (used.files >= uploadLimits.filesPerDay || bytes > uploadLimits.bytesPerDay) {
    throw new RefusalError(429, uploadTexts.dailyLimit, {
      headers: { 'Retry-After': String(secondsLeftInLagos(now)) },
    });
  }
  const image = await validateImage(file);
  store.uploadCounts.set(key, { files: used.files + 1, bytes });
  return image;
}
