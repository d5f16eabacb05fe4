import type { LineMatch, StatementLine } from '@imc/api/contract';

/** Outcome of a line: being saved, recorded, or refused with a message. */
export type LineOutcome =
  | { readonly kind: 'saving'; readonly applicationId: number }
  | {
      readonly kind: 'recorded';
      readonly message: string;
      /** Undoes it. Default: it can't be undone. */
      readonly onUndo?: (() => void) | undefined;
    }
  | { readonly kind: 'refused'; readonly message: string };

/** A credit line of a statement with the payments that it may belong to. */
export interface MatchedLine extends StatementLine, LineMatch {
  /** Number of the line in the statement, from 1. */
  readonly number: number;
  /** Number of the first line that is equal to it. Undefined for the first one. */
  readonly duplicateOf: number | undefined;
  /** Undefined until the user confirms a match. */
  readonly outcome?: LineOutcome | undefined;
}

/** Why it is not certain what a line of a statement says. */
export type UnreadReason =
  /** It has more cells than the header. */
  | 'cells'
  /** Its amount can't be read. */
  | 'amount'
  /** It does not say whether the amount came in or went out. */
  | 'direction'
  /** The balance contradicts the direction of the amount. */
  | 'balance';

/** A line of a statement that was not read. */
export interface UnreadLine {
  /** Number of the line in the file, from 1. */
  readonly number: number;
  /** Its cells. */
  readonly text: string;
  readonly reason: UnreadReason;
}

/** Groups in which lines are shown, in this order. */
export const lineGroups = ['matched', 'unknown', 'duplicate', 'recorded'] as const;
export type LineGroup = (typeof lineGroups)[number];

export function groupOf({ recorded_for, duplicateOf, matches }: MatchedLine): LineGroup {
  if (recorded_for !== null) return 'recorded';
  if (duplicateOf !== undefined) return 'duplicate';
  return matches.length > 0 ? 'matched' : 'unknown';
}
