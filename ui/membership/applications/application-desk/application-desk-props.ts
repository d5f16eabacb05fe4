import type { ApplicationReview, ApplicationStatus } from '@imc/api/contract';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { DecisionCheck } from '../decision-box/decision-box.tsx';
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
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Returns the address of another application from its id. */
  applicationHref: (id: number) => string;
  /** What was checked before a decision. Undefined while it is loading. */
  checks: readonly DecisionCheck[] | undefined;
  /** Status that is being saved. Undefined when no request is pending. */
  pendingStatus?: ApplicationStatus | undefined;
  /** Called with the status chosen in the select. */
  onStatus: (status: ApplicationStatus) => void;
  /** Called with the status of a button, to ask for a reason and a note. The status of a pending application may be chosen again, to note why. */
  onDecide: (status: ApplicationStatus) => void;
  /** Why the user can't decide, shown instead of the select and the buttons. Default: the user can. */
  readOnly?: string | undefined;
  /** Called when the user returns to the list. */
  onBack: () => void;
  /** Where in the list it is: '12 of 125'. Default: unknown. */
  place?: string | undefined;
  /** Called for the previous application of the list. Without it, there is no button. */
  onPrevious?: (() => void) | undefined;
  /** Called for the next application of the list. Without it, there is no button. */
  onNext?: (() => void) | undefined;
  /** What staff recommend, under the status: 'Recommended: approve (Folake Sample)'. Default: none. */
  recommended?: string | undefined;
  /** Button that undoes the decision, below who decided last. */
  undo?: ReactNode;
  /** The checked rules of the grade, as an `ApplicationDeskSection`. */
  ruleSheet?: ReactNode;
  /** What was asked of the applicant, as an `ApplicationDeskSection`. */
  requests?: ReactNode;
  /** Notes and history, each an `ApplicationDeskSection`. */
  records?: ReactNode;
  /** Further links beside the button back to the list. */
  actions: ReactNode;
  /** Ref to the heading, which receives focus when another application is opened. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}
