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
  initialValues,
  isFieldPath,
  toForm,
} from './application-form-values.ts';

/** What saves the draft has of the form. It stays the same for as long as the form is on the page. */
export interface ApplicationFormHandle {
  /** What the form holds now, without its file. */
  readonly read: () => ApplicationFormTexts;
  /** Calls back whenever a field changes; gives what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Fills in another draft. The chosen file stays. */
  readonly fillIn: (data: ApplicationDraftData) => void;
  /** What the form would hold with another draft. */
  readonly withDraft: (data: ApplicationDraftData | null) => ApplicationFormTexts;
}

/** What the server found to mend in what was sent. */
export interface ApplicationRefusal {
  /** Its texts, by the path of the field. */
  readonly problems: readonly ApplicationProblem[];
  /** The form as it was sent: a field that was changed since is not marked. */
  readonly form: ApplicationFormTexts;
}

export interface ApplicationFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** What the account knows: it stands in fields that the draft does not hold. */
  user: Applicant;
  /** The opened draft: its reference, and what it holds so far. Read once. */
  draft: Pick<ApplicationDraft, 'reference' | 'data'>;
  /** Every word of the form, but for the labels and problems of its fields, which are the contract's. */
  labels: ApplicationFormLabels;
  /** What each grade asks for. */
  eligibility: Eligibility;
  /** What is due, in naira. */
  fees: readonly TransferFee[];
  /** Where the transfer goes. */
  account: TransferAccount;
  /** Writes an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Default `false`. It is on its way: the button is busy, and a second click sends nothing. */
  sending?: boolean;
  /** What the server refused. The same object for as long as it is the same refusal. */
  refusal?: ApplicationRefusal | undefined;
  /** What the ids of the controls begin with, for `applicationErrorLines` outside of the form. Default: an id of its own. */
  idPrefix?: string;
  /**
   * Shows whether the draft is saved, as an `ApplicationDraftStatus` around the heading. What it renders holds the state, so that a save
   * draws it and not the form. Default: the heading alone.
   */
  renderDraftStatus?: (form: ApplicationFormHandle, heading: ReactNode) => ReactNode;
  /** Called with a form that meets every rule of the contract. */
  onSubmit: (form: ApplicationFormTexts, proof: File) => void;
  /** Back to where the form was opened; the draft stays. */
  onLeave: () => void;
}

const resolver: Resolver<ApplicationFormValues> = (values) => {
  const errors = {};
  for (const { path, message } of fieldProblems(formProblems(values))) {
    if (!get(errors, path)) set(errors, path, { type: 'rule', message });
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Marks what the server found to mend, also where the form was left and opened again meanwhile; not what was changed since it was sent. */
function useRefusal(
  form: UseFormReturn<ApplicationFormValues>,
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

function useHandle(form: UseFormReturn<ApplicationFormValues>, user: Applicant): ApplicationFormHandle {
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

/** The application form: every field of S-3.4, with the rules of S-5.4 and S-5.5. */
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
  idPrefix: idPrefixAsked,
  renderDraftStatus,
  onSubmit,
  onLeave,
  ...rest
}: ApplicationFormProps) {
  const form = useForm<ApplicationFormValues>({
    defaultValues: initialValues(user, draft.data),
    resolver,
    shouldFocusError: false,
  });
  const [problems, setProblems] = useState<readonly ApplicationProblem[]>();
  const ownId = useId();
  const idPrefix = idPrefixAsked ?? ownId;
  const handle = useHandle(form, user);
  useRefusal(form, refusal);

  const onValid = (values: ApplicationFormValues) => {
    const proof = values.proofOfPayment?.[0];
    if (!proof || sending) return;
    onSubmit(toForm(values), proof);
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
          onSubmit={form.handleSubmit(onValid, () => setProblems(formProblems(form.getValues())))}
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
