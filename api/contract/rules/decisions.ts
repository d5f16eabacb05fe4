import type { ApplicationStatus } from '../entities/application.ts';
import { decisionMailMinutes } from './mails.ts';
import { isFilled } from './text.ts';

/** Milliseconds within which a decision can be undone: as long as its mail waits. */
export const undoTime = decisionMailMinutes * 60_000;

/** The order of the buttons that decide, wherever they are (APP-52). */
export const decisionChoices = [
  'approved',
  'pending',
  'rejected',
] as const satisfies readonly ApplicationStatus[];

/** The specification defines none. */
export const decisionTexts = {
  undone: 'The decision was undone.',
  /** 409: the status is not the one that the admin saw. */
  decidedSince: (name: string, status: ApplicationStatus) =>
    `${name} has set this application to ${status} since you opened it. Nothing was changed. Look at it again before you decide.`,
  /** 409: the status is not the one that the admin saw, and nobody has decided yet. */
  otherStatus: (status: ApplicationStatus) =>
    `This application is ${status}, which is not what you saw. Nothing was changed. Look at it again before you decide.`,
  /** 409: a note or a reason was sent with the status that the application has. */
  statusUnchanged: 'The application already has this status. Your note and your reason were not saved.',
  /** 409. */
  nothingToUndo: 'There is no decision on this application that can be undone.',
  /** 409. */
  undoTooLate: `A decision can only be undone within ${decisionMailMinutes} minutes. You can still change the status.`,
  /** 403. */
  undoOthers: (name: string) =>
    `Only ${name}, who decided, can undo this decision. You can still change the status.`,
  /** 403. */
  ownRecord: 'This is your own application. Its history and its notes are for other admins.',
  /** 403. */
  ownApplication:
    'This is your own application. You read it in the member area, and another admin decides on it.',
  noteSaved: 'The note was saved.',
  /** 400. */
  noteRequired: 'Enter a note.',
} as const;

/** Null if only spaces are left. */
export const writtenText = (text: string | undefined): string | null => text?.trim() || null;

/** By field. */
export const noteProblems = ({ note }: { readonly note: string }): Record<string, string> =>
  isFilled(note) ? {} : { note: decisionTexts.noteRequired };

/** Whether an admin can choose a status by button or key. A pending application can be kept pending, with a note (APP-52). */
export const canChooseStatus = (
  { status, withdrawnAt }: { readonly status: ApplicationStatus; readonly withdrawnAt: string | null },
  choice: ApplicationStatus,
): boolean => withdrawnAt === null && (choice !== status || choice === 'pending');
