import type { Db } from '../db/types.ts';
import { isPictureName, type PictureKind } from '../storage/storage.ts';
import type { SecuritySubject } from './event-types.ts';

/** A request named this record and did not get it. */
export type RequestedRecord =
  | { readonly kind: 'application' | 'receipt'; readonly applicationId: number }
  | { readonly kind: 'information-request'; readonly id: number }
  | { readonly kind: 'session'; readonly publicId: string }
  | { readonly kind: 'picture'; readonly name: string; readonly kinds: readonly PictureKind[] }
  | { readonly kind: 'account'; readonly emailKey: string };

/** For the security log, with the account that it belongs to. */
export interface FoundRecord {
  readonly subject: SecuritySubject;
  readonly id: number;
  readonly owner: number;
}

type Requested<Kind extends RequestedRecord['kind']> = Extract<RequestedRecord, { kind: Kind }>;

/** Finds a record of any account. Undefined if there is none. */
export function createFindRecord(db: Db) {
  const application = async ({
    kind,
    applicationId,
  }: Requested<'application' | 'receipt'>): Promise<FoundRecord | undefined> => {
    const row = await db
      .selectFrom('applications')
      .leftJoin('receipts', 'receipts.application_id', 'applications.id')
      .select(['applications.id', 'user_id as owner', 'submitted_at', 'receipts.number'])
      .where('applications.id', '=', applicationId)
      .executeTakeFirst();
    if (!row) return undefined;
    const submitted = kind === 'receipt' && row.number !== null ? 'receipt' : 'application';
    return { subject: row.submitted_at === null ? 'draft' : submitted, id: row.id, owner: row.owner };
  };

  const informationRequest = async ({
    id,
  }: Requested<'information-request'>): Promise<FoundRecord | undefined> => {
    const row = await db
      .selectFrom('information_requests')
      .innerJoin('applications', 'applications.id', 'information_requests.application_id')
      .select(['information_requests.id', 'user_id as owner'])
      .where('information_requests.id', '=', id)
      .executeTakeFirst();
    return row && { subject: 'information-request', ...row };
  };

  const session = async ({ publicId }: Requested<'session'>): Promise<FoundRecord | undefined> => {
    const row = await db
      .selectFrom('sessions')
      .select(['user_id as id', 'user_id as owner'])
      .where('public_id', '=', publicId)
      .executeTakeFirst();
    return row && { subject: 'session', ...row };
  };

  const account = async ({ emailKey }: Requested<'account'>): Promise<FoundRecord | undefined> => {
    const row = await db
      .selectFrom('users')
      .select(['id', 'id as owner'])
      .where('email_key', '=', emailKey)
      .executeTakeFirst();
    return row && { subject: 'account', ...row };
  };

  const withProof = (name: string) =>
    db.selectFrom('applications').select(['id', 'user_id as owner']).where('proof_file', '=', name);

  const pictures = {
    // Submitted applications and drafts have an index each.
    proof: (name: string) =>
      withProof(name)
        .where('submitted_at', 'is not', null)
        .union(withProof(name).where('submitted_at', 'is', null))
        .union(
          db
            .selectFrom('replaced_proofs')
            .innerJoin('applications', 'applications.id', 'replaced_proofs.application_id')
            .select(['applications.id', 'user_id as owner'])
            .where('replaced_proofs.file', '=', name),
        )
        .executeTakeFirst(),
    photo: (name: string) =>
      db
        .selectFrom('users')
        .select(['id', 'id as owner'])
        .where('profile_photo', '=', name)
        .executeTakeFirst(),
    document: (name: string) =>
      db
        .selectFrom('name_changes')
        .select(['user_id as id', 'user_id as owner'])
        .where('document', '=', name)
        .executeTakeFirst(),
  } as const;

  const picture = async ({ name, kinds }: Requested<'picture'>): Promise<FoundRecord | undefined> => {
    if (!isPictureName(name)) return undefined;
    for (const kind of kinds) {
      const row = await pictures[kind](name);
      if (row) return { subject: kind, ...row };
    }
    return undefined;
  };

  return (requested: RequestedRecord): Promise<FoundRecord | undefined> => {
    switch (requested.kind) {
      case 'application':
      case 'receipt':
        return application(requested);
      case 'information-request':
        return informationRequest(requested);
      case 'session':
        return session(requested);
      case 'picture':
        return picture(requested);
      case 'account':
        return account(requested);
    }
  };
}
