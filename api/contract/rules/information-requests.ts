import { applicationFields, applicationRecords } from '../application/fields.ts';
import { keysOf, objectFrom } from '../application/typed-object.ts';
import type { ApplicationDetails } from '../entities/application.ts';
import type { ApplicationDraftData, ApplicationForm } from '../entities/application-form.ts';
import {
  type AskableSection,
  askableSections,
  type ChangedText,
  type InformationAnswer,
  type NewInformationRequest,
} from '../entities/information-request.ts';
import { type ApplicationProblem, applicationProblems } from './application.ts';
import { dateInLagos, isCalendarDate } from './dates.ts';
import { draftTexts } from './draft.ts';
import { sectionOf } from './section-progress.ts';
import { isFilled } from './text.ts';

export const informationRequestTexts = {
  asked: 'The applicant has been asked.',
  closed: 'The request was closed.',
  answered:
    'Thank you. Your answer was sent to the Membership Committee, which will read it next. We will email you the decision.',
  /** 404: the request does not exist, or it belongs to another member. */
  notFound: 'No such request was found.',
  /** 409: an application has at most one open request. */
  openAlready: 'This application has an open request. Close it before you ask for something else.',
  /** 409: the request was answered or closed before. */
  ended: 'This request was answered or closed before.',
  /** 409: the application was decided or withdrawn. */
  notPending: 'This application is no longer pending, so nothing can be asked or answered.',
  sections: 'Choose at least one section',
  question: 'Write what the applicant should complete',
  dueOn: 'Choose a date that is not in the past',
} as const;

/** Returns why a request can't be sent, by field. The due date is compared with today's date in Lagos. */
export function informationRequestProblems(
  { sections, question, due_on = '' }: Pick<NewInformationRequest, 'sections' | 'question' | 'due_on'>,
  now: Date,
): Partial<Record<'sections' | 'question' | 'due_on', string>> {
  const isDue = !isFilled(due_on) || (isCalendarDate(due_on) && due_on >= dateInLagos(now));
  return {
    ...(sections.length > 0 ? {} : { sections: informationRequestTexts.sections }),
    ...(isFilled(question) ? {} : { question: informationRequestTexts.question }),
    ...(isDue ? {} : { due_on: informationRequestTexts.dueOn }),
  };
}

/** Returns the part of a form in these sections. */
export function partOf<Form extends Omit<ApplicationDraftData, 'application_id'>>(
  form: Form,
  sections: readonly AskableSection[],
): Partial<Form> {
  const names = [...keysOf(applicationFields), ...keysOf(applicationRecords)].filter(
    (name) => name in form && sections.some((section) => section === sectionOf(name)),
  );
  return objectFrom(names.map((name) => [name, form[name as keyof Form]])) as Partial<Form>;
}

/** Returns the fields of a submitted application that can be asked for, as the form has them. */
export function askableForm(application: ApplicationDetails): ApplicationDraftData {
  const { marketerCode, declared, ...fields } = application;
  return partOf(
    {
      ...fields,
      marketer_code: marketerCode ?? '',
      declaration: declared ? applicationFields.declaration.only : '',
    },
    askableSections,
  );
}

export const withAnswer = <Form extends Omit<ApplicationForm, 'application_id'>>(
  form: Form,
  answer: InformationAnswer,
  sections: readonly AskableSection[],
): Form => ({ ...form, ...partOf(answer, sections) });

/** Checks the requested sections only: the rest of the application was accepted before. */
export const answerProblems = (
  form: Omit<ApplicationForm, 'application_id'>,
  sections: readonly AskableSection[],
  now: Date,
): ApplicationProblem[] =>
  applicationProblems(form, now).filter(({ path }) =>
    sections.some((section) => section === sectionOf(path)),
  );

/** Returns the texts that differ between two forms, or between the same sections of both. */
export function changedTexts(before: object, after: object): ChangedText[] {
  const [old, fresh] = [draftTexts(before), draftTexts(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: fresh.get(path) ?? '' }))
    .filter(({ before: was, after: is }) => was !== is);
}
