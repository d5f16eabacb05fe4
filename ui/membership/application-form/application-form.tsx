import {
  type ApplicationDraft,
  type ApplicationDraftData,
  type ApplicationProblem,
  applicationProblemsHeading,
  fieldProblems,
} from '@imc/api/contract';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider, get, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../components/actions/button/button.tsx';
import { AlertDialog } from '../../components/feedback/alert-dialog/alert-dialog.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import type { TransferAccount, TransferFee } from '../transfer-card/transfer-card.tsx';
import { applicationErrorLines } from './application-form-errors.ts';
import { IdPrefixContext } from './application-form-field.tsx';
import type { ApplicationFormLabels } from './application-form-labels.ts';
import {
  type ApplicationFormProofField,
  AssignmentsSection,
  DeclarationSection,
  EducationSection,
  type Eligibility,
  PaymentSection,
  PersonalSection,
  ProfessionalSection,
  RefereesSection,
} from './application-form-sections.tsx';
import {
  type Applicant,
  type ApplicationFormTexts,
  type ApplicationFormValues,
  formProblems,
  type HasProof,
  initialValues,
  isFieldPath,
  toForm,
} from './application-form-values.ts';

/** Access to the form for the code that saves the draft. The same object for as long as the form is mounted. */
export interface ApplicationFormHandle {
  /** Returns the current values, without the file. */
  readonly read: () => ApplicationFormTexts;
  /** Calls `onChange` whenever a field changes. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Replaces the values with another draft. The selected file is preserved. */
  readonly fillIn: (data: ApplicationDraftData) => void;
  /** Returns the values that the form would have with another draft. */
  readonly withDraft: (data: ApplicationDraftData | null) => ApplicationFormTexts;
}

/** Problems that the server found in a submitted form. */
export interface ApplicationRefusal {
  /** The server's messages, with the path of their field. */
  readonly problems: readonly ApplicationProblem[];
  /** The form as it was submitted. Fields that have changed since are not marked as invalid. */
  readonly form: ApplicationFormTexts;
}

export interface ApplicationFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Account data that prefills fields missing from the draft. */
  user: Applicant;
  /** The draft: its reference and its data so far. Only the initial value is used. */
  draft: Pick<ApplicationDraft, 'reference' | 'data'>;
  /** Texts of the form. The labels and error messages of its fields come from the contract. */
  labels: ApplicationFormLabels;
  /** Requirements of each grade. */
  eligibility: Eligibility;
  /** Fees that are due, in naira. */
  fees: readonly TransferFee[];
  /** Account that receives the transfer. */
  account: TransferAccount;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Whether the form is being submitted: the button is busy, and a second click does nothing. Default `false`. */
  sending?: boolean;
  /** Problems that the server found. Pass the same object for as long as it is the same response. */
  refusal?: ApplicationRefusal | undefined;
  /** Prefix of the ids of the controls, for using `applicationErrorLines` outside the form. Default: a generated id. */
  idPrefix?: string;
  /**
   * Renders the save state of the draft, usually an `ApplicationDraftStatus` around the heading. The rendered component should own the
   * state, so that a save re-renders it and not the form. Default: only the heading.
   */
  renderDraftStatus?: (form: ApplicationFormHandle, heading: ReactNode) => ReactNode;
  /** The proof of payment, if it is uploaded apart from the form. Default: the form has a field for the file. */
  proof?: ApplicationFormProof | undefined;
  /** Called with a valid form and the proof of payment, which is undefined if it is uploaded apart from the form. */
  onSubmit: (form: ApplicationFormTexts, proof: File | undefined) => void;
  /** Called when the user leaves the form. The draft is preserved. */
  onLeave: () => void;
}

/** A proof of payment that is uploaded apart from the form, as soon as it is chosen. */
export interface ApplicationFormProof {
  /** Whether there is a proof. If not, the form can't be submitted. */
  readonly hasProof: HasProof;
  /** Renders the field instead of a `FileField`. It should own its state, so that the progress of an upload does not render the form. */
  readonly render: (field: ApplicationFormProofField) => ReactNode;
}

