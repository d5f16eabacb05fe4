import {
  ApiError,
  type ApplicationDraft,
  type ApplicationProblem,
  applicationProblemsHeading,
  submitApplicationMutation,
  type User,
  useApiClient,
} from '@imc/api';
import { AlertDialog, Button, Cluster, Eyebrow, Form, Heading, SaveState, Stack, Text } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { FormProvider, get, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import {
  AssignmentsSection,
  DeclarationSection,
  EducationSection,
  PaymentSection,
  PersonalSection,
  ProfessionalSection,
  RefereesSection,
} from './application-form-sections.tsx';
import {
  type ApplicationFormValues,
  fieldId,
  formProblems,
  initialValues,
  toForm,
} from './application-form-values.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';

export interface ApplicationFormProps {
  /** The signed-in member. */
  user: User;
  /** The opened draft: its reserved id, and what it holds so far. */
  draft: ApplicationDraft;
  /** The application is stored. */
  onSubmitted: () => void;
  /** Back to the list; the draft stays. */
  onLeave: () => void;
}

const resolver: Resolver<ApplicationFormValues> = (values) => {
  const errors = {};
  for (const { path, message } of formProblems(values)) {
    if (!get(errors, path)) set(errors, path, { type: 'rule', message });
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** The alert over the form: what is to be mended, or why the server did not take it. */
type Alert = { readonly problems: readonly ApplicationProblem[] } | { readonly message: string };

const clock = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

interface DraftSaveStateProps {
  form: UseFormReturn<ApplicationFormValues>;
  draft: ApplicationDraft;
  submitted: RefObject<boolean>;
}

/** Saves the draft, and says whether what was typed is with the server. By itself, so that a save draws this line and not the form. */
function DraftSaveState({ form, draft, submitted }: DraftSaveStateProps) {
  const { state, savedAt } = useDraftAutosave(form, draft, submitted);
  if (state === 'failed') {
    return (
      <SaveState
        state="failed"
        text="Not saved. Check your connection; it is tried again when you are back online, and at the next change."
      />
    );
  }
  if (state === 'saving') return <SaveState state="saving" text="Saving" />;
  return savedAt ? (
    <SaveState state="saved" text={`Saved ${clock.format(new Date(savedAt))}`} />
  ) : (
    <SaveState state="unsaved" text="Nothing to save yet" />
  );
}

/** The application form: every field of the specification, section 3, with the rules of section 5. It saves itself as it is typed. */
export function ApplicationForm({ user, draft, onSubmitted, onLeave }: ApplicationFormProps) {
  const form = useForm<ApplicationFormValues>({
    defaultValues: initialValues(user, draft.data),
    resolver,
    shouldFocusError: false,
  });
  const submitted = useRef(false);
  const submit = useMutation(submitApplicationMutation(useApiClient()));
  const keyFor = useSubmissionKey();
  const [alert, setAlert] = useState<Alert>();

  const onRefused = (error: unknown) => {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    for (const [path, message] of errors)
      form.setError(path as keyof ApplicationFormValues, { type: 'server', message });
    setAlert(
      errors.length > 0
        ? { problems: errors.map(([path, message]) => ({ path, message })) }
        : {
            message: (error instanceof ApiError && error.serverMessage) || 'Server error. Please try again.',
          },
    );
  };

  const onValid = (values: ApplicationFormValues) => {
    const proof = values.proof?.[0];
    if (!proof || submit.isPending) return;
    const filled = { application_id: draft.application_id, ...toForm(values) };
    const content = JSON.stringify([filled, proof.name, proof.size, proof.lastModified]);
    submit.mutate(
      { form: filled, proof, idempotencyKey: keyFor(content) },
      {
        onSuccess: () => {
          submitted.current = true;
          onSubmitted();
        },
        onError: onRefused,
      },
    );
  };

  return (
    <FormProvider {...form}>
      <Form
        space="8"
        aria-label="Membership application"
        onSubmit={form.handleSubmit(onValid, () => setAlert({ problems: formProblems(form.getValues()) }))}
      >
        <Stack as="header" space="2">
          <Eyebrow>New application, {draft.reference}</Eyebrow>
          <Heading level={1}>Membership application</Heading>
          <Text tone="muted">
            Everything is needed unless it says optional. What you type is saved as you go, so you can stop
            and come back.
          </Text>
          <DraftSaveState form={form} draft={draft} submitted={submitted} />
        </Stack>
        <PersonalSection />
        <ProfessionalSection />
        <EducationSection />
        <AssignmentsSection />
        <RefereesSection />
        <DeclarationSection />
        <PaymentSection reference={draft.reference} />
        <Cluster space="3">
          <Button variant="secondary" onClick={onLeave} disabled={submit.isPending}>
            Back to My Applications
          </Button>
          <Button type="submit" loading={submit.isPending}>
            Submit Application
          </Button>
        </Cluster>
      </Form>
      {alert && 'problems' in alert && (
        <AlertDialog
          open
          tone="failure"
          title={applicationProblemsHeading}
          errors={alert.problems.map(({ path, message }) => ({ message, fieldId: fieldId(path) }))}
          okLabel="OK"
          onClose={() => setAlert(undefined)}
        />
      )}
      {alert && 'message' in alert && (
        <AlertDialog
          open
          tone="failure"
          message={alert.message}
          okLabel="OK"
          onClose={() => setAlert(undefined)}
        />
      )}
    </FormProvider>
  );
}
