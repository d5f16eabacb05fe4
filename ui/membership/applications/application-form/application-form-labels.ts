import type { ApplicationSection, FeeBasis, GradeCode } from '@imc/api/contract';
import type { Fact } from '../../../components/content/fact-list/fact-list.tsx';
import type { FileFieldLabels } from '../../../components/forms/file-field/file-field.tsx';
import type { SectionState } from '../../../components/navigation/section-nav/section-nav.tsx';
import type { ChargeToPayLabels, TransferMessage } from '../../payments/charge-to-pay/charge-to-pay.tsx';
import type { PrivacyNoteLabels } from '../../shared/privacy-note/privacy-note.tsx';
import type { RuleSheetLabels } from '../rule-sheet/rule-sheet.tsx';
import type { RefereeNoticeLabels } from './application-form-notice.tsx';

export interface ApplicationFormSectionLabels {
  /** Title of the section, for example 'Referees'. Also its name in the bar. */
  title: string;
  /** Description of the section, shown above its fields. */
  text: string;
}

export interface ApplicationFormRecordLabels extends ApplicationFormSectionLabels {
  /** Legend of the group: 'Institutions'. */
  legend: string;
  /** Accessible name of the button that removes a record: 'Remove institution 2'. */
  remove: (number: number) => string;
  /** Text of the button that adds a record: 'Add another institution'. */
  add: string;
}

export interface ApplicationFormNoticeLabels extends RefereeNoticeLabels {
  /** Text of the button that opens the dialog: 'Notice to Referee 1'. */
  open: (number: number) => string;
  /** Title of the dialog: 'Notice to Ada Obi'. */
  title: (name: string) => string;
  /** Shown above the notice: why it is to be sent, and by whom. */
  lead: string;
  /** The notice. `applicant` is empty while the applicant's name is. */
  text: (of: {
    readonly referee: string;
    readonly applicant: string;
    readonly reference: string | undefined;
  }) => string;
  /** Text of the button that closes the dialog: 'Close'. */
  close: string;
}

