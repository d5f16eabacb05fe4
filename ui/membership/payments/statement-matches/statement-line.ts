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
  /** Number of the line that takes this credit back. Default: none. */
  readonly reversedBy?: number | undefined;
  /** Undefined until the user confirms a match. */
  readonly outcome?: LineOutcome | undefined;
}

/** Why it is not certain what a line of a statement says. */
export type UnreadReason =
  /** It has more cells than the header. */
  | 'cells'
  /** Its amount can't be read. */
  | 'amount'
  /** It has a date, but no amount. */
  | 'noAmount'
  /** Its date can't be read. */
  | 'date'
  /** It does not say whether the amount came in or went out. */
  | 'direction'
  /** The balance does not agree with the amount. */
  | 'balance';

/** A line of a statement that was not read. */
export interface UnreadLine {
  /** Number of the line in the file, from 1. */
  readonly number: number;
  /** Its cells. */
  readonly text: string;
  readonly reason: UnreadReason;
  /** The cell that could not be read, with the name of its column. Default: the whole row. */
  readonly cell?: { readonly name: string; readonly text: string } | undefined;
}

/** In kobo. */
export interface StatementSums {
  readonly credits: number;
  readonly debits: number;
  /** Of rows that were not read, as far as they have an amount. */
  readonly unread: number;
  /** What the statement states itself: its totals, and its closing balance less its opening balance. Undefined: nothing. */
  readonly own: {
    readonly credits?: number | undefined;
    readonly debits?: number | undefined;
    readonly change?: number | undefined;
  };
}

/** Groups in which lines are shown, in this order. */
export const lineGroups = ['matched', 'unknown', 'duplicate', 'reversed', 'recorded'] as const;
export type LineGroup = (typeof lineGroups)[number];

export function groupOf({ recorded_for, duplicateOf, reversedBy, matches }: MatchedLine): LineGroup {
  if (recorded_for !== null) return 'recorded';
  if (reversedBy !== undefined) return 'reversed';
  if (duplicateOf !== undefined) return 'duplicate';
  return matches.length > 0 ? 'matched' : 'unknown';
}

export const isRecorded = ({ outcome }: MatchedLine): boolean => outcome?.kind === 'recorded';