const resolver: Resolver<ApplicationFormValues, HasProof | undefined> = (values, hasProof) => {
  const errors = {};
  for (const { path, message } of fieldProblems(formProblems(values, hasProof))) {
    if (!get(errors, path)) set(errors, path, { type: 'rule', message });
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Marks the fields that the server rejected, also after the form was remounted, except fields that have changed since they were submitted. */
function useRefusal(
  form: UseFormReturn<ApplicationFormValues, HasProof | undefined>,
  refusal: ApplicationRefusal | undefined,
): void {
  useEffect(() => {
    if (!refusal) return;
    const values = form.getValues();
    for (const { path, message } of fieldProblems(refusal.problems)) {
      const isUnchanged = get(toForm(values), path) === get(refusal.form, path);
      if (isFieldPath(path, values) && isUnchanged) form.setError(path, { type: 'server', message });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name && isFieldPath(name, values)) form.clearErrors(name);
      },
    });
  }, [form, refusal]);
}

function useHandle(
  form: UseFormReturn<ApplicationFormValues, HasProof | undefined>,
  user: Applicant,
): ApplicationFormHandle {
  const currentUser = useRef(user);
  useLayoutEffect(() => {
    currentUser.current = user;
  }, [user]);
  return useMemo(
    () => ({
      read: () => toForm(form.getValues()),
      subscribe: (onChange) => form.subscribe({ formState: { values: true }, callback: () => onChange() }),
      fillIn: (data) => {
        const { proofOfPayment: _chosenHere, ...values } = initialValues(currentUser.current, data);
        form.setValues(values);
      },
      withDraft: (data) => toForm(initialValues(currentUser.current, data)),
    }),
    [form],
  );
}

/** The application form: all fields of S-3.4, with the rules of S-5.4 and S-5.5. */
export function ApplicationForm({
  user,
  draft,
  labels,
  eligibility,
  fees,
  account,
  formatAmount,
  sending = false,
  refusal,
  idPrefix: idPrefixProp,
  renderDraftStatus,
  proof,
  onSubmit,
  onLeave,
  ...rest
}: ApplicationFormProps) {
  const form = useForm<ApplicationFormValues, HasProof | undefined>({
    defaultValues: initialValues(user, draft.data),
    resolver,
    context: proof?.hasProof,
    shouldFocusError: false,
  });
  const [problems, setProblems] = useState<readonly ApplicationProblem[]>();
  const ownId = useId();
  const idPrefix = idPrefixProp ?? ownId;
  const handle = useHandle(form, user);
  useRefusal(form, refusal);

  const onValid = (values: ApplicationFormValues) => {
    const file = values.proofOfPayment?.[0];
    if ((!file && !proof) || sending) return;
    onSubmit(toForm(values), file);
  };
  const heading = (
    <>
      <Eyebrow>{labels.eyebrow(draft.reference)}</Eyebrow>
      <Heading level={1}>{labels.title}</Heading>
      <Text tone="muted">{labels.lead}</Text>
    </>
  );

  return (
    <FormProvider {...form}>
      <IdPrefixContext value={idPrefix}>
        <Form
          space="8"
          aria-label={labels.title}
          {...rest}
          onSubmit={form.handleSubmit(onValid, () =>
            setProblems(formProblems(form.getValues(), proof?.hasProof)),
          )}
        >
          {renderDraftStatus?.(handle, heading) ?? (
            <Stack as="header" space="2">
              {heading}
            </Stack>
          )}
          <PersonalSection labels={labels.personal} />
          <ProfessionalSection
            labels={labels.professional}
            optional={labels.optional}
            eligibility={eligibility}
          />
          <EducationSection labels={labels.education} />
          <AssignmentsSection labels={labels.assignments} />
          <RefereesSection labels={labels.referees} />
          <DeclarationSection labels={labels.declaration} optional={labels.optional} />
          <PaymentSection
            labels={labels.payment}
            reference={draft.reference}
            fees={fees}
            account={account}
            formatAmount={formatAmount}
            renderProof={proof?.render}
          />
          <Cluster space="3">
            <Button variant="secondary" onClick={onLeave}>
              {labels.back}
            </Button>
            <Button type="submit" loading={sending}>
              {labels.submit}
            </Button>
          </Cluster>
        </Form>
      </IdPrefixContext>
      {problems && (
        <AlertDialog
          open
          tone="failure"
          title={applicationProblemsHeading}
          errors={applicationErrorLines(problems, idPrefix)}
          okLabel={labels.ok}
          onClose={() => setProblems(undefined)}
        />
      )}
    </FormProvider>
  );
}
