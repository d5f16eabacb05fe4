import {
  applicationRecords,
  categoryWithLetters,
  emptyRecords,
  type GradeCode,
  gradeCodes,
  gradeFromLabel,
  proofField,
  recordLimit,
  refereeCount,
} from '@imc/api/contract';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Card } from '../../components/content/card/card.tsx';
import { CheckboxField } from '../../components/forms/checkbox-field/checkbox-field.tsx';
import { FileField } from '../../components/forms/file-field/file-field.tsx';
import { RepeatableGroup } from '../../components/forms/repeatable-group/repeatable-group.tsx';
import { GradeSeal } from '../../components/identity/grade-seal/grade-seal.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { type TransferAccount, TransferCard, type TransferFee } from '../transfer-card/transfer-card.tsx';
import {
  FormCombobox,
  FormDate,
  FormSelect,
  FormText,
  FormTextarea,
  useApplicationField,
} from './application-form-field.tsx';
import type { ApplicationFormLabels, ApplicationFormSectionLabels } from './application-form-labels.ts';
import { type ApplicationFormValues, proofProblem } from './application-form-values.ts';

/** A section of the form: its title and description at the side, its fields on a card. */
function FormSection({
  labels: { title, text },
  children,
}: {
  labels: ApplicationFormSectionLabels;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Columns split="sidebar-start" space="6">
        <Stack space="2">
          <Heading level={2} size="card" id={headingId}>
            {title}
          </Heading>
          <Text tone="muted" size="small">
            {text}
          </Text>
        </Stack>
        <Card>
          <Stack space="6">{children}</Stack>
        </Card>
      </Columns>
    </section>
  );
}

/** Section for personal and contact details. */
export function PersonalSection({ labels }: { labels: ApplicationFormLabels['personal'] }) {
  return (
    <FormSection labels={labels}>
      <Grid columns={2} space="6">
        <FormText name="surname" autoComplete="family-name" />
        <FormText name="otherNames" autoComplete="given-name" />
      </Grid>
      <FormCombobox
        name="title"
        help={labels.titleHelp}
        options={labels.titles}
        autoComplete="honorific-prefix"
      />
      <Grid columns={2} space="6">
        <FormText name="tel" type="tel" autoComplete="tel" />
        <FormText name="whatsapp" type="tel" autoComplete="tel" />
      </Grid>
      <FormText name="email" type="email" autoComplete="email" />
      <FormTextarea name="postalAddress" rows={3} autoComplete="street-address" />
    </FormSection>
  );
}

const categories = gradeCodes.map((grade) => ({ value: grade, label: categoryWithLetters(grade) })).reverse();

/** Requirements of each grade. */
export type Eligibility = Readonly<Record<GradeCode, string>>;

/** Requirements of the selected grade. Watches the field itself, so that the form does not re-render. */
function GradeRequirement({
  title,
  eligibility,
}: {
  title: (grade: GradeCode) => string;
  eligibility: Eligibility;
}) {
  const grade = gradeFromLabel(
    useWatch<ApplicationFormValues, 'membershipCategory'>({ name: 'membershipCategory' }) ?? '',
  );
  if (!grade) return null;
  return (
    <Cluster space="4" noWrap>
      <GradeSeal grade={grade} size="medium" />
      <Stack space="1">
        <Text weight="strong">{title(grade)}</Text>
        <Text size="small" tone="muted">
          {eligibility[grade]}
        </Text>
      </Stack>
    </Cluster>
  );
}

/** Section for employer, position, membership category and marketer code. */
export function ProfessionalSection({
  labels,
  optional,
  eligibility,
}: {
  labels: ApplicationFormLabels['professional'];
  optional: string;
  eligibility: Eligibility;
}) {
  return (
    <FormSection labels={labels}>
      <Grid columns={2} space="6">
        <FormText name="employer" autoComplete="organization" />
        <FormText name="position" autoComplete="organization-title" />
      </Grid>
      <FormSelect name="membershipCategory" placeholder={labels.categoryPlaceholder} options={categories} />
      <GradeRequirement title={labels.requirement} eligibility={eligibility} />
      <FormText name="marketer_code" optionalLabel={optional} help={labels.marketerHelp} />
    </FormSection>
  );
}

/** Section with a repeatable group of institutions. */
export function EducationSection({ labels }: { labels: ApplicationFormLabels['education'] }) {
  const { control } = useFormContext<ApplicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'institutions' });
  return (
    <FormSection labels={labels}>
      <RepeatableGroup
        items={fields}
        legend={labels.legend}
        itemLegend={applicationRecords.institutions.label}
        removeLabel={labels.remove}
        addLabel={labels.add}
        max={recordLimit}
        onAdd={() => append({ ...emptyRecords.institutions }, { shouldFocus: false })}
        onRemove={remove}
      >
        {(_, index) => (
          <Stack space="6">
            <FormText name={`institutions.${index}.name`} />
            <Grid columns={2} space="6">
              <FormText
                name={`institutions.${index}.from`}
                label={labels.from}
                inputMode="numeric"
                help={labels.yearHelp}
                maxLength={4}
              />
              <FormText
                name={`institutions.${index}.to`}
                label={labels.to}
                inputMode="numeric"
                help={labels.yearHelp}
                maxLength={4}
              />
            </Grid>
            <FormText name={`institutions.${index}.qualification`} help={labels.qualificationHelp} />
            <FormDate name={`institutions.${index}.dateObtained`} />
          </Stack>
        )}
      </RepeatableGroup>
    </FormSection>
  );
}

