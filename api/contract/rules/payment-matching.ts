import { foldText } from '../application/search.ts';
import { largestId } from '../entities/id.ts';
import type { MatchConfidence, MatchReason } from '../entities/payment.ts';

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
  /** The fee that is paid, in naira (`feeDue`). */
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

/** High with the reference and another reason, medium with two reasons or the reference, otherwise low. */
export function matchConfidence(reasons: readonly MatchReason[]): MatchConfidence {
  const hasReference = reasons.includes('reference');
  if (hasReference && reasons.length > 1) return 'high';
  return hasReference || reasons.length > 1 ? 'medium' : 'low';
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
  /** Null if it pays no application. */
  readonly application_id: number | null;
  readonly amount: number;
  readonly value_date: string | null;
  readonly bank_reference_key: string | null;
}

/**
 * Returns the recorded transfer that each line repeats: by bank reference, amount and date, otherwise by application, amount and date. Two equal lines without a
 * bank reference are two transfers, so each needs a recorded one of its own.
 */
export function recordedTransfers<T extends ComparedTransfer>(
  lines: readonly ComparedLine[],
  transfers: readonly T[],
): (T | undefined)[] {
  const taken = new Set<T>();
  return lines.map(({ amount, value_date, key, numbers }) => {
    if (key !== null)
      return transfers.find(
        (transfer) =>
          transfer.bank_reference_key === key &&
          transfer.amount === amount &&
          (transfer.value_date === null || value_date === null || transfer.value_date === value_date),
      );
    const found = transfers.find(
      (transfer) =>
        !taken.has(transfer) &&
        transfer.application_id !== null &&
        numbers.includes(transfer.application_id) &&
        transfer.amount === amount &&
        transfer.value_date === value_date,
    );
    if (found) taken.add(found);
    return found;
  });
}
