import {
  categoryWithLetters,
  emptyRecords,
  gradeCodes,
  gradeFromLabel,
  gradeLabels,
  recordLimit,
  refereeCount,
} from '@imc/api';
import {
  Card,
  CheckboxField,
  Cluster,
  Columns,
  DefinitionList,
  FileField,
  GradeSeal,
  Grid,
  Heading,
  RepeatableGroup,
  Stack,
  Text,
} from '@imc/ui';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { applicationFees, gradeFacts, institute, naira } from '../../content/index.ts';
import { pictureFieldLabels } from '../../content/picture-field.ts';
import {
  FormCombobox,
  FormDate,
  FormSelect,
  FormText,
  FormTextarea,
  useApplicationField,
} from './application-form-field.tsx';
import { type ApplicationFormValues, proofProblem } from './application-form-values.ts';

/** A part of the form: its name and what it is for at the side, its fields on a sheet. */
function FormSection({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
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

const titles = [
  'Mr',
  'Mrs',
  'Miss',
  'Ms',
  'Dr',
  'Prof',
  'Engr',
  'Arc',
  'Barr',
  'Chief',
  'Alhaji',
  'Alhaja',
  'Rev',
] as const;

export function PersonalSection() {
  return (
    <FormSection
      title="Personal information"
      text="As it should stand in the register of members, and how to reach you."
    >
      <Grid columns={2} space="6">
        <FormText name="surname" autoComplete="family-name" />
        <FormText name="otherNames" autoComplete="given-name" />
      </Grid>
      <FormCombobox
        name="title"
        help="Choose one, or write your own"
        options={titles}
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

/** What the chosen grade asks for. Follows the choice by itself, so that the form need not. */
function GradeRequirement() {
  const grade = gradeFromLabel(
    useWatch<ApplicationFormValues, 'membershipCategory'>({ name: 'membershipCategory' }) ?? '',
  );
  if (!grade) return null;
  return (
    <Cluster space="4" noWrap>
      <GradeSeal grade={grade} size="medium" />
      <Stack space="1">
        <Text weight="strong">
          What {gradeLabels[grade].category} ({grade}) asks for
        </Text>
        <Text size="small" tone="muted">
          {gradeFacts[grade].eligibility}
        </Text>
      </Stack>
    </Cluster>
  );
}

export function ProfessionalSection() {
  return (
    <FormSection title="Professional information" text="Where you work now, and the grade you apply for.">
      <Grid columns={2} space="6">
        <FormText name="employer" autoComplete="organization" />
        <FormText name="position" autoComplete="organization-title" />
      </Grid>
      <FormSelect name="membershipCategory" placeholder="Choose a category" options={categories} />
      <GradeRequirement />
      <FormText
        name="marketer_code"
        optionalLabel="(optional)"
        help="If somebody referred you, the code they gave you."
      />
    </FormSection>
  );
}

export function EducationSection() {
  const { control } = useFormContext<ApplicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'institutions' });
  return (
    <FormSection title="Education" text="At least one institution, complete. The latest first.">
      <RepeatableGroup
        items={fields}
        legend="Institutions"
        itemLegend={(number) => `Institution ${number}`}
        removeLabel={(number) => `Remove institution ${number}`}
        addLabel="Add another institution"
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
                label="From"
                inputMode="numeric"
                help="Year"
                maxLength={4}
              />
              <FormText
                name={`institutions.${index}.to`}
                label="To"
                inputMode="numeric"
                help="Year"
                maxLength={4}
              />
            </Grid>
            <FormText name={`institutions.${index}.qualification`} help="As printed on your certificate" />
            <FormDate name={`institutions.${index}.dateObtained`} />
          </Stack>
        )}
      </RepeatableGroup>
    </FormSection>
  );
}

export function AssignmentsSection() {
  const { control } = useFormContext<ApplicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'assignments' });
  return (
    <FormSection
      title="Consulting assignments"
      text="At least one assignment, complete: what it was, your part in it, and when."
    >
      <RepeatableGroup
        items={fields}
        legend="Assignments"
        itemLegend={(number) => `Assignment ${number}`}
        removeLabel={(number) => `Remove assignment ${number}`}
        addLabel="Add another assignment"
        max={recordLimit}
        onAdd={() => append({ ...emptyRecords.assignments }, { shouldFocus: false })}
        onRemove={remove}
      >
        {(_, index) => (
          <Stack space="6">
            <FormTextarea name={`assignments.${index}.project`} rows={2} />
            <Grid columns={2} space="6">
              <FormText name={`assignments.${index}.role`} help="Such as lead consultant" />
              <FormText name={`assignments.${index}.period`} help="Such as January to June 2024" />
            </Grid>
          </Stack>
        )}
      </RepeatableGroup>
    </FormSection>
  );
}

export function RefereesSection() {
  return (
    <FormSection
      title="Referees"
      text="Two people who know your work and have agreed to be asked. Each needs all seven fields."
    >
      {Array.from({ length: refereeCount }, (_, index) => (
        // A referee is known by its place: there are always two, in this order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Stack key={index} as="section" space="6" aria-label={`Referee ${index + 1}`}>
          <Heading level={3} size="label">
            Referee {index + 1}
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

export function DeclarationSection() {
  return (
    <FormSection title="Declaration" text="The Membership Committee relies on what you state here.">
      <CheckboxField
        {...useApplicationField('declaration')}
        label="I declare that what I have stated in this application is true and complete, and that I will keep the code of ethics of the Institute."
      />
      <Grid columns={2} space="6">
        <FormDate name="date" help="Of this declaration" />
        <FormText
          name="signature"
          optionalLabel="(optional)"
          help="Type your full name"
          autoComplete="name"
        />
      </Grid>
    </FormSection>
  );
}

export function PaymentSection({ reference }: { reference: string }) {
  return (
    <FormSection
      title="Payment"
      text="Transfer the fees with the reference shown, then attach a photograph or screenshot of the transfer."
    >
      <DefinitionList
        items={[
          ...applicationFees.map(({ label, amount, note }) => ({
            term: note ? `${label} (${note})` : label,
            description: naira(amount),
          })),
          { term: 'Payment reference', description: reference },
          { term: 'Bank', description: institute.account.bank },
          { term: 'Account name', description: institute.account.name },
          { term: 'Account number', description: institute.account.number },
        ]}
      />
      <FileField
        {...useApplicationField('proofOfPayment')}
        label="Proof of payment"
        help="A JPEG, PNG or WebP image of at most 5 MB. Only you and the officers who examine applications can see it."
        validate={proofProblem}
        labels={pictureFieldLabels}
      />
    </FormSection>
  );
}