/** Section with a repeatable group of consulting assignments. */
export function AssignmentsSection({ labels }: { labels: ApplicationFormLabels['assignments'] }) {
  const { control } = useFormContext<ApplicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'assignments' });
  return (
    <FormSection labels={labels}>
      <RepeatableGroup
        items={fields}
        legend={labels.legend}
        itemLegend={applicationRecords.assignments.label}
        removeLabel={labels.remove}
        addLabel={labels.add}
        max={recordLimit}
        onAdd={() => append({ ...emptyRecords.assignments }, { shouldFocus: false })}
        onRemove={remove}
      >
        {(_, index) => (
          <Stack space="6">
            <FormTextarea name={`assignments.${index}.project`} rows={2} />
            <Grid columns={2} space="6">
              <FormText name={`assignments.${index}.role`} help={labels.roleHelp} />
              <FormText name={`assignments.${index}.period`} help={labels.periodHelp} />
            </Grid>
          </Stack>
        )}
      </RepeatableGroup>
    </FormSection>
  );
}

/** Section with a fixed number of referees. */
export function RefereesSection({ labels }: { labels: ApplicationFormLabels['referees'] }) {
  return (
    <FormSection labels={labels}>
      {Array.from({ length: refereeCount }, (_, index) => (
        // The index identifies a referee: there are always two, in this order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Stack key={index} as="section" space="6" aria-label={applicationRecords.referees.label(index + 1)}>
          <Heading level={3} size="label">
            {applicationRecords.referees.label(index + 1)}
          </Heading>
          <Grid columns={2} space="6">
            <FormText name={`referees.${index}.name`} />
            <FormText name={`referees.${index}.position`} />
          </Grid>
          <FormText name={`referees.${index}.institution`} />
          <FormTextarea name={`referees.${index}.address`} rows={2} />
          <Grid columns={2} space="6">
            <FormText name={`referees.${index}.tel`} type="tel" />
            <FormText name={`referees.${index}.whatsapp`} type="tel" />
          </Grid>
          <FormText name={`referees.${index}.email`} type="email" />
        </Stack>
      ))}
    </FormSection>
  );
}

/** Section with the declaration, its date and the signature. */
export function DeclarationSection({
  labels,
  optional,
}: {
  labels: ApplicationFormLabels['declaration'];
  optional: string;
}) {
  return (
    <FormSection labels={labels}>
      <CheckboxField {...useApplicationField('declaration')} label={labels.statement} />
      <Grid columns={2} space="6">
        <FormDate name="date" help={labels.dateHelp} />
        <FormText name="signature" optionalLabel={optional} help={labels.signatureHelp} autoComplete="name" />
      </Grid>
    </FormSection>
  );
}

/** What the form tells the field of a proof that is uploaded apart from it. */
export interface ApplicationFormProofField {
  /** Id of the input, which the list of errors links to. */
  readonly id: string;
  readonly error: string | undefined;
  /** Call when a picture was chosen: the form's error no longer applies. */
  readonly onChange: () => void;
}

/** The field for the proof of payment. Only it renders when its error changes. */
function ProofOfPayment({
  labels,
  render,
}: {
  labels: ApplicationFormLabels['payment'];
  render: ((field: ApplicationFormProofField) => ReactNode) | undefined;
}) {
  const { clearErrors } = useFormContext<ApplicationFormValues>();
  const { id, error, ...field } = useApplicationField('proofOfPayment');
  if (render) return render({ id, error, onChange: () => clearErrors('proofOfPayment') });
  return (
    <FileField
      {...field}
      id={id}
      error={error}
      label={proofField.label}
      help={labels.proofHelp}
      validate={proofProblem}
      labels={labels.picture}
    />
  );
}

interface PaymentSectionProps {
  labels: ApplicationFormLabels['payment'];
  reference: string;
  fees: readonly TransferFee[];
  account: TransferAccount;
  formatAmount: (naira: number) => string;
  /** Renders the field for the proof, if it is uploaded apart from the form. */
  renderProof: ((field: ApplicationFormProofField) => ReactNode) | undefined;
}

/** Section with the fees, the account and the field for the proof of payment. */
export function PaymentSection({
  labels,
  reference,
  fees,
  account,
  formatAmount,
  renderProof,
}: PaymentSectionProps) {
  return (
    <FormSection labels={labels}>
      <TransferCard
        reference={reference}
        account={account}
        fees={fees}
        formatAmount={formatAmount}
        labels={labels.transfer}
        message={labels.message}
      />
      <ProofOfPayment labels={labels} render={renderProof} />
    </FormSection>
  );
}
