import { applicantName, type SameProof } from '@imc/api/contract';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/types.ts';
import { hashDigits, hashDistance, isComparable, type PictureHashes } from '../uploads/picture-hash.ts';
import type { WrittenProof } from './proof-files.ts';

/** In hashes of similar pictures. One fewer than the parts, so that at least one part is equal. */
const mostDifferentBits = 3;
/** Each of the four parts has an index. */
const partDigits = hashDigits / (mostDifferentBits + 1);
/** Rows with an equal part to compare, and applications to return. */
const mostCompared = 2000;
const mostReturned = 20;

/** In the transaction that references the file. */
export const recordProofHashes = async (
  tx: Tx,
  application_id: number,
  { sha256, difference_hash, columns: { proof_file: file } }: WrittenProof,
): Promise<void> => {
  await tx.insertInto('proof_hashes').values({ file, application_id, sha256, difference_hash }).execute();
};

/** Of files without any reference. */
export const forgetProofHashes = async (tx: Tx, files: readonly string[]): Promise<void> => {
  if (files.length > 0) await tx.deleteFrom('proof_hashes').where('file', 'in', files).execute();
};

type Condition = ExpressionWrapper<Tables, 'proof_hashes', SqlBool>;

/** Hashes that share at least one part. Each part has an index. */
const sharesPart =
  (hash: string) =>
  (eb: ExpressionBuilder<Tables, 'proof_hashes'>): Condition =>
    eb.or(
      Array.from({ length: hashDigits / partDigits }, (_, part) => {
        const start = part * partDigits;
        const ofRow = sql<string>`substr(difference_hash, ${sql.lit(start + 1)}, ${sql.lit(partDigits)})`;
        return eb(ofRow, '=', hash.slice(start, start + partDigits));
      }),
    );

const hashes = ['sha256', 'difference_hash'] as const;

const hashesOf = (db: Db, { proof_file }: { readonly proof_file: string | null }) =>
  db.selectFrom('proof_hashes').select(hashes).where('file', '=', proof_file).executeTakeFirst();

/** Undefined if the pictures are not alike. */
function matchOf(one: PictureHashes, other: PictureHashes): SameProof['match'] | undefined {
  if (one.sha256 === other.sha256) return 'identical';
  const isSimilar =
    isComparable(one.difference_hash) &&
    hashDistance(one.difference_hash, other.difference_hash) <= mostDifferentBits;
  return isSimilar ? 'similar' : undefined;
}

/** Also compares proofs that were replaced. */
export async function hasSentProof(
  db: Db,
  userId: number,
  application: { readonly proof_file: string | null },
): Promise<boolean> {
  const current = await hashesOf(db, application);
  if (!current) return false;
  const sent = await db
    .selectFrom('proof_hashes')
    .select(hashes)
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('applications').select('id').where('user_id', '=', userId),
    )
    .execute();
  return sent.some((picture) => matchOf(current, picture) !== undefined);
}

/** With how alike the pictures are. */
async function matchesOf(
  db: Db,
  applicationId: number,
  own: PictureHashes,
): Promise<Map<number, SameProof['match']>> {
  const others = db
    .selectFrom('proof_hashes')
    .select(['application_id', ...hashes])
    .where('application_id', '!=', applicationId);
  const similar = isComparable(own.difference_hash)
    ? await others.where(sharesPart(own.difference_hash)).limit(mostCompared).execute()
    : [];
  const identical = await others.where('sha256', '=', own.sha256).limit(mostCompared).execute();
  return new Map(
    // Identical ones last, so that they win.
    [...similar, ...identical].flatMap((row) => {
      const match = matchOf(own, row);
      return match ? [[row.application_id, match] as const] : [];
    }),
  );
}

/** Submitted applications with the same or a very similar proof, also a replaced one: identical ones first, then the newest. */
export async function sameProofsOf(
  db: Db,
  application: { readonly id: number; readonly user_id: number; readonly proof_file: string | null },
): Promise<SameProof[]> {
  const own = await hashesOf(db, application);
  if (!own) return [];
  const matches = await matchesOf(db, application.id, own);
  if (matches.size === 0) return [];
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'user_id', 'title', 'surname', 'other_names', 'status', 'submitted_at'])
    .where('id', 'in', [...matches.keys()].slice(0, mostCompared))
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(mostCompared)
    .execute();
  return rows
    .map(({ id, user_id, title, surname, other_names, status, submitted_at }) => ({
      application_id: id,
      applicant: applicantName({ title, surname, otherNames: other_names }),
      application_status: status,
      created_at: submitted_at ?? '',
      match: matches.get(id) ?? ('similar' as const),
      same_member: user_id === application.user_id,
    }))
    .toSorted((a, b) => Number(b.match === 'identical') - Number(a.match === 'identical'))
    .slice(0, mostReturned);
}
