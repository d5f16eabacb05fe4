import {
  memberApplicationsCall,
  openDraftCall,
  profileCall,
  submitApplicationCall,
  uploadDraftProofCall,
  uploadLimits,
  uploadProfilePhotoCall,
  uploadTexts,
} from '@imc/api/contract';
import { pngClaiming } from '@imc/server/testing/forms';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photograph, photographFile } from '../../pictures/photograph.ts';
import { anyMember, formWith, newMember, submissionParts } from '../people.ts';
import type { TestApi } from '../test-api.ts';

const photoParts = (photo: File | string): FormData => {
  const parts = new FormData();
  parts.set('profile_photo', photo);
  return parts;
};

const jpegNamed = (bytes: Uint8Array<ArrayBuffer>): File =>
  new File([bytes], 'photo.jpg', { type: 'image/jpeg' });

const text = (content: string) => new TextEncoder().encode(content);

/** With random bytes appended up to the given size. */
async function photographOfSize(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const padded = new Uint8Array(bytes);
  padded.set(await photograph());
  return padded;
}

const refusals: readonly [string, number, string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['text', 415, uploadTexts.notAnImage, async () => text('This is no picture.')],
  [
    'an SVG drawing',
    415,
    uploadTexts.notAnImage,
    async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a web page', 415, uploadTexts.notAnImage, async () => text('<!doctype html><script>alert(1)</script>')],
  ['a PDF', 415, uploadTexts.notAnImage, async () => text('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n')],
  [
    'a GIF',
    415,
    uploadTexts.notAnImage,
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      ),
  ],
  [
    'a truncated JPEG',
    422,
    uploadTexts.broken,
    async () => new Uint8Array((await photograph()).subarray(0, 20_000)),
  ],
  [
    'a truncated PNG',
    422,
    uploadTexts.broken,
    async () =>
      new Uint8Array((await photograph({ format: 'png', width: 200, height: 200 })).subarray(0, 20_000)),
  ],
  [
    'a truncated WebP',
    422,
    uploadTexts.broken,
    async () => new Uint8Array((await photograph({ format: 'webp' })).subarray(0, 20_000)),
  ],
  ['a picture of 48 megapixels', 413, uploadTexts.tooManyPixels, () => pngClaiming(8000, 6000)],
  ['a picture over 5 MiB', 413, uploadTexts.tooLarge, () => photographOfSize(uploadLimits.fileBytes + 1)],
];

