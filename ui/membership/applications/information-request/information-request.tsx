import {
  applicationReference,
  applicationSectionTitles,
  type InformationRequest as Request,
} from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { QuestionForm } from '../../shared/question-form.tsx';

export interface InformationRequestLabels {
  /** Heading: 'The Membership Committee needs more information'. */
  title: string;
  /** Label of the sections that are open again: 'Open again'. */
  sections: string;
  /** Label of the date: 'Please answer by'. */
  dueOn: string;
}

export interface InformationRequestProps
  extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** The open request. */
  request: Pick<Request, 'application_id' | 'sections' | 'question' | 'due_on'>;
  /** Texts of the request. */
  labels: InformationRequestLabels;
  /** Formats a calendar date. */
  formatDay: (day: string) => string;
  /** Link to the form, or a note. Default: nothing. */
  children?: ReactNode;
}

/** What the committee asks an applicant to complete: the question, the sections that are open again, and the date (APP-21). */
export function InformationRequest({
  request: { application_id, sections, question, due_on },
  labels,
  formatDay,
  children,
  ...rest
}: InformationRequestProps) {
  return (
    <QuestionForm
      {...rest}
      reference={applicationReference(application_id)}
      title={labels.title}
      level={2}
      question={question}
    >
      <DefinitionList
        items={[
          {
            term: labels.sections,
            description: sections.map((section) => applicationSectionTitles[section]).join(', '),
          },
          ...(due_on ? [{ term: labels.dueOn, description: formatDay(due_on) }] : []),
        ]}
      />
      {children}
    </QuestionForm>
  );
}
