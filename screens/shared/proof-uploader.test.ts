import { ApiError, applicationAnswers, type KeptProof, proofPictureLimits, uploadTexts } from '@imc/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProofUploader, type ProofSending } from './proof-uploader.ts';

/** A file of a size, without its content. */
const fileOf = (name: string, type: string, size: number): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const photo = fileOf('IMG_2044.jpeg', 'image/jpeg', 4_000_000);
const small = fileOf('IMG_2044.jpg', 'image/jpeg', 250_000);
const stored = (file: string): KeptProof => ({ file, uploaded_at: '2026-05-06T09:12:00.000Z' });
const noConnection = () => new ApiError('unreachable');
const refusal = (httpStatus: number, message: string) => new ApiError('refused', { httpStatus, message });

/** An upload that waits for its answer. */
interface Upload extends ProofSending {
  readonly answer: (proof: KeptProof) => void;
  readonly fail: (error: unknown) => void;
}

let uploads: Upload[];
const shrink = vi.fn();
const remove = vi.fn();

const create = (proof: KeptProof | null = null) =>
  createProofUploader({
    stored: proof,
    shrink,
    remove,
    notRemoved: 'not removed',
    send: (sending) =>
      new Promise((resolve, reject) => {
        uploads.push({ ...sending, answer: resolve, fail: reject });
        sending.signal.addEventListener('abort', () => reject(sending.signal.reason));
      }),
  });

const settle = () => vi.advanceTimersByTimeAsync(0);
const upload = (index: number): Upload => {
  const found = uploads.at(index);
  if (!found) throw new Error(`no upload ${index}`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  uploads = [];
  shrink.mockReset().mockResolvedValue({ status: 'shrunk', file: small });
  remove.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a chosen picture', () => {
  test('is shrunk, sent with its progress, and kept', async () => {
    const uploader = create();
    const states: unknown[] = [];
    uploader.subscribe(() => states.push(uploader.state().chosen?.progress ?? 'kept'));
    uploader.choose(photo);
    expect(uploader.hasProof()).toBe(true);
    await settle();
    expect(shrink.mock.calls[0]?.slice(0, 2)).toEqual([photo, proofPictureLimits]);
    upload(0).onProgress(120_000, 250_400);
    upload(0).answer(stored('kept.jpg'));
    await settle();
    expect(states).toEqual([
      { status: 'shrinking' },
      { status: 'sending', sent: 0, total: 250_000 },
      { status: 'sending', sent: 120_000, total: 250_400 },
      'kept',
    ]);
    expect(upload(0).file).toBe(small);
    expect(uploader.state()).toEqual({
      stored: { at: '2026-05-06T09:12:00.000Z', file: 'kept.jpg', name: 'IMG_2044.jpeg', picture: small },
      chosen: undefined,
      problem: undefined,
    });
  });

  test.each([
    ['it is small enough', 'unchanged', fileOf('a.png', 'image/png', 90_000)],
    ['the browser can’t shrink', 'unsupported', fileOf('a.jpg', 'image/jpeg', 4_900_000)],
    ['the browser can’t decode it', 'undecodable', fileOf('a.webp', 'image/webp', 2_000_000)],
  ])('is sent as it is if %s', async (_reason, status, file) => {
    shrink.mockResolvedValue({ status });
    create().choose(file);
    await settle();
    expect(upload(0).file).toBe(file);
  });

  test.each([
    ['HEIC', 'undecodable', fileOf('IMG_1.HEIC', '', 2_000_000), uploadTexts.heic],
    ['HEIF', 'unsupported', fileOf('a', 'image/heif', 2_000_000), uploadTexts.heic],
    [
      'HEIC with the name of a JPEG',
      'undecodable',
      new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG.jpg', { type: 'image/jpeg' }),
      uploadTexts.heic,
    ],
    ['a large JPEG', 'unsupported', fileOf('a.jpg', 'image/jpeg', 5_300_000), uploadTexts.tooLarge],
    ['a text', 'undecodable', fileOf('a.txt', 'text/plain', 10), uploadTexts.notAnImage],
  ])('of %s that can’t be shrunk says how to proceed, and is not sent', async (_kind, status, file, text) => {
    shrink.mockResolvedValue({ status });
    const uploader = create(stored('earlier.jpg'));
    uploader.choose(file);
    await settle();
    expect(uploads).toHaveLength(0);
    expect(uploader.state()).toMatchObject({
      chosen: undefined,
      problem: text,
      stored: { file: 'earlier.jpg' },
    });
  });

  test('replaces one that is still being sent', async () => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    uploader.choose(fileOf('second.jpg', 'image/jpeg', 3_000_000));
    await settle();
    expect(upload(0).signal.aborted).toBe(true);
    upload(0).answer(stored('first.jpg'));
    upload(1).answer(stored('second.jpg'));
    await settle();
    expect(uploader.state().stored?.file).toBe('second.jpg');
    expect(upload(0).idempotencyKey).not.toBe(upload(1).idempotencyKey);
  });

  test('can be cancelled while it is shrunk and while it is sent', async () => {
    const uploader = create(stored('earlier.jpg'));
    for (const isSent of [false, true]) {
      uploader.choose(photo);
      if (isSent) await settle();
      uploader.cancel();
      await settle();
      expect(uploader.state()).toMatchObject({ chosen: undefined, problem: undefined });
    }
    expect(uploads).toHaveLength(1);
    expect(upload(0).signal.aborted).toBe(true);
    expect(uploader.state().stored?.file).toBe('earlier.jpg');
  });
});

