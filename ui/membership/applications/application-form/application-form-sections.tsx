import {
  type ApplicationSection,
  applicationRecords,
  categoryWithLetters,
  chargeFor,
  emptyRecords,
  type FeeBasis,
  type GradeCode,
  gradeCodes,
  gradeFromLabel,
  proofField,
  recordLimit,
  refereeCount,
} from '@imc/api/contract';
import { type ReactNode, use } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { FileField } from '../../../components/forms/file-field/file-field.tsx';
import { RepeatableGroup } from '../../../components/forms/repeatable-group/repeatable-group.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { ChargeToPay, type TransferAccount } from '../../payments/charge-to-pay/charge-to-pay.tsx';
import { PrivacyNote } from '../../shared/privacy-note/privacy-note.tsx';
import styles from './application-form.module.css';
import { CurrentSectionContext, FieldContext } from './application-form-context.ts';
import { fieldId, refereeHeadingId, sectionHeadingId } from './application-form-errors.ts';
import {
  FormCombobox,
  FormDate,
  FormSelect,
  FormText,
  FormTextarea,
  useApplicationField,
} from './application-form-field.tsx';
import type { ApplicationFormLabels, ApplicationFormSectionLabels } from './application-form-labels.ts';
import { RefereeNoticeButton } from './application-form-referee-notice.tsx';
import { type ApplicationFormValues, proofProblem } from './application-form-values.ts';

/**
 * A section of the form: its title, its description and its fields. Only the current section is shown. The others stay in the page, so that
 * values and the chosen file are preserved.
 */
export function FormSection({
  name,
  labels: { title, text },
  children,
}: {
  name: ApplicationSection;
  labels: ApplicationFormSectionLabels;
  children: ReactNode;
}) {
  const { idPrefix } = use(FieldContext);
  const headingId = sectionHeadingId(idPrefix, name);
  return (
    <section
      aria-labelledby={headingId}
      className={styles.section}
      hidden={use(CurrentSectionContext) !== name}
    >
      <Stack space="2">
        <Heading level={1} size="section" id={headingId} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <Text tone="muted" size="small">
          {text}
        </Text>
      </Stack>
      {children}
    </section>
  );
}

/** Fields on a sheet of paper; on a phone without it. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.fields} data-sheet="">
      {children}
    </div>
  );
}

/** Watches the chosen grade. Undefined while none is chosen. */
const useGrade = (): GradeCode | undefined =>
  gradeFromLabel(useWatch<ApplicationFormValues, 'membershipCategory'>({ name: 'membershipCategory' }) ?? '');

/** The note for applicants of the chosen grade, if there is one for this section. */
function GradeNote({
  section,
  notes,
}: {
  section: ApplicationSection;
  notes: ApplicationFormLabels['notes'];
}) {
  const grade = useGrade();
  const note = grade && notes[grade]?.[section];
  return note && <InlineMessage>{note}</InlineMessage>;
}

export function PersonalSection({ labels }: { labels: ApplicationFormLabels['personal'] }) {
  return (
    <FormSection name="personal" labels={labels}>
      <Sheet>
        <Grid columns={2} space="6">
          <FormText name="surname" autoComplete="family-name" />
          <FormText name="otherNames" help={labels.otherNamesHelp} autoComplete="given-name" />
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
      </Sheet>
    </FormSection>
  );
}

/** Section for employer, position and marketer code. */
export function ProfessionalSection({
  labels,
  optional,
  notes,
}: {
  labels: ApplicationFormLabels['professional'];
  optional: string;
  notes: ApplicationFormLabels['notes'];
}) {
  return (
    <FormSection name="professional" labels={labels}>
      <GradeNote section="professional" notes={notes} />
      <Sheet>
        <FormText name="employer" autoComplete="organization" />
        <FormText name="position" autoComplete="organization-title" />
        <FormText name="marketer_code" optionalLabel={optional} help={labels.marketerHelp} />
      </Sheet>
    </FormSection>
  );
}

export function EducationSection({
  labels,
  notes,
}: {
  labels: ApplicationFormLabels['education'];
  notes: ApplicationFormLabels['notes'];
}) {
  const { control } = useFormContext<ApplicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'institutions' });
  return (
    <FormSection name="education" labels={labels}>
      <GradeNote section="education" notes={notes} />
      <RepeatableGroup
        items={fields}
        legend={<VisuallyHidden>{labels.legend}</VisuallyHidden>}
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
            <div className={styles.years}>
              <FormText
                name={`institutions.${index}.from`}
                label={labels.from}
                inputMode="numeric"
                help={labels.yearHelp}
              />
              <FormText
                name={`institutions.${index}.to`}
                label={labels.to}
                inputMode="numeric"
                help={labels.yearHelp}
              />
            </div>
            <FormText name={`institutions.${index}.qualification`} help={labels.qualificationHelp} />
            <FormDate name={`institutions.${index}.dateObtained`} />
          </Stack>
        )}
      </RepeatableGroup>
    </FormSection>
  );
}

