import type { LastDecision } from '@imc/api/contract';
import type { ReactNode } from 'react';
import type { ImageViewerLabels } from '../../../components/content/image-viewer/image-viewer.tsx';
import type { SameProofsLabels } from '../../payments/same-proofs/same-proofs.tsx';
import type { FormPartsLabels } from '../../shared/application-sections.tsx';
import type { AdminFactsLabels } from '../application-panel/application-panel-facts.tsx';
import type { DecisionBoxLabels } from '../decision-box/decision-box.tsx';
import type { StatusSelectLabels } from '../status-select/status-select.tsx';

/** Headings and labels of the specification (S-2.67). */
export interface ApplicationFactsLabels extends AdminFactsLabels {
  /** Label of the applicant's name: 'Name'. */
  name: string;
  /** Heading of the proof of payment: 'Proof of Payment'. */
  proof: string;
  /** Accessible name of the button that opens the proof of payment in the image viewer: 'View proof of payment'. */
  viewProof: string;
  /** Title of the image viewer: 'Proof of payment for IMC-APP-412'. */
  proofTitle: (reference: string) => string;
  /** Alternative text of the image: 'Proof of payment for IMC-APP-412'. */
  proofAlt: (reference: string) => string;
  /** Shown instead of an image that could not be loaded. */
  proofFailed: ReactNode;
  /** Accessible names of the image viewer's buttons. */
  viewer: ImageViewerLabels;
  /** Accessible name of the status select: 'Status of the application of Mrs Nwosu Amaka'. */
  statusOf: (applicant: string) => string;
  statusSelect: StatusSelectLabels;
}

export interface ApplicationDeskLabels extends ApplicationFactsLabels {
  /** Texts of the other sections of the form. */
  form: FormPartsLabels;
  /** Accessible name of the column with the decision: 'Decision'. */
  rail: string;
  /** Texts of the decision. */
  box: DecisionBoxLabels;
  /** Who decided last: 'Approved by Grace Sample, 4 May 2026, 10:42'. */
  decided: (decision: LastDecision, moment: string) => string;
  /** Shown instead of the buttons: 'Withdrawn by the applicant on 4 May 2026.' */
  withdrawn: (day: string) => string;
  /** Warning that the picture is the proof of other applications. */
  sameProof: SameProofsLabels;
  /** Heading of the other applications of the person: 'Other applications of this person'. */
  others: string;
  /** Text of the button that returns to the list: 'Back to List'. */
  back: string;
  /** Texts of the buttons to the neighbours in the list, and of the print button. */
  previous: string;
  next: string;
  print: string;
}