/** The labels and error messages of its fields come from the contract. */
export interface ApplicationFormLabels {
  /** Accessible name of the form: 'Membership application'. */
  title: string;
  /** In the bar, if there is room: 'New application, IMC-APP-412'. The reference is undefined if the server gives it only after the submission. */
  eyebrow: (reference: string | undefined) => string;
  /** Shown after the label of an optional field: '(optional)'. */
  optional: string;
  /** Shown at a field when its text is close to the maximum length: '20 characters left'. */
  charactersLeft: (count: number) => string;
  nav: {
    /** Accessible name of the bar: 'Sections of the application'. */
    label: string;
    /** Position of the current section: '3 of 8'. */
    position: (number: number, total: number) => string;
    /** Word for each state of a section: 'not started', 'incomplete', 'complete', 'has errors'. */
    states: Readonly<Record<SectionState, string>>;
    /** Accessible name of a section's button: 'Section 3 of 8: Education, incomplete'. */
    sectionName: (title: string, state: string, number: number, total: number) => string;
  };
  /** Notes for applicants of a grade, by section. */
  notes: Readonly<Partial<Record<GradeCode, Readonly<Partial<Record<ApplicationSection, string>>>>>>;
  ruleSheet: RuleSheetLabels;
  /** Shown instead of the rule sheet while no grade is chosen. `review` only if nothing else is said there. */
  noGrade: (section: ApplicationSection) => string;
  personal: ApplicationFormSectionLabels & {
    /** Suggested titles. The user can also type another one. */
    titles: readonly string[];
    /** Help text of the title: 'Choose one, or write your own'. */
    titleHelp: string;
    /** Help of the other names: 'If you have only one name, enter it as surname and put a hyphen here.' */
    otherNamesHelp: string;
  };
  professional: ApplicationFormSectionLabels & {
    marketerHelp: string;
  };
  education: ApplicationFormRecordLabels & {
    /** Label of the first year: 'From'. */
    from: string;
    /** Label of the last year: 'To'. */
    to: string;
    /** Help text of both years: 'Year'. */
    yearHelp: string;
    qualificationHelp: string;
  };
  assignments: ApplicationFormRecordLabels & {
    roleHelp: string;
    periodHelp: string;
  };
  referees: ApplicationFormSectionLabels & {
    notice: ApplicationFormNoticeLabels;
    /** The privacy notice, about the data of referees. */
    privacy: PrivacyNoteLabels;
  };
  declaration: ApplicationFormSectionLabels & {
    /** Placeholder of the category select: 'Choose a grade'. */
    categoryPlaceholder: string;
    /** Label of the checkbox: what the member declares. */
    statement: string;
    /** The privacy notice, about everything that is entered. */
    privacy: PrivacyNoteLabels;
    dateHelp: string;
    signatureHelp: string;
  };
  payment: ApplicationFormSectionLabels & {
    transfer: ChargeToPayLabels;
    /** Shown below the account while there is no reference: what to write instead. */
    noReference: string;
    /** The link that sends the details of the transfer as a message. */
    message?: TransferMessage;
    /** Shown instead of the account while the fee is not known because no grade is chosen. */
    noGrade: string;
    /** Text of the button to the field of the grade: 'Choose a grade'. */
    chooseGrade: string;
    /** What is due now for a grade, and what at the admission (`chargesFor`). */
    dueNow: (grade: GradeCode, basis: FeeBasis) => string;
    /** The fees that the Institute states beside those that it charges. None for the table by grade while no grade is chosen. */
    otherFees: (grade: GradeCode | undefined, basis: FeeBasis) => readonly Fact[];
    /** Link to the fees of all grades. It opens in a new tab, so its text should say so. */
    feesByGrade: { readonly text: string; readonly to: string };
    /** Help text: which images are accepted, and who can see them. */
    proofHelp: string;
    picture: FileFieldLabels;
  };
  review: ApplicationFormSectionLabels & {
    /** Text of the button that opens a section: 'Edit'. Its section's title is appended to its accessible name. */
    edit: string;
    /** Heading of the list of what is missing, by section: 'Still needed'. */
    missing: string;
    /** Names the fields that are still empty, with their record if they are in one: 'Referee 2: Name, Email'. */
    empty: (fields: readonly string[], record: string | undefined) => string;
    /** Shown for the declaration once it is agreed to: 'Agreed'. */
    agreed: string;
    /** Shown for a proof of payment that is uploaded apart from the form: 'Attached'. */
    attached: string;
  };
  /** Text of the button that leaves the form: 'Back to My Applications'. */
  leave: string;
  /** Text of the button that opens the previous section: 'Back'. */
  back: string;
  /** Text of the button that opens the next section: 'Next'. */
  next: string;
  /** Text of the submit button: 'Submit Application'. */
  submit: string;
  /** Text of the button that closes the list of problems: 'OK'. */
  ok: string;
}

export interface ApplicationDraftLabels {
  /** Shown while the draft is being saved: 'Saving'. */
  saving: string;
  /** Shown after a save, with its UTC ISO time: 'Saved 09:12'. */
  saved: (savedAt: string) => string;
  /** Shown for a text that is too long to be saved, with the label of its field and the number of excess characters. */
  leftOut: (field: string, excess: number) => string;
  /** Shown when the server did not respond, depending on whether this device has all changes. */
  noConnection: (isOnDevice: boolean) => string;
  /** Shown after a server error, depending on whether this device has all changes. */
  serverFault: (isOnDevice: boolean) => string;
  /** Shown when the server keeps no drafts, depending on whether this device can keep the changes. */
  noDraft: (isOnDevice: boolean) => string;
  /** Shown when the server rejected the draft, with the server's message if it sent one. */
  refused: (message: string | undefined) => string;
  /** Save state when the draft was saved elsewhere. */
  changedElsewhere: string;
  conflict: {
    /** Title of the warning: 'This draft was changed elsewhere'. */
    title: string;
    /** Text of the warning: what happens to further changes. */
    text: string;
    /** Text of the button that opens the comparison: 'Compare and choose'. */
    compare: string;
    /** Title of the dialog. */
    question: string;
    /** Text of the dialog: when the other version was saved (a UTC ISO time), and what happens to everything else. */
    explanation: (savedAt: string | null) => string;
    /** Says of a text that it is from this version: 'As entered here'. */
    mine: string;
    /** Says of a text that it is from the stored version: 'As entered elsewhere'. */
    theirs: string;
    /** Shown instead of an empty text: '(empty)'. */
    empty: string;
    /** Error of a field without a choice: 'Choose one'. */
    missing: string;
    /** Text of the button that applies the choices: 'Save'. */
    save: string;
    /** Accessible name of the close button: 'Close'. */
    close: string;
  };
}
