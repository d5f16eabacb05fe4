import type { ApplicationReview, ApplicationStatus } from '@imc/api/contract';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { ApplicationDeskLabels } from './application-desk-labels.ts';

export interface ApplicationDeskProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The application with everything to decide on. */
  review: Pick<ApplicationReview, 'application' | 'decided' | 'other_applications' | 'same_proofs'>;
  /** Texts of the desk. */
  labels: ApplicationDeskLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats a UTC ISO time as day and time. */
  formatMoment: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Returns the address of another application from its id. */
  applicationHref: (id: number) => string;
  /** What is due for the grade, in naira. Undefined without a grade. */
  fee?: number | undefined;
  /** Status that is being saved. Undefined when no request is pending. */
  pendingStatus?: ApplicationStatus | undefined;
  /** Called with the status chosen in the select. */
  onStatus: (status: ApplicationStatus) => void;
  /** Called with the status of a button, to ask for a reason and a note. The status of a pending application may be chosen again, to note why. */
  onDecide: (status: ApplicationStatus) => void;
  /** Why the user can't decide, shown instead of the select and the buttons. Default: the user can. */
  readOnly?: string | undefined;
  /** Called for the previous application of the list. Without it, there is no button. */
  onPrevious?: (() => void) | undefined;
  /** Called for the next application of the list. Without it, there is no button. */
  onNext?: (() => void) | undefined;
  /** Where a request for information stands, beside the status: 'Asked for more: answer due 31 May 2026'. */
  requestNotice?: string | undefined;
  /** What staff recommend, under the status: 'Recommended: approve (Folake Sample)'. Default: none. */
  recommended?: string | undefined;
  /** What the admin should know before deciding, above the buttons. Default: nothing. */
  warnings?: readonly string[] | undefined;
  /** Button that undoes the decision, below who decided last. */
  undo?: ReactNode;
  /** The checked rules of the grade. */
  ruleSheet?: ReactNode;
  /** What was asked of the applicant, after the sections of the specification. */
  requests?: ReactNode;
  /** History and notes, at the end of the file. */
  records?: ReactNode;
  /** Buttons next to the name, such as links back to the list. */
  actions: ReactNode;
  /** Ref to the heading, which receives focus when another application is opened. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}