/** Proofs of payment and profile photos. */
export function uploadCases(api: TestApi): void {
  describe('uploads', () => {
    test.each(['jpeg', 'png', 'webp'] as const)(
      'a %s is accepted as profile photo and as proof',
      async (format) => {
        const member = await newMember(api);
        // The file name and media type are wrong: only the content counts.
        const bytes = await photograph({ format, width: 240, height: 160 });
        const file = new File([bytes], '../../etc/passwd.exe', { type: 'application/octet-stream' });
        const photo = await api.send(uploadProfilePhotoCall, {
          token: member.token,
          form: photoParts(file),
        });
        expect(photo.status).toBe(200);
        expect(photo.body.profile_photo).toMatch(/^[\w-]{16,}\.(jpe?g|png|webp)$/);
        expect((await api.client(member.token)(profileCall)).data.profile_photo).toBe(
          photo.body.profile_photo,
        );

        const form = await submissionParts(formWith(), file);
        expect((await api.send(submitApplicationCall, { token: member.token, form })).status).toBe(200);
      },
    );

    test('a new photo replaces the previous one', async () => {
      const { token } = await newMember(api);
      const names: string[] = [];
      for (const seed of [1, 2]) {
        const file = await photographFile('me.jpg', { seed, width: 80, height: 80 });
        names.push(
          (await api.send(uploadProfilePhotoCall, { token, form: photoParts(file) })).body.profile_photo,
        );
      }
      expect(names[0]).not.toBe(names[1]);
      expect((await api.client(token)(profileCall)).data.profile_photo).toBe(names[1]);
    });

    test('a file of exactly 5 MiB is accepted', async () => {
      const { token } = await newMember(api);
      const file = jpegNamed(await photographOfSize(uploadLimits.fileBytes));
      expect((await api.send(uploadProfilePhotoCall, { token, form: photoParts(file) })).status).toBe(200);
    });

    test.each(refusals)('%s is rejected with %i, as photo and as proof', async (_, status, message, make) => {
      const { token } = await newMember(api);
      const file = jpegNamed(await make());
      const photo = await api.send(uploadProfilePhotoCall, { token, form: photoParts(file) });
      expect([photo.status, photo.body.message]).toEqual([status, message]);
      expect((await api.client(token)(profileCall)).data.profile_photo).toBeNull();

      const form = await submissionParts(formWith(), file);
      const proof = await api.send(submitApplicationCall, { token, form });
      expect([proof.status, proof.body.message]).toEqual([status, message]);
      expect((await api.client(token)(memberApplicationsCall)).applications).toEqual([]);
    });

    test('R-21, UPL-4: of one day, 20 images of a member are accepted; an application with a kept proof can still be submitted', async () => {
      const { token } = await newMember(api);
      const image = await photographFile('me.jpg', { width: 8, height: 8 });
      const { application_id } = (await api.client(token)(openDraftCall)).draft;
      const proof = () => {
        const form = new FormData();
        form.set('application_id', String(application_id));
        form.set('proofOfPayment', image, image.name);
        return api.send(uploadDraftProofCall, { token, form });
      };
      const photo = () => api.send(uploadProfilePhotoCall, { token, form: photoParts(image) });
      // A rejected image does not count.
      await api.send(uploadProfilePhotoCall, { token, form: photoParts(jpegNamed(text('none'))) });
      expect((await proof()).status).toBe(200);
      for (let count = 2; count <= uploadLimits.filesPerDay; count++) {
        expect((await photo()).status).toBe(200);
      }
      const withImage = await submissionParts(formWith({ application_id }), image);
      for (const answer of [
        await photo(),
        await proof(),
        await api.send(submitApplicationCall, { token, form: withImage }),
      ]) {
        expect([answer.status, answer.body.message]).toEqual([429, uploadTexts.dailyLimit]);
        const seconds = Number(answer.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(24 * 3600);
      }
      const form = await submissionParts(formWith({ application_id }), null);
      expect((await api.send(submitApplicationCall, { token, form })).status).toBe(200);
      const other = await newMember(api);
      const theirs = await api.send(uploadProfilePhotoCall, { token: other.token, form: photoParts(image) });
      expect(theirs.status).toBe(200);
    });

    test('a request without a file is rejected', async () => {
      const { token } = await anyMember(api);
      for (const form of [new FormData(), photoParts('no file'), photoParts(jpegNamed(new Uint8Array()))]) {
        form.set('other', 'part');
        const answer = await api.send(uploadProfilePhotoCall, { token, form });
        expect([answer.status, answer.body.errors]).toEqual([400, { profile_photo: uploadTexts.missing }]);
      }
    });

    test('data over 64 KiB and a body over 6 MiB are 413', async () => {
      const { token } = await anyMember(api);
      const form = await submissionParts({ ...formWith(), filler: 'a'.repeat(uploadLimits.dataBytes) });
      expect((await api.send(submitApplicationCall, { token, form })).status).toBe(413);
      const huge = photoParts(jpegNamed(await photographOfSize(uploadLimits.bodyBytes + 1)));
      expect((await api.send(uploadProfilePhotoCall, { token, form: huge })).status).toBe(413);
    });

    test('multipart calls only accept multipart', async () => {
      const { token } = await anyMember(api);
      for (const call of [submitApplicationCall, uploadProfilePhotoCall]) {
        expect((await api.send(call, { token, body: {} })).status).toBe(415);
      }
    });
  });
}
