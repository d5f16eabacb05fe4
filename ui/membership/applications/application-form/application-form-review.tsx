import {
  type ApplicationProblem,
  type ApplicationSection,
  applicationFields,
  applicationRecords,
  categoryWithLetters,
  controlLabel,
  fieldLabel,
  fieldProblems,
  gradeFromLabel,
  isFilled,
  keysOf,
  proofField,
  sectionOf,
} from '@imc/api/contract';
import { type ReactNode, use } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../components/actions/button/button.tsx';
import {
  type Definition,
  DefinitionList,
} from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { CircleAlert } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './application-form.module.css';
import { CurrentSectionContext, HasProofContext } from './application-form-context.ts';
import type { ApplicationFormLabels } from './application-form-labels.ts';
import { FormSection } from './application-form-sections.tsx';
import { type ApplicationFormValues, formProblems } from './application-form-values.ts';

interface ReviewProps {
  /** Sections of the form, in form order. */
  sections: readonly ApplicationSection[];
  labels: ApplicationFormLabels;
  /** Formats a calendar date. */
  formatDay: (day: string) => string;
  /** Called with the section that the user wants to edit. */
  onEdit: (section: ApplicationSection) => void;
}

/** Lines under a heading of their own, such as one institution. */
interface Group {
  readonly title?: string;
  readonly lines: readonly Definition[];
}

const dateFields: ReadonlySet<string> = new Set(['date', 'dateObtained']);

/** What was entered in a field, as it is read. */
function entered(name: string, text: string, formatDay: ReviewProps['formatDay']): ReactNode {
  if (dateFields.has(name)) return formatDay(text);
  return name === 'email' ? <EmailText email={text} /> : text;
}

/** Lines of the section's fields that are filled in, in form order. */
function fieldLines(
  section: ApplicationSection,
  values: ApplicationFormValues,
  { labels, formatDay }: Pick<ReviewProps, 'labels' | 'formatDay'>,
): Definition[] {
  return keysOf(applicationFields)
    .filter((name) => applicationFields[name].section === section)
    .flatMap((name) => {
      if (name === 'declaration') {
        return values.declaration ? [{ term: controlLabel(name), description: labels.review.agreed }] : [];
      }
      const text = values[name];
      if (!isFilled(text)) return [];
      const grade = name === 'membershipCategory' ? gradeFromLabel(text) : undefined;
      const description = grade ? categoryWithLetters(grade) : entered(name, text, formatDay);
      return [{ term: controlLabel(name), description }];
    });
}

/** The section's records that have any text, headed by their name, each with the other fields that are filled in. */
function recordGroups(
  section: ApplicationSection,
  values: ApplicationFormValues,
  formatDay: ReviewProps['formatDay'],
): Group[] {
  return keysOf(applicationRecords)
    .filter((list) => applicationRecords[list].section === section)
    .flatMap((list) =>
      values[list].flatMap((record: Readonly<Record<string, string>>, index) => {
        const filled = keysOf(applicationRecords[list].fields as Readonly<Record<string, object>>).flatMap(
          (name) => {
            const text = record[name];
            return isFilled(text) ? [{ name, text }] : [];
          },
        );
        if (filled.length === 0) return [];
        const label = applicationRecords[list].label(index + 1);
        const title = filled.find(({ name }) => name === 'name')?.text;
        const lines = filled
          .filter(({ name }) => name !== 'name')
          .map(({ name, text }) => ({
            term: controlLabel(`${list}.${index}.${name}`),
            description: entered(name, text, formatDay),
          }));
        return [{ title: title ? `${label}: ${title}` : label, lines }];
      }),
    );
}

function groupsOf(
  section: ApplicationSection,
  values: ApplicationFormValues,
  props: Pick<ReviewProps, 'labels' | 'formatDay'>,
  hasProof: boolean | undefined,
): Group[] {
  if (section === 'payment') {
    const proof = hasProof ? props.labels.review.attached : values.proofOfPayment?.[0]?.name;
    return proof ? [{ lines: [{ term: proofField.label, description: proof }] }] : [];
  }
  const lines = fieldLines(section, values, props);
  return [...(lines.length > 0 ? [{ lines }] : []), ...recordGroups(section, values, props.formatDay)];
}

