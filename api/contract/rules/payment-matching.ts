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

/** Returns the application numbers that a narration names: 123 for 'IMC-APP-123', 'IMCAPP 123' and 'imc/app/0123'. */
export const applicationNumbersIn = (text: string): number[] => [
  ...new Set(
    [...foldText(text).matchAll(/imc[\s./_-]*app[\s./_-]*0*([1-9]\d{0,9})(?!\d)/g)]
      .map(([, digits]) => Number(digits))
      .filter((number) => number <= largestId),
  ),
];

/**
 * Returns the beginnings of sort names (`sortName`: surname, then other names) that a narration may contain: each word before each other one,
 * since banks write names in either order.
 */
export function namePairsIn(narration: string): string[] {
  const words = [
    ...new Set(
      foldText(narration)
        .split(/[^\p{L}'-]+/u)
        .filter((word) => /^\p{L}.*\p{L}$/u.test(word) && !bankWords.has(word)),
    ),
  ].slice(0, mostWords);
  return words.flatMap((first) =>
    words.filter((second) => second !== first).map((second) => `${first} ${second}`),
  );
}

/** Whether a sort name begins with the words of a pair. */
export const startsWithPair = (nameKey: string, pair: string): boolean =>
  nameKey === pair || nameKey.startsWith(`${pair} `);

/** What is compared with a line of a statement. */
export interface MatchedPayment {
  readonly application_id: number;
  /** The applicant's name as it is sorted (`sortName`). */
  readonly nameKey: string;
  /** Sum of the fees, in naira. */
  readonly fee: number | null;
  /** Amount received so far, in naira. */
  readonly amount: number | null;
}

/** Returns what speaks for a line belonging to a payment. The amount fits if it is the fee, or what is missing of it. */
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

/** Returns how sure a match is: high with the reference and another reason, medium with two reasons or the reference, otherwise low. */
export function matchConfidence(reasons: readonly MatchReason[]): MatchConfidence {
  const hasReference = reasons.includes('reference');
  if (hasReference && reasons.length > 1) return 'high';
  return hasReference || reasons.length > 1 ? 'medium' : 'low';
}

const confidenceRank: Readonly<Record<MatchConfidence, number>> = { high: 0, medium: 1, low: 2 };

/** Compares two matches: the surest first, then the newest application. */
export const compareMatches = (
  a: { readonly confidence: MatchConfidence; readonly application_id: number },
  b: { readonly confidence: MatchConfidence; readonly application_id: number },
): number =>
  confidenceRank[a.confidence] - confidenceRank[b.confidence] || b.application_id - a.application_id;
