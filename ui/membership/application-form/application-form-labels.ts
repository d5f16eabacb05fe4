import type { GradeCode } from '@imc/api/contract';
import type { FileFieldLabels } from '../../components/forms/file-field/file-field.tsx';

/** The name of a section of the form, and what it is for. */
export interface ApplicationFormSectionLabels {
  /** 'Referees'. */
  title: string;
  /** What the section asks for, beside its fields. */
  text: string;
}

/** The words of a group of records, as many as a person has. */
export interface ApplicationFormRecordLabels extends ApplicationFormSectionLabels {
  /** What the records are: 'Institutions'. */
  legend: string;
  /** Name of the button that takes a record away: 'Remove institution 2'. */
  remove: (number: number) => string;
  /** 'Add another institution'. */
  add: string;
}

/** Every word of the form, but for the labels and problems of its fields, which are the contract's. */
export interface ApplicationFormLabels {
  /** Heading and name of the form: 'Membership application'. */
  title: string;
  /** Over the heading: 'New application, IMC-APP-412'. */
  eyebrow: (reference: string) => string;
  /** Below the heading: what has to be filled in. */
  lead: string;
  /** After the label of a field that may stay empty: '(optional)'. */
  optional: string;
  personal: ApplicationFormSectionLabels & {
    /** Titles to choose from; another one can be typed. */
    titles: readonly string[];
    /** 'Choose one, or write your own'. */
    titleHelp: string;
  };
  professional: ApplicationFormSectionLabels & {
    /** 'Choose a category'. */
    categoryPlaceholder: string;
    /** Over what the chosen grade asks for. */
    requirement: (grade: GradeCode) => string;
    /** Help of the marketer's code. */
    marketerHelp: string;
  };
  education: ApplicationFormRecordLabels & {
    /** 'From'. */
    from: string;
    /** 'To'. */
    to: string;
    /** Help of both years: 'Year'. */
    yearHelp: string;
    qualificationHelp: string;
  };
  assignments: ApplicationFormRecordLabels & {
    roleHelp: string;
    periodHelp: string;
  };
  referees: ApplicationFormSectionLabels;
  declaration: ApplicationFormSectionLabels & {
    /** What the member declares by the tick. */
    statement: string;
    dateHelp: string;
    signatureHelp: string;
  };
  payment: ApplicationFormSectionLabels & {
    /** 'Payment reference'. */
    reference: string;
    /** 'Bank'. */
    bank: string;
    /** 'Account name'. */
    accountName: string;
    /** 'Account number'. */
    accountNumber: string;
    /** Which pictures can be taken, and who sees them. */
    proofHelp: string;
    /** Words of the field that takes the picture. */
    picture: FileFieldLabels;
  };
  /** 'Back to My Applications'. */
  back: string;
  /** 'Submit Application'. */
  submit: string;
  /** Word of the button that closes the list of problems: 'OK'. */
  ok: string;
}

/** Every word about the draft of an application. */
export interface ApplicationDraftLabels {
  /** 'Saving'. */
  saving: string;
  /** Nothing was typed since the draft was made: 'Nothing to save yet'. */
  nothingYet: string;
  /** When it was saved, a UTC ISO time: 'Saved 09:12'. */
  saved: (savedAt: string) => string;
  /** A text that is too long to be saved, by the label of its field and the number of characters too many. */
  leftOut: (field: string, excess: number) => string;
  /** No answer came. */
  noConnection: string;
  /** The server is at fault. */
  serverFault: string;
  /** The server refused, in its own words where it gave any. */
  refused: (message: string | undefined) => string;
  /** In the line: the draft was saved elsewhere. */
  changedElsewhere: string;
  conflict: {
    /** 'This draft was changed elsewhere'. */
    title: string;
    /** What happens to what is typed meanwhile. */
    text: string;
    /** 'Compare and choose'. */
    compare: string;
    /** Title of the dialog with both versions. */
    question: string;
    /** In the dialog: when the other version was saved, a UTC ISO time, and what becomes of the one that is not chosen. */
    explanation: (savedAt: string | null) => string;
    /** 'Fields that differ'. */
    caption: string;
    /** 'Field'. */
    field: string;
    /** 'This version'. */
    mine: string;
    /** 'Other version'. */
    theirs: string;
    /** In place of a text that is empty: '(empty)'. */
    empty: string;
    /** No field differs. */
    same: string;
    /** 'Keep this'. */
    keepMine: string;
    /** 'Take other'. */
    takeTheirs: string;
    /** 'Close'. */
    close: string;
  };
}