/** Whether the problem is about something that is empty. */
function isEmptyAt(path: string, values: ApplicationFormValues): boolean {
  const value: unknown = get(values, path);
  return typeof value === 'string'
    ? !isFilled(value)
    : !value || (value instanceof FileList && !value.length);
}

/** Returns the label of the record that a path belongs to: 'Referee 2' for 'referees.1.name'. */
function recordLabel(path: string): string | undefined {
  const [list, index, name] = path.split('.');
  const records = keysOf(applicationRecords).find((known) => known === list);
  return records && name ? applicationRecords[records].label(Number(index) + 1) : undefined;
}

/**
 * What a section still needs: the names of its empty fields in one line per record, and the other problems in one line each. That a field is
 * empty is no fault before the first submission.
 */
function Missing({
  title,
  problems,
  values,
  labels,
}: {
  /** Of the section. */
  title: string;
  problems: readonly ApplicationProblem[];
  values: ApplicationFormValues;
  labels: ApplicationFormLabels['review'];
}) {
  const { isSubmitted } = useFormState();
  const empty = new Map<string | undefined, string[]>();
  const lines: { text: string; isFault: boolean }[] = [];
  for (const { path, message } of problems) {
    if (!isEmptyAt(path, values)) {
      lines.push({ text: message, isFault: true });
      continue;
    }
    const record = recordLabel(path);
    empty.set(record, [...(empty.get(record) ?? []), controlLabel(path) || fieldLabel(path)]);
  }
  for (const [record, fields] of empty)
    lines.push({ text: labels.empty(fields, record), isFault: isSubmitted });
  // A section of one field has its name.
  return lines
    .filter(({ text }) => text !== title)
    .map(({ text, isFault }) => (
      <p key={text} className={styles.missing} data-fault={isFault || undefined}>
        {isFault && <CircleAlert aria-hidden="true" />}
        <span>{text}</span>
      </p>
    ));
}

/** Everything that is entered. Watches the form, so it is only rendered while it is shown. */
function Review({ sections, labels, formatDay, onEdit }: ReviewProps) {
  const values = useWatch<ApplicationFormValues>() as ApplicationFormValues;
  const hasProof = use(HasProofContext);
  const problems = fieldProblems(formProblems(values, hasProof));
  const shown = sections.filter((section) => section !== 'review');
  const missingIn = (section: ApplicationSection) =>
    problems.filter(({ path }) => sectionOf(path) === section);
  const incomplete = shown.filter((section) => missingIn(section).length > 0);
  return (
    <>
      {incomplete.length > 0 && (
        <InlineMessage tone="warning" title={labels.review.missing}>
          <Stack space="2">
            {incomplete.map((section) => (
              <div key={section}>
                <Button variant="quiet" size="small" className={styles.open} onClick={() => onEdit(section)}>
                  {labels[section].title}
                </Button>
                <Missing
                  title={labels[section].title}
                  problems={missingIn(section)}
                  values={values}
                  labels={labels.review}
                />
              </div>
            ))}
          </Stack>
        </InlineMessage>
      )}
      <div className={styles.fields} data-sheet="">
        {shown.map((section) => {
          const groups = groupsOf(section, values, { labels, formatDay }, hasProof);
          const { title } = labels[section];
          if (groups.length === 0) return null;
          return (
            <div key={section} className={styles.part}>
              <div className={styles.partHead}>
                <Heading level={2} size="card">
                  {title}
                </Heading>
                <Button variant="quiet" onClick={() => onEdit(section)}>
                  {labels.review.edit}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </Button>
              </div>
              {groups.map(({ title: name, lines }) => (
                <Stack key={name ?? ''} space="3">
                  {name && (
                    <Heading level={3} size="label">
                      {name}
                    </Heading>
                  )}
                  {lines.length > 0 && <DefinitionList items={lines} />}
                </Stack>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Section with everything that is entered, by section, each with a button to edit it, below what is missing. */
export function ReviewSection(props: ReviewProps) {
  const isShown = use(CurrentSectionContext) === 'review';
  return (
    <FormSection name="review" labels={props.labels.review}>
      {isShown && <Review {...props} />}
    </FormSection>
  );
}
