import {
  type ApplicationDraft,
  type ApplicationDraftData,
  type ApplicationProblem,
  type ApplicationSection,
  type AskableSection,
  applicationProblemsHeading,
  applicationSections,
  type FeeBasis,
  fieldProblems,
  isFilled,
  keysOf,
  refereeCount,
  sectionOf,
} from '@imc/api/contract';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider, get, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import { Button, type ButtonProps } from '../../../components/actions/button/button.tsx';
import { AlertDialog } from '../../../components/feedback/alert-dialog/alert-dialog.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { focusField } from '../../../components/forms/form-errors/form-errors.tsx';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import { useKeyboardInset } from '../../../hooks/use-keyboard-inset.ts';
import { ChevronLeft } from '../../../icons/icons.ts';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import type { TransferAccount } from '../../payments/charge-to-pay/charge-to-pay.tsx';
import styles from './application-form.module.css';
import { ApplicationFormBar } from './application-form-bar.tsx';
import { CurrentSectionContext, FieldContext, HasProofContext } from './application-form-context.ts';
import {
  applicationErrorLines,
  fieldPath,
  refereeHeadingId,
  sectionHeadingId,
} from './application-form-errors.ts';
import type { ApplicationFormLabels } from './application-form-labels.ts';
import { ReviewSection } from './application-form-review.tsx';
import { ApplicationFormRuleSheet, type GradeRequirements } from './application-form-rule-sheet.tsx';
import {
  type ApplicationFormProofField,
  AssignmentsSection,
  DeclarationSection,
  EducationSection,
  PaymentSection,
  PersonalSection,
  ProfessionalSection,
  RefereesSection,
} from './application-form-sections.tsx';
import {
  type Applicant,
  type ApplicationFormTexts,
  type ApplicationFormValues,
  declarationDay,
  formProblems,
  initialValues,
  isFieldPath,
  toDraft,
  toForm,
} from './application-form-values.ts';
import { useFormSummary } from './use-form-summary.ts';

/** Access to the form for the code that saves the draft. The same object for as long as the form is mounted. */
export interface ApplicationFormHandle {
  /** Returns the current values, without the file. The declaration's date is empty unless the user changed it. */
  readonly read: () => ApplicationFormTexts;
  /** Calls `onChange` whenever a field changes. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Replaces the values with another draft. The selected file is preserved. */
  readonly fillIn: (data: ApplicationDraftData) => void;
  /** Returns the values that the form would have with another draft. */
  readonly withDraft: (data: ApplicationDraftData | null) => ApplicationFormTexts;
  /** Opens the section of a control and focuses the control. `fieldId` is an id from `applicationErrorLines`. */
  readonly showField: (fieldId: string) => void;
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
  /** The draft: its data so far, and its reference, undefined if it has none yet. Only the initial value is used. */
  draft: Pick<ApplicationDraft, 'data'> & { readonly reference: string | undefined };
  /** The labels and error messages of its fields come from the contract. */
  labels: ApplicationFormLabels;
  /** Published rules of each grade, one line per rule of `gradeRules`. */
  requirements: GradeRequirements;
  /** Which statement of fees is charged; the other one is stated beneath it (S-9.4, S-9.5). Undefined while it is not known. */
  feeBasis: FeeBasis | undefined;
  /** Account that receives the transfer. Undefined while it is loading, or if it could not be loaded. */
  account: TransferAccount | undefined;
  /** Shown instead of the account if it could not be loaded. Pass the same element for as long as it is the same failure. */
  accountError?: ReactNode;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a calendar date. */
  formatDay: (day: string) => string;
  /**
   * The only sections to edit, when the committee asks for them. The review follows them; other sections are neither shown nor validated.
   * Default: all eight.
   */
  only?: readonly AskableSection[] | undefined;
  /** Shown above every section, such as what is asked for. Default: nothing. */
  notice?: ReactNode;
  /** Section that is shown, for controlled use with `onSectionChange`. Default: the form starts with the first one and manages it itself. */
  section?: ApplicationSection;
  /** Called when another section should be shown. */
  onSectionChange?: (section: ApplicationSection) => void;
  /** Whether the form is being submitted: the form and its button are busy, and a second click does nothing. Default `false`. */
  sending?: boolean;
  /** Problems that the server found. Pass the same object for as long as it is the same response. */
  refusal?: ApplicationRefusal | undefined;
  /** Prefix of the ids of the controls, for using `applicationErrorLines` outside the form. Default: a generated id. */
  idPrefix?: string;
  /**
   * Renders the save state of the draft in the bar, usually an `ApplicationDraftStatus`. The rendered component should own the state, so that
   * a save re-renders it and not the form. Default: nothing.
   */
  renderDraftStatus?: (form: ApplicationFormHandle) => ReactNode;
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
  readonly hasProof: boolean;
  /** Renders the field instead of a `FileField`. It should own its state, so that the progress of an upload does not render the form. */
  readonly render: (field: ApplicationFormProofField) => ReactNode;
}

