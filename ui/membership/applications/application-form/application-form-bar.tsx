import {
  type ApplicationSection,
  draftTexts,
  lengthProblem,
  sectionOf,
  sectionProgress,
} from '@imc/api/contract';
import { type ReactNode, use } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { SectionNav, type SectionState } from '../../../components/navigation/section-nav/section-nav.tsx';
import styles from './application-form.module.css';
import { HasProofContext } from './application-form-context.ts';
import type { ApplicationFormLabels } from './application-form-labels.ts';
import { type ApplicationFormValues, hasUsableProof, toForm } from './application-form-values.ts';
import { useFormSummary } from './use-form-summary.ts';

/** Whether an entry of react-hook-form's errors contains an error, at any depth. */
const hasError = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  ('message' in entry || Object.values(entry).some((inner) => hasError(inner)));

/** Sections with errors that are shown at their fields. */
function invalidSections(
  values: ApplicationFormValues,
  errors: FieldErrors<ApplicationFormValues>,
): ReadonlySet<ApplicationSection | undefined> {
  const invalid = Object.entries(errors).flatMap(([name, entry]) => (hasError(entry) ? [name] : []));
  const tooLong = [...draftTexts(toForm(values))].flatMap(([path, text]) =>
    lengthProblem(path, text) ? [path] : [],
  );
  return new Set([...invalid, ...tooLong].map(sectionOf));
}

function sectionStates(
  values: ApplicationFormValues,
  errors: FieldErrors<ApplicationFormValues>,
  hasProof: boolean,
  sections: readonly ApplicationSection[],
): SectionState[] {
  const progress = sectionProgress(toForm(values), hasProof, new Date());
  const invalid = invalidSections(values, errors);
  return sections.map((section) => (invalid.has(section) ? 'invalid' : progress[section]));
}

/** The bar that stays in sight: the sections with their states, and the save state of the draft. It re-renders when a state changes. */
export function ApplicationFormBar({
  sections,
  current,
  labels,
  onSection,
  start,
  children,
}: {
  /** Sections of the form, in form order. Always the same array. */
  sections: readonly ApplicationSection[];
  current: ApplicationSection;
  labels: ApplicationFormLabels;
  onSection: (section: ApplicationSection) => void;
  /** Content before the name of the current section. */
  start: ReactNode;
  /** Save state of the draft. */
  children: ReactNode;
}) {
  const hasProof = use(HasProofContext);
  const states = useFormSummary(
    (values, errors) => sectionStates(values, errors, hasProof ?? hasUsableProof(values), sections),
    hasProof,
  );
  return (
    <SectionNav
      label={labels.nav.label}
      className={styles.bar}
      sections={sections.map((section, index) => ({
        key: section,
        label: labels[section].title,
        state: states[index] ?? 'empty',
      }))}
      current={current}
      position={labels.nav.position}
      sectionName={({ label, state }, number, total) =>
        labels.nav.sectionName(label, labels.nav.states[state], number, total)
      }
      onSection={(key) => onSection(key as ApplicationSection)}
      start={start}
    >
      {children}
    </SectionNav>
  );
}