describe('a picture that was not stored', () => {
  const failed = async (error: unknown) => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    upload(0).fail(error);
    await settle();
    return uploader;
  };

  test.each([
    ['no connection', noConnection(), { kind: 'connection' }],
    ['a lost worker', new TypeError('Failed to fetch'), { kind: 'connection' }],
    ['a 503', refusal(503, 'busy'), { kind: 'server' }],
    ['an error page', new ApiError('unusable', { httpStatus: 502 }), { kind: 'server' }],
    ['a 429', refusal(429, 'Too many'), { kind: 'refused', message: 'Too many' }],
    [
      'a submitted draft',
      refusal(404, applicationAnswers.draftNotFound),
      { kind: 'refused', message: applicationAnswers.draftNotFound },
    ],
  ])(
    'after %s says why and is sent again without choosing or shrinking it again',
    async (_why, error, cause) => {
      const uploader = await failed(error);
      expect(uploader.state().chosen?.progress).toEqual({ status: 'failed', cause });
      uploader.retry();
      await settle();
      expect(shrink).toHaveBeenCalledOnce();
      expect(upload(1).file).toBe(small);
      expect(upload(1).idempotencyKey).toBe(upload(0).idempotencyKey);
      upload(1).answer(stored('kept.jpg'));
      await settle();
      expect(uploader.state().stored?.file).toBe('kept.jpg');
    },
  );

  test('is sent when the browser is online again, unless the server refused it', async () => {
    (await failed(noConnection())).resume();
    await settle();
    expect(uploads).toHaveLength(2);
    uploads = [];
    (await failed(refusal(429, 'Too many'))).resume();
    await settle();
    expect(uploads).toHaveLength(1);
  });

  test('because the browser went offline says so at once, and is sent when it is online again', async () => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    uploader.interrupt();
    await settle();
    expect(uploader.state().chosen?.progress).toEqual({ status: 'failed', cause: { kind: 'connection' } });
    uploader.resume();
    await settle();
    upload(1).answer(stored('kept.jpg'));
    await settle();
    expect(uploader.state().stored?.file).toBe('kept.jpg');
  });

  test('because the server can’t use it leaves the field empty, with the reason', async () => {
    const uploader = await failed(refusal(422, uploadTexts.broken));
    expect(uploader.state()).toEqual({ stored: undefined, chosen: undefined, problem: uploadTexts.broken });
    expect(uploader.hasProof()).toBe(false);
    uploader.choose(photo);
    expect(uploader.state().problem).toBeUndefined();
  });

  test('for a minute without any progress is given up, so that it can be tried again', async () => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    for (const sent of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(59_000);
      upload(0).onProgress(sent * 1000, 250_000);
    }
    expect(uploader.state().chosen?.progress.status).toBe('sending');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploader.state().chosen?.progress).toEqual({ status: 'failed', cause: { kind: 'connection' } });
  });
});

describe('a submission', () => {
  test('sends nothing that is stored', async () => {
    const uploader = create(stored('kept.jpg'));
    expect(await uploader.take()).toBeUndefined();
    expect(uploader.proofId()).toBe('kept.jpg');
  });

  test('takes a picture that waits because there is no draft to keep it with', async () => {
    const uploader = createProofUploader({ stored: null, shrink });
    uploader.choose(photo);
    await settle();
    expect(uploader.state().chosen?.progress.status).toBe('waiting');
    expect(await uploader.take()).toBe(small);
    uploader.giveBack();
    expect(uploader.state().chosen?.progress.status).toBe('waiting');
    expect(await uploader.take()).toBe(small);
  });

  test('takes a picture that is still being sent, and ends its upload', async () => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    expect(await uploader.take()).toBe(small);
    expect(upload(0).signal.aborted).toBe(true);
    expect(uploader.state().chosen?.progress.status).toBe('submitting');
  });

  test('waits for a picture that is still being shrunk, which is not uploaded apart', async () => {
    const uploader = create();
    uploader.choose(photo);
    expect(await uploader.take()).toBe(small);
    await settle();
    expect(uploads).toHaveLength(0);
  });

  test('that is repeated sends the same picture with the same id, even after the line came back', async () => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    const id = uploader.proofId();
    const first = await uploader.take();
    uploader.giveBack();
    uploader.resume();
    await settle();
    expect(uploads).toHaveLength(1);
    expect(uploader.proofId()).toBe(id);
    expect(await uploader.take()).toBe(first);
  });

  test('that failed lets the user keep the picture with the draft again', async () => {
    const uploader = create();
    uploader.choose(photo);
    await settle();
    await uploader.take();
    uploader.giveBack();
    uploader.retry();
    await settle();
    upload(1).answer(stored('kept.jpg'));
    await settle();
    expect(uploader.proofId()).toBe('kept.jpg');
  });
});

describe('removing', () => {
  test('forgets the stored picture at once', async () => {
    const uploader = create(stored('kept.jpg'));
    uploader.remove();
    expect(uploader.hasProof()).toBe(false);
    expect(remove).toHaveBeenCalledOnce();
  });

  test('shows it again with the reason if it failed', async () => {
    for (const [error, text] of [
      [noConnection(), 'not removed'],
      [refusal(404, 'gone'), 'gone'],
    ] as const) {
      remove.mockRejectedValue(error);
      const uploader = create(stored('kept.jpg'));
      uploader.remove();
      await settle();
      expect(uploader.state()).toMatchObject({ stored: { file: 'kept.jpg' }, problem: text });
    }
  });
});
