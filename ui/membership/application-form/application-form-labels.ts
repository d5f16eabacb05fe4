import type { GradeCode } from '@imc/api/contract';
import type { FileFieldLabels } from '../../components/forms/file-field/file-field.tsx';
import type { TransferCardLabels, TransferMessage } from '../transfer-card/transfer-card.tsx';

/** Title and description of a section of the form. */
export interface ApplicationFormSectionLabels {
  /** Title of the section, for example 'Referees'. */
  title: string;
  /** Description of the section, shown next to its fields. */
  text: string;
}

/** Texts of a repeatable group of records. */
export interface ApplicationFormRecordLabels extends ApplicationFormSectionLabels {
  /** Legend of the group: 'Institutions'. */
  legend: string;
  /** Accessible name of the button that removes a record: 'Remove institution 2'. */
  remove: (number: number) => string;
  /** Text of the button that adds a record: 'Add another institution'. */
  add: string;
}

/** Texts of the form. The labels and error messages of its fields come from the contract. */
export interface ApplicationFormLabels {
  /** Heading and accessible name of the form: 'Membership application'. */
  title: string;
  /** Eyebrow above the heading: 'New application, IMC-APP-412'. */
  eyebrow: (reference: string) => string;
  /** Lead paragraph below the heading: what has to be filled in. */
  lead: string;
  /** Shown after the label of an optional field: '(optional)'. */
  optional: string;
  /** Texts of the section for personal details. */
  personal: ApplicationFormSectionLabels & {
    /** Suggested titles. The user can also type another one. */
    titles: readonly string[];
    /** Help text of the title: 'Choose one, or write your own'. */
    titleHelp: string;
  };
  /** Texts of the section for professional details. */
  professional: ApplicationFormSectionLabels & {
    /** Placeholder of the category select: 'Choose a category'. */
    categoryPlaceholder: string;
    /** Heading above the requirements of the selected grade. */
    requirement: (grade: GradeCode) => string;
    /** Help text of the marketer code. */
    marketerHelp: string;
  };
  /** Texts of the section for institutions. */
  education: ApplicationFormRecordLabels & {
    /** Label of the first year: 'From'. */
    from: string;
    /** Label of the last year: 'To'. */
    to: string;
    /** Help text of both years: 'Year'. */
    yearHelp: string;
    /** Help text of the qualification. */
    qualificationHelp: string;
  };
  /** Texts of the section for consulting assignments. */
  assignments: ApplicationFormRecordLabels & {
    /** Help text of the role. */
    roleHelp: string;
    /** Help text of the period. */
    periodHelp: string;
  };
  /** Texts of the section for referees. */
  referees: ApplicationFormSectionLabels;
  /** Texts of the section for the declaration. */
  declaration: ApplicationFormSectionLabels & {
    /** Label of the checkbox: what the member declares. */
    statement: string;
    /** Help text of the date. */
    dateHelp: string;
    /** Help text of the signature. */
    signatureHelp: string;
  };
  /** Texts of the section for the payment. */
  payment: ApplicationFormSectionLabels & {
    /** Texts of the account, the fees and the reference. */
    transfer: TransferCardLabels;
    /** The link that sends the details of the transfer as a message. */
    message?: TransferMessage;
    /** Help text: which images are accepted, and who can see them. */
    proofHelp: string;
    /** Texts of the file field. */
    picture: FileFieldLabels;
  };
  /** Text of the button that leaves the form: 'Back to My Applications'. */
  back: string;
  /** Text of the submit button: 'Submit Application'. */
  submit: string;
  /** Text of the button that closes the list of problems: 'OK'. */
  ok: string;
}

/** Texts about the draft of an application. */
export interface ApplicationDraftLabels {
  /** Shown while the draft is being saved: 'Saving'. */
  saving: string;
  /** Shown before the first change: 'Nothing to save yet'. */
  nothingYet: string;
  /** Shown after a save, with its UTC ISO time: 'Saved 09:12'. */
  saved: (savedAt: string) => string;
  /** Shown for a text that is too long to be saved, with the label of its field and the number of excess characters. */
  leftOut: (field: string, excess: number) => string;
  /** Shown when the server did not respond, depending on whether this device has all changes. */
  noConnection: (isOnDevice: boolean) => string;
  /** Shown after a server error, depending on whether this device has all changes. */
  serverFault: (isOnDevice: boolean) => string;
  /** Shown when the server rejected the draft, with the server's message if it sent one. */
  refused: (message: string | undefined) => string;
  /** Save state when the draft was saved elsewhere. */
  changedElsewhere: string;
  /** Texts of the warning and the dialog after a conflict. */
  conflict: {
    /** Title of the warning: 'This draft was changed elsewhere'. */
    title: string;
    /** Text of the warning: what happens to further changes. */
    text: string;
    /** Text of the button that opens the comparison: 'Compare and choose'. */
    compare: string;
    /** Title of the comparison dialog. */
    question: string;
    /** Text of the dialog: when the other version was saved (a UTC ISO time), and what happens to the version that is not chosen. */
    explanation: (savedAt: string | null) => string;
    /** Caption of the comparison: 'Fields that differ'. */
    caption: string;
    /** Header of the field column: 'Field'. */
    field: string;
    /** Header of the column with this version: 'This version'. */
    mine: string;
    /** Header of the column with the stored version: 'Other version'. */
    theirs: string;
    /** Shown instead of an empty text: '(empty)'. */
    empty: string;
    /** Shown when no field differs. */
    same: string;
    /** Text of the button that keeps this version: 'Keep this'. */
    keepMine: string;
    /** Text of the button that takes the stored version: 'Take other'. */
    takeTheirs: string;
    /** Accessible name of the close button: 'Close'. */
    close: string;
  };
}