export function AssignmentsSection({
  labels,
  notes,
}: {
  labels: ApplicationFormLabels['assignments'];
  notes: ApplicationFormLabels['notes'];
}) {
  const { control } = useFormContext<ApplicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'assignments' });
  return (
    <FormSection name="assignments" labels={labels}>
      <GradeNote section="assignments" notes={notes} />
      <RepeatableGroup
        items={fields}
        legend={<VisuallyHidden>{labels.legend}</VisuallyHidden>}
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

/** Section with a fixed number of referees, side by side or one at a time. */
export function RefereesSection({
  labels,
  reference,
}: {
  labels: ApplicationFormLabels['referees'];
  reference: string | undefined;
}) {
  const { idPrefix } = use(FieldContext);
  return (
    <FormSection name="referees" labels={labels}>
      <div className={styles.pair}>
        {Array.from({ length: refereeCount }, (_, index) => (
          <section
            // The index identifies a referee: there are always two, in this order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className={styles.fields}
            data-sheet=""
            aria-label={applicationRecords.referees.label(index + 1)}
          >
            <Heading level={2} size="card" id={refereeHeadingId(idPrefix, index)} tabIndex={-1}>
              {applicationRecords.referees.label(index + 1)}
            </Heading>
            <FormText name={`referees.${index}.name`} />
            <FormText name={`referees.${index}.position`} />
            <FormText name={`referees.${index}.institution`} />
            <FormTextarea name={`referees.${index}.address`} rows={2} />
            <FormText name={`referees.${index}.tel`} type="tel" />
            <FormText name={`referees.${index}.whatsapp`} type="tel" />
            <FormText name={`referees.${index}.email`} type="email" />
            <RefereeNoticeButton index={index} reference={reference} labels={labels.notice} />
          </section>
        ))}
      </div>
      <PrivacyNote labels={labels.privacy} />
    </FormSection>
  );
}

const categories = gradeCodes.map((grade) => ({ value: grade, label: categoryWithLetters(grade) })).reverse();

/** Section with the grade, the declaration, its date and the signature. */
export function DeclarationSection({
  labels,
  optional,
  notes,
}: {
  labels: ApplicationFormLabels['declaration'];
  optional: string;
  notes: ApplicationFormLabels['notes'];
}) {
  return (
    <FormSection name="declaration" labels={labels}>
      <Sheet>
        <FormSelect name="membershipCategory" placeholder={labels.categoryPlaceholder} options={categories} />
        <GradeNote section="declaration" notes={notes} />
        <CheckboxField {...useApplicationField('declaration')} label={labels.statement} />
        <Grid columns={2} space="6">
          <FormDate name="date" help={labels.dateHelp} />
          <FormText
            name="signature"
            optionalLabel={optional}
            help={labels.signatureHelp}
            autoComplete="name"
          />
        </Grid>
        <PrivacyNote labels={labels.privacy} />
      </Sheet>
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

/** Section with the account, the charge that is due, the other statement of fees and the field for the proof of payment. */
export function PaymentSection({
  labels,
  reference,
  basis,
  account,
  accountError,
  formatAmount,
  renderProof,
  onField,
}: {
  labels: ApplicationFormLabels['payment'];
  reference: string | undefined;
  basis: FeeBasis | undefined;
  account: TransferAccount | undefined;
  accountError: ReactNode;
  formatAmount: (naira: number) => string;
  /** Renders the field for the proof, if it is uploaded apart from the form. */
  renderProof: ((field: ApplicationFormProofField) => ReactNode) | undefined;
  /** Opens the section of a control and focuses it. */
  onField: (fieldId: string) => void;
}) {
  const { idPrefix } = use(FieldContext);
  const grade = useGrade();
  const due = basis && chargeFor(basis, grade, 'application');
  const isKnown = Boolean(grade || due);
  const proof = <ProofOfPayment labels={labels} render={renderProof} />;
  return (
    <FormSection name="payment" labels={labels}>
      {isKnown ? (
        <ChargeToPay
          reference={reference}
          account={account}
          accountError={accountError}
          charge={due ? { label: due.about, amount: due.amount } : undefined}
          formatAmount={formatAmount}
          labels={labels.transfer}
          message={labels.message}
          explanation={
            <>
              {/* An element of its own, because a translated page keeps an old text beside other elements. */}
              <span>{grade && basis && labels.dueNow(grade, basis)}</span>{' '}
              <Link to={labels.feesByGrade.to} newTab>
                {labels.feesByGrade.text}
              </Link>
            </>
          }
          note={reference === undefined && labels.noReference}
          otherFees={basis && labels.otherFees(grade, basis)}
        >
          {proof}
        </ChargeToPay>
      ) : (
        <Sheet>
          <Text>{labels.noGrade}</Text>
          <Cluster>
            <Button
              variant="secondary"
              size="small"
              onClick={() => onField(fieldId(idPrefix, 'membershipCategory'))}
            >
              {labels.chooseGrade}
            </Button>
          </Cluster>
          {proof}
        </Sheet>
      )}
    </FormSection>
  );
}
