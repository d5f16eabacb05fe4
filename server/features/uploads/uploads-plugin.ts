import multipart from '@fastify/multipart';
import {
  accountTexts,
  applicationFormSchema,
  askNameChangeCall,
  idSchema,
  nameRequestSchema,
  replaceProofCall,
  submitApplicationCall,
  uploadDraftProofCall,
  uploadProfilePhotoCall,
  uploadTexts,
} from '@imc/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callRoutes, idempotencyKey } from '../../http/call-route.ts';
import { checked, parseJson } from '../../http/input.ts';
import { readUpload } from '../../http/multipart.ts';
import { bearerToken, pictureCookie } from '../../http/plugins/authentication.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { notFound, notSignedIn, RefusalError } from '../../shared/refusal-error.ts';
import type { PictureKind } from '../../storage/storage.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Openings } from '../applications/application-openings.ts';
import type { Applications } from '../applications/applications.ts';
import type { Payments } from '../payments/payments.ts';
import type { NameChanges } from '../people/name-changes.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { UploadQuota } from './upload-quota.ts';
import { createUploads, type Uploads } from './uploads.ts';

interface UploadNeeds {
  readonly applications: Pick<Applications, 'submit'>;
  readonly nameChanges: Pick<NameChanges, 'ask'>;
  readonly openings: Openings;
  readonly payments: Pick<Payments, 'keepDraftProof' | 'replaceProof'>;
  readonly quota: UploadQuota;
  readonly securityLog: SecurityLog;
  readonly sessions: Sessions;
  readonly staffRules: StaffRules;
}

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

const proofTarget = z.object({ application_id: idSchema });

/** Only these calls accept multipart, and nothing else. */
async function uploadCalls(
  app: FastifyInstance,
  uploads: Uploads,
  { applications, nameChanges, payments, quota }: UploadNeeds,
): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  const routes = callRoutes(app);

  routes.signedIn(submitApplicationCall, async ({ account, request }) => {
    const key = idempotencyKey(request);
    const { file, text: data } = await readUpload(request, 'proofOfPayment');
    if (data === undefined) {
      throw new RefusalError(400, 'The form was not sent.', { errors: { data: 'The form was not sent.' } });
    }
    const form = checked(applicationFormSchema, parseJson(data));
    return applications.submit(account, { form, data, file, idempotencyKey: key });
  });

  // The calls that always send an image refuse it before its body is read. A submission may have none.

  /** An application's id and its proof of payment. Throws a 400 if either is missing. */
  const readProof = async (request: FastifyRequest) => {
    const { file, text } = await readUpload(request, 'proofOfPayment', 'application_id');
    const { application_id } = checked(proofTarget, { application_id: text });
    if (!file || file.length === 0) {
      throw new RefusalError(400, uploadTexts.missing, { errors: { proofOfPayment: uploadTexts.missing } });
    }
    return { id: application_id, file };
  };

  routes.signedIn(uploadDraftProofCall, async ({ account, request }) => {
    await quota.check(account.id);
    const { id, file } = await readProof(request);
    return { proof: await payments.keepDraftProof(account, id, file) };
  });

  routes.signedIn(replaceProofCall, async ({ account, request }) => {
    const key = idempotencyKey(request);
    // A repeated request may have been answered already.
    if (key === undefined) await quota.check(account.id);
    const { id, file } = await readProof(request);
    return payments.replaceProof(account, { id, file, idempotencyKey: key });
  });

  routes.signedIn(askNameChangeCall, async ({ account, request }) => {
    await quota.check(account.id);
    const { file, text = '{}' } = await readUpload(request, 'document');
    const sent = checked(nameRequestSchema, parseJson(text));
    return { message: await nameChanges.ask(account, sent, file) };
  });

  routes.signedIn(uploadProfilePhotoCall, async ({ account, request }) => {
    await quota.check(account.id);
    const { file } = await readUpload(request, 'profile_photo');
    return {
      message: accountTexts.photoSaved,
      profile_photo: await uploads.replacePhoto(account, file),
    };
  });
}

/** For the owner and admins, with the /uploads cookie or the token. */
function pictureRoutes(app: FastifyInstance, uploads: Uploads, { sessions, staffRules }: UploadNeeds): void {
  const send = (kinds: readonly PictureKind[]) => async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request);
    const cookie = request.cookies[pictureCookie];
    const account =
      (token === undefined ? undefined : await sessions.byToken(token)) ??
      (cookie === undefined ? undefined : await sessions.byCookie(cookie));
    if (!account) throw notSignedIn();
    request.account = account;
    const { file } = request.params as { file: string };
    const picture = await uploads.open(await staffRules.asReader(account), file, kinds);
    if (!picture) throw notFound('This picture was not found.', { kind: 'picture', name: file, kinds });
    return reply
      .headers({
        'content-type': types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(picture);
  };
  app.get('/uploads/:file', send(['proof', 'photo', 'document']));
  app.get('/uploads/proof_of_payment/:file', send(['proof']));
}

/** Uploads and downloads. */
export async function registerUploads(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  needs: UploadNeeds,
): Promise<void> {
  const uploads = createUploads({ ...infrastructure, ...needs });
  app.everyHour.push(uploads.sweep, needs.quota.sweep);
  await app.register(async (calls) => uploadCalls(calls, uploads, needs));
  pictureRoutes(app, uploads, needs);
}