function isEntered(values: ApplicationFormValues, path: string): boolean {
  const value: unknown = get(values, path);
  return typeof value === 'string' && isFilled(value);
}

const problemsIn =
  (sections: readonly ApplicationSection[]): typeof formProblems =>
  (values, hasProof) =>
    formProblems(values, hasProof).filter(({ path }) => {
      const section = sectionOf(path);
      return section !== undefined && sections.includes(section);
    });

/**
 * Before the first submission, only entered values are validated: empty fields are no errors. The context says whether the proof is uploaded
 * apart from the form.
 */
const createResolver =
  (
    wasSubmitted: () => boolean,
    problemsOf: typeof formProblems,
  ): Resolver<ApplicationFormValues, boolean | undefined> =>
  (values, hasProof) => {
    const errors = {};
    for (const { path, message } of fieldProblems(problemsOf(values, hasProof))) {
      const isRelevant = wasSubmitted() || isEntered(values, path);
      if (isRelevant && !get(errors, path)) set(errors, path, { type: 'rule', message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

type ApplicationFormState = UseFormReturn<ApplicationFormValues, boolean | undefined>;

/** Marks the fields that the server rejected, also after the form was remounted, except fields that have changed since they were submitted. */
function useRefusal(form: ApplicationFormState, refusal: ApplicationRefusal | undefined): void {
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

/** Keeps the declaration's date at today's until the user changes it. */
function useDeclarationDate(form: ApplicationFormState) {
  const [filledIn] = useState(() => ({ day: declarationDay() }));
  return useMemo(
    () => ({
      /** Returns the date that the form filled in. */
      current: () => filledIn.day,
      /** Replaces a date that the form filled in on an earlier day. */
      update: () => {
        const today = declarationDay();
        if (today === filledIn.day) return;
        if (form.getValues('date') === filledIn.day) form.setValue('date', today);
        filledIn.day = today;
      },
    }),
    [form, filledIn],
  );
}

type DeclarationDate = ReturnType<typeof useDeclarationDate>;

function useHandle(
  form: ApplicationFormState,
  user: Applicant,
  date: DeclarationDate,
  showField: (fieldId: string) => void,
): ApplicationFormHandle {
  const current = useRef({ user, showField });
  useLayoutEffect(() => {
    current.current = { user, showField };
  }, [user, showField]);
  return useMemo(
    () => ({
      read: () => toDraft(form.getValues(), date.current()),
      subscribe: (onChange) => form.subscribe({ formState: { values: true }, callback: () => onChange() }),
      fillIn: (data) => {
        const { proofOfPayment: _chosenHere, ...values } = initialValues(current.current.user, data);
        // A field that stays as it is keeps the focus and the cursor.
        for (const name of keysOf(values)) {
          if (JSON.stringify(values[name]) !== JSON.stringify(form.getValues(name)))
            form.setValue(name, values[name], { shouldValidate: form.formState.isSubmitted });
        }
      },
      withDraft: (data) => toDraft(initialValues(current.current.user, data), date.current()),
      showField: (fieldId) => current.current.showField(fieldId),
    }),
    [form, date],
  );
}

/** Whether the referees are shown one at a time, as below the breakpoint in the style sheet. */
const isOneRefereeShown = (): boolean => matchMedia('(width < 64rem)').matches;

/**
 * The section that is shown, and the referee who is shown if there is only room for one. Opening another one moves the focus to a field in
 * it, or to its heading.
 *
 * @param onShown - Called when another section or referee is shown.
 */
function useSection(
  value: ApplicationSection | undefined,
  onChange: ((section: ApplicationSection) => void) | undefined,
  initial: ApplicationSection,
  idPrefix: string,
  onShown: () => void,
) {
  const [section, setSection] = useControllableState(value, initial, onChange);
  const [referee, setReferee] = useState(0);
  const headingOf = (place: ApplicationSection, index: number) =>
    place === 'referees' && index > 0 && isOneRefereeShown()
      ? refereeHeadingId(idPrefix, index)
      : sectionHeadingId(idPrefix, place);
  const place = section === 'referees' ? `${section}.${referee}` : section;
  const shown = useRef(place);
  const fieldToFocus = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    onShown();
    focusField(fieldToFocus.current ?? headingOf(section, referee));
    fieldToFocus.current = undefined;
  });
  const show = (next: ApplicationSection, fieldId?: string, nextReferee = 0) => {
    const target = next === 'referees' ? nextReferee : referee;
    setReferee(target);
    if (next !== section || target !== referee) {
      fieldToFocus.current = fieldId;
      if (next !== section) setSection(next);
    } else focusField(fieldId ?? headingOf(next, target));
  };
  return { section, referee, show };
}

/** Outlined while something is still needed. Pressed, it says what. */
function SubmitButton({ problemsOf, ...button }: ButtonProps & { problemsOf: typeof formProblems }) {
  const hasProof = use(HasProofContext);
  const isReady = useFormSummary((values) => problemsOf(values, hasProof).length === 0, hasProof);
  return <Button {...button} type="submit" variant={isReady ? 'primary' : 'secondary'} />;
}

/**
 * The application form: all fields of S-3.4, with the rules of S-5.4 and S-5.5, in eight sections of which one is shown. Every section can be
 * opened at any time from the bar.
 */
export function ApplicationForm({
  user,
  draft,
  labels,
  requirements,
  feeBasis,
  account,
  accountError,
  formatAmount,
  formatDay,
  only,
  notice,
  section: sectionProp,
  onSectionChange,
  sending = false,
  refusal,
  idPrefix: idPrefixProp,
  renderDraftStatus,
  proof,
  onSubmit,
  onLeave,
  ...rest
}: ApplicationFormProps) {
  const wasSubmitted = useRef(false);
  const [shown] = useState<readonly ApplicationSection[]>(() =>
    only ? [...only, 'review'] : applicationSections,
  );
  const [problemsOf] = useState(() => problemsIn(shown));
  const [resolver] = useState(() => createResolver(() => wasSubmitted.current, problemsOf));
  const form = useForm<ApplicationFormValues, boolean | undefined>({
    defaultValues: initialValues(user, draft.data),
    mode: 'onTouched',
    resolver,
    context: proof?.hasProof,
    shouldFocusError: false,
  });
  const [problems, setProblems] = useState<readonly ApplicationProblem[]>();
  const ownId = useId();
  const idPrefix = idPrefixProp ?? ownId;
  const date = useDeclarationDate(form);
  const { section, referee, show } = useSection(
    sectionProp && !shown.includes(sectionProp) ? shown[0] : sectionProp,
    onSectionChange,
    shown[0] ?? 'review',
    idPrefix,
    date.update,
  );
  const showField = (fieldId: string) => {
    const path = fieldPath(idPrefix, fieldId);
    const target = sectionOf(path);
    const inReferee = target === 'referees' ? Number(path.split('.')[1] ?? 0) : 0;
    if (target && shown.includes(target)) show(target, fieldId, inReferee);
  };
  const handle = useHandle(form, user, date, showField);
  useRefusal(form, refusal);

  const { charactersLeft } = labels;
  const settings = useMemo(() => ({ idPrefix, charactersLeft }), [idPrefix, charactersLeft]);
  const { optional, notes } = labels;
  const { reference } = draft;
  const renderProof = proof?.render;
  // Memoized, so that changing the section rerenders no field.
  const sections = useMemo(
    () => (
      <>
        <PersonalSection labels={labels.personal} />
        <ProfessionalSection labels={labels.professional} optional={optional} notes={notes} />
        <EducationSection labels={labels.education} notes={notes} />
        <AssignmentsSection labels={labels.assignments} notes={notes} />
        <RefereesSection labels={labels.referees} reference={reference} />
        <DeclarationSection labels={labels.declaration} optional={optional} notes={notes} />
        <PaymentSection
          labels={labels.payment}
          reference={reference}
          basis={feeBasis}
          account={account}
          accountError={accountError}
          formatAmount={formatAmount}
          renderProof={renderProof}
          onField={handle.showField}
        />
      </>
    ),
    [labels, optional, notes, reference, feeBasis, account, accountError, formatAmount, renderProof, handle],
  );

  const onValid = (values: ApplicationFormValues) => {
    const file = values.proofOfPayment?.[0];
    if ((shown.includes('payment') && !file && !proof) || sending) return;
    onSubmit(toForm(values), file);
  };
  const submit = form.handleSubmit(onValid, () => setProblems(problemsOf(form.getValues(), proof?.hasProof)));
  const index = shown.indexOf(section);
  const previous = shown[index - 1];
  const next = shown[index + 1];
  const showBy = (by: 1 | -1) => {
    const target = by > 0 ? next : previous;
    const otherReferee = referee + by;
    if (section === 'referees' && isOneRefereeShown() && otherReferee >= 0 && otherReferee < refereeCount)
      show(section, undefined, otherReferee);
    else if (target) show(target, undefined, by < 0 && isOneRefereeShown() ? refereeCount - 1 : 0);
  };
  const actions = useKeyboardInset<HTMLDivElement>();

  return (
    <FormProvider {...form}>
      <FieldContext value={settings}>
        <HasProofContext value={proof?.hasProof}>
          <Form
            space="4"
            aria-label={labels.title}
            aria-busy={sending || undefined}
            data-takes-screen=""
            {...rest}
            onSubmit={(event) => {
              // Enter in a field opens the next section, like the button does.
              if (next) {
                event.preventDefault();
                showBy(1);
                return;
              }
              wasSubmitted.current = true;
              date.update();
              void submit(event);
            }}
          >
            <ApplicationFormBar
              sections={shown}
              current={section}
              labels={labels}
              onSection={(chosen) => show(chosen)}
              start={
                <>
                  <Button
                    variant="quiet"
                    iconStart={<ChevronLeft />}
                    className={styles.leave}
                    onClick={onLeave}
                  >
                    <span className={styles.leaveText}>{labels.leave}</span>
                  </Button>
                  <Eyebrow className={styles.reference}>{labels.eyebrow(reference)}</Eyebrow>
                </>
              }
            >
              {renderDraftStatus?.(handle)}
            </ApplicationFormBar>
            {notice}
            <div className={styles.frame}>
              <div className={styles.layout} data-section={section} data-referee={referee}>
                <CurrentSectionContext value={section}>
                  <div className={styles.column}>
                    {sections}
                    <ReviewSection
                      sections={shown}
                      labels={labels}
                      formatDay={formatDay}
                      onEdit={(chosen) => show(chosen)}
                    />
                  </div>
                </CurrentSectionContext>
                <div className={styles.sheet}>
                  <ApplicationFormRuleSheet {...{ section, labels, requirements }} />
                </div>
                <div ref={actions} className={styles.actions}>
                  {previous && (
                    <Button variant="secondary" onClick={() => showBy(-1)}>
                      {labels.back}
                    </Button>
                  )}
                  {next ? (
                    <Button type="submit">{labels.next}</Button>
                  ) : (
                    <SubmitButton problemsOf={problemsOf} loading={sending}>
                      {labels.submit}
                    </SubmitButton>
                  )}
                </div>
              </div>
            </div>
          </Form>
        </HasProofContext>
      </FieldContext>
      {problems && (
        <AlertDialog
          open
          tone="failure"
          title={applicationProblemsHeading}
          errors={applicationErrorLines(problems, idPrefix)}
          okLabel={labels.ok}
          onClose={(fieldId) => {
            setProblems(undefined);
            if (fieldId) showField(fieldId);
          }}
        />
      )}
    </FormProvider>
  );
}
