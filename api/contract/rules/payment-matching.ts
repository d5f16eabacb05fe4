import { foldText } from '../application/search.ts';
import { applicationReference } from '../entities/application.ts';
import { largestId } from '../entities/id.ts';
import { type FeeKind, type MatchConfidence, type MatchReason, matchReasons } from '../entities/payment.ts';

/** Number of payments that are proposed for a line. */
export const matchesPerLine = 5;

/** Number of words of a narration that may be names. The pairs of more would take too long. */
const mostWords = 8;

/** Words that banks write into narrations, which are no names. */
const bankWords = new Set(
  [
    'trf trsf tfr ft transfer transfers nip neft rtgs nibss instant inward outward inflow payment payments pmt pay paid',
    'from frm to for by via ref reference mob mobile app ussd web pos atm internet online bank banking plc ltd limited',
    'credit cr debit dr deposit cash lodgement lodgment account acct acc no ngn naira fee fees charge charges',
    'membership member annual induction application admission imc institute management consultants nigeria',
    'access gtb gtbank zenith uba fbn firstbank first fcmb fidelity sterling wema stanbic ibtc union polaris kuda opay',
    'palmpay moniepoint ecobank keystone unity jaiz providus and the of',
  ]
    .join(' ')
    .split(' '),
);

/** Allowed between the parts of a reference. */
const gap = '[^\\p{L}\\p{N}]{0,3}';

/**
 * A reference as people and telephones write it: 'IMC-APP-61', 'imcapp 061', 'IMC*APP*61', 'IMC-A PP-61', '1MC APP NO 61', 'IMC-APP-O61'. 'APP'
 * alone, which banks use for their apps, needs a hyphen: 'APP-61'.
 */
