import {
  type ApplicationNote,
  type FormProblems,
  noteProblems,
  type Recommendation,
  recommendations,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import styles from './application-notes.module.css';

/** The error messages come from the contract. */
export interface ApplicationNotesLabels {
  /** Accessible name of the list: 'Internal notes'. */
  title: string;
  none: string;
  /** Author and time: 'Grace Sample, 4 May 2026, 10:42'. */
  by: (name: string, moment: string) => string;
  /** Label of the field: 'New note'. */
  field: string;
  /** Who reads it: 'Only staff read notes. They can't be changed.' */
  help: string;
  /** Label of the select: 'Recommendation'. */
  recommendation: string;
  /** Its first option: 'None'. */
  noRecommendation: string;
  /** Its other options, which also mark notes: 'Approve'. */
  recommendations: Readonly<Record<Recommendation, string>>;
  /** Mark of a note: 'Recommends: Approve'. */
  recommends: (recommendation: string) => string;
  /** Text of the button: 'Add note'. */
  add: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface ApplicationNotesProps
  extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children' | 'onSubmit'> {
  /** Notes, newest first. */
  notes: readonly ApplicationNote[];
  /** Texts of the notes. */
  labels: ApplicationNotesLabels;
  /** Formats a UTC ISO time as day and time. */
  formatMoment: (time: string) => string;
  /** Adds a note with what its author recommends, or null. Resolves to undefined on success, otherwise to the problems to show: the field keeps its text. */
  onAdd: (note: string, recommendation: Recommendation | null) => Promise<FormProblems | undefined>;
}

function NewNote({ labels, onAdd }: Pick<ApplicationNotesProps, 'labels' | 'onAdd'>) {
  const form = useContractForm<{ note: string; recommendation: string }>({
    values: { note: '', recommendation: '' },
    rules: (values) => {
      const fields = noteProblems(values);
      return Object.keys(fields).length > 0 ? { message: undefined, fields } : undefined;
    },
    onSubmit: ({ note, recommendation }) =>
      onAdd(note, recommendations.find((value) => value === recommendation) ?? null),
    unavailable: labels.unavailable,
  });
  return (
    <Form space="3" aria-label={labels.add} data-print="none" onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextareaField {...form.register('note')} label={labels.field} help={labels.help} rows={2} />
      <SelectField
        {...form.register('recommendation')}
        size="small"
        label={labels.recommendation}
        options={[
          { value: '', label: labels.noRecommendation },
          ...recommendations.map((value) => ({ value, label: labels.recommendations[value] })),
        ]}
      />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        loading={form.isSubmitting}
        className={styles.add}
      >
        {labels.add}
      </Button>
    </Form>
  );
}

/** Internal notes about an application, newest first, and a field for a new one (APP-63). */
export function ApplicationNotes({
  notes,
  labels,
  formatMoment,
  onAdd,
  className,
  ...rest
}: ApplicationNotesProps) {
  const [added, setAdded] = useState(0);
  return (
    <Stack {...rest} space="4" className={clsx(styles.root, className)}>
      {/* With a new key, the field is empty again. */}
      <NewNote
        key={added}
        labels={labels}
        onAdd={async (...note) => {
          const problems = await onAdd(...note);
          if (!problems) setAdded(added + 1);
          return problems;
        }}
      />
      {notes.length === 0 ? (
        <Text tone="muted" data-empty="">
          {labels.none}
        </Text>
      ) : (
        <ol className={styles.list} aria-label={labels.title}>
          {notes.map(({ id, note, written_by, written_at, recommendation }) => (
            <li key={id} className={styles.note}>
              {recommendation && (
                <StatusBadge
                  kind="application"
                  status={recommendation === 'approve' ? 'approved' : 'rejected'}
                  label={labels.recommends(labels.recommendations[recommendation])}
                />
              )}
              <p className={styles.text} dir="auto">
                {note}
              </p>
              <p className={styles.by}>{labels.by(written_by, formatMoment(written_at))}</p>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
