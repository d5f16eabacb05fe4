import { type ApplicationSection, checkGradeRules, type GradeCode, gradeFromLabel } from '@imc/api/contract';
import { Text } from '../../../layout/text/text.tsx';
import { RuleSheet } from '../rule-sheet/rule-sheet.tsx';
import type { ApplicationFormLabels } from './application-form-labels.ts';
import type { ApplicationFormValues } from './application-form-values.ts';
import { useFormSummary } from './use-form-summary.ts';

/** Published rules of each grade, one line per rule of `gradeRules`. */
export type GradeRequirements = Readonly<Record<GradeCode, readonly string[]>>;

function check({ membershipCategory, employer, position, institutions, assignments }: ApplicationFormValues) {
  const grade = gradeFromLabel(membershipCategory);
  const facts = { employer, position, institutions, assignments };
  return grade && { grade, checks: checkGradeRules(grade, facts, new Date()) };
}

/** The rules of the chosen grade, checked against what is entered. It re-renders by itself, not with the form. */
export function ApplicationFormRuleSheet({
  section,
  labels,
  requirements,
}: {
  section: ApplicationSection;
  labels: Pick<ApplicationFormLabels, 'ruleSheet' | 'noGrade'>;
  requirements: GradeRequirements;
}) {
  const sheet = useFormSummary(check);
  // The payment says it itself.
  if (!sheet) return section !== 'payment' && <Text tone="muted">{labels.noGrade(section)}</Text>;
  const { grade, checks } = sheet;
  return (
    <RuleSheet grade={grade} requirements={requirements[grade]} checks={checks} labels={labels.ruleSheet} />
  );
}