const writtenReference = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])[i1l]${gap}m${gap}c${gap}a${gap}p${gap}p${gap}(?:n[or]${gap})?|(?<![\\p{L}\\p{N}])app-)[0o]*([1-9][0-9o]{0,9})(?![0-9])`,
  'gu',
);

/** Returns the application numbers that a narration names (`writtenReference`). */
export const applicationNumbersIn = (text: string): number[] => [
  ...new Set(
    [
      ...foldText(text)
        .replace(/\p{Pd}/gu, '-')
        .matchAll(writtenReference),
    ]
      .map(([, digits = '']) => Number(digits.replaceAll('o', '0')))
      .filter((number) => number <= largestId),
  ),
];

/**
 * Returns the name keys that a narration may begin (`nameKey`): each word before each other one, since banks write names in either order. Two
 * words may be one name: 'O BRIEN', 'ADE OJO'.
 */
export function namePairsIn(narration: string): string[] {
  const words = foldText(narration)
    .replaceAll("'", '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !bankWords.has(word));
  const names = [...new Set(words)].slice(0, mostWords);
  const double = names
    .slice(1)
    .map((word, index) => ({ name: `${names[index]}${word}`, of: [names[index], word] }));
  const all = [...names.map((name) => ({ name, of: [name] })), ...double];
  return all.flatMap(({ name, of }) =>
    name.length < 2
      ? []
      : names.filter((other) => other.length > 1 && !of.includes(other)).map((other) => `${name} ${other}`),
  );
}

/** Whether a name key begins with the words of a pair. */
const startsWithPair = (key: string, pair: string): boolean => key === pair || key.startsWith(`${pair} `);

/** A payment to compare with a line of a statement. */
export interface MatchedPayment {
  readonly application_id: number;
  /** The applicant's name as it is compared (`nameKey`). */
  readonly nameKey: string;
  /** The amount of its charge, in naira. */
  readonly fee: number | null;
  /** Amount received so far, in naira. */
  readonly amount: number | null;
}

/** Returns why a line may belong to a payment. The amount fits if it is the fee or the rest of it. */
export function reasonsFor(
  line: { readonly amount: number; readonly numbers: readonly number[]; readonly pairs: readonly string[] },
  { application_id, nameKey, fee, amount }: MatchedPayment,
): MatchReason[] {
  const fits = fee !== null && (line.amount === fee || line.amount === fee - (amount ?? 0));
  return [
    ...(line.numbers.includes(application_id) ? (['reference'] as const) : []),
    ...(fits ? (['amount'] as const) : []),
    ...(line.pairs.some((pair) => startsWithPair(nameKey, pair)) ? (['name'] as const) : []),
  ];
}

/** Words for money that goes back, or comes back to the Institute instead of from a member. */
const reversalWords = /\b(?:reversals?|reversed|reversing|rvsl|rvsd|refund(?:s|ed)?|returned|chargeback)\b/gi;

export const isReversal = (narration: string): boolean => narration.search(reversalWords) >= 0;

export const withoutReversal = (narration: string): string => narration.replace(reversalWords, ' ');

/** Words of a narration that name a fee. */
const feeWords: Readonly<Record<string, FeeKind | 'annual'>> = {
  application: 'application',
  admission: 'admission',
  induction: 'admission',
  annual: 'annual',
};

/**
 * Returns the first word of a line that speaks against a payment: a refund, another fee, or the reference of another application besides.
 * Undefined if there is none.
 */
export function contradictionIn(
  { narration, numbers }: { readonly narration: string; readonly numbers: readonly number[] },
  { application_id, fee_kind }: { readonly application_id: number; readonly fee_kind: FeeKind },
): string | undefined {
  const reversal = narration.match(reversalWords)?.[0];
  if (reversal !== undefined) return reversal;
  const fees =
    narration.match(/\p{L}+/gu)?.filter((word) => Object.hasOwn(feeWords, word.toLowerCase())) ?? [];
  const isOther = (word: string) => feeWords[word.toLowerCase()] !== fee_kind;
  if (fees.length > 0 && fees.every(isOther)) return fees[0];
  const other = numbers.find((number) => number !== application_id);
  return other === undefined ? undefined : applicationReference(other);
}

/** High only if everything agrees and no word contradicts. Medium with the reference or two reasons, otherwise low. A contradiction lowers it. */
export function matchConfidence(
  reasons: readonly MatchReason[],
  contradiction: string | undefined,
): MatchConfidence {
  const isLikely = reasons.includes('reference') || reasons.length > 1;
  if (contradiction !== undefined || !isLikely) return 'low';
  return reasons.length === matchReasons.length ? 'high' : 'medium';
}

const confidenceRank: Readonly<Record<MatchConfidence, number>> = { high: 0, medium: 1, low: 2 };

/** The surest first, then the newest application. */
export const compareMatches = (
  a: { readonly confidence: MatchConfidence; readonly application_id: number },
  b: { readonly confidence: MatchConfidence; readonly application_id: number },
): number =>
  confidenceRank[a.confidence] - confidenceRank[b.confidence] || b.application_id - a.application_id;

/** A line of a statement to compare with recorded transfers. */
interface ComparedLine {
  readonly amount: number;
  readonly value_date: string | null;
  /** `bankReferenceKey` of its bank reference. */
  readonly key: string | null;
  /** Application numbers in its narration. */
  readonly numbers: readonly number[];
}

interface ComparedTransfer {
  /** A transfer that pays several is there once for each of them. */
  readonly id: number;
  /** Null if it pays no application. */
  readonly application_id: number | null;
  readonly amount: number;
  readonly value_date: string | null;
  readonly bank_reference_key: string | null;
}

/**
 * Returns the recorded transfer that each line repeats: by bank reference or application, with amount and date. Two equal lines are two
 * transfers, so each needs a recorded one of its own.
 */
export function recordedTransfers<T extends ComparedTransfer>(
  lines: readonly ComparedLine[],
  transfers: readonly T[],
): (T | undefined)[] {
  // A line with a bank reference is no second transfer beside one that names the application.
  const takenByKey = new Set<number>();
  const takenByNumber = new Set<number>();
  return lines.map(({ amount, value_date, key, numbers }) => {
    const taken = key === null ? takenByNumber : takenByKey;
    const found = transfers.find(
      (transfer) =>
        !taken.has(transfer.id) &&
        (key === null
          ? transfer.application_id !== null && numbers.includes(transfer.application_id)
          : transfer.bank_reference_key === key) &&
        transfer.amount === amount &&
        // Recorded by hand, a transfer may lack its date.
        (key === null ? transfer.value_date : (transfer.value_date ?? value_date)) === value_date,
    );
    if (found) taken.add(found.id);
    return found;
  });
}
