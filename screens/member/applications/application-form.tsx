import {
  type ApplicationDraft,
  type ApplicationProblem,
  applicationProblemsHeading,
  fieldProblems,
  type User,
} from '@imc/api';
import { AlertDialog, Button, Cluster, Eyebrow, Form, Heading, Text } from '@imc/ui';
import { useEffect, useRef, useState } from 'react';
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
  formProblems,
  initialValues,
  isFieldPath,
  toForm,
} from './application-form-values.ts';
import { DraftSaveState } from './draft-save-state.tsx';
import { alertLines, type Submission, serverProblems, useSubmission, useSubmit } from './submission.ts';

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
  for (const { path, message } of fieldProblems(formProblems(values))) {
    if (!get(errors, path)) set(errors, path, { type: 'rule', message });
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Marks what the server found to mend, also where the form was left and opened again meanwhile; not what was changed since it was sent. */
function useServerProblems(
  form: UseFormReturn<ApplicationFormValues>,
  submission: Submission | undefined,
): void {
  const { error, variables } = submission ?? {};
  useEffect(() => {
    if (!error) return;
    const values = form.getValues();
    for (const { path, message } of fieldProblems(serverProblems(error))) {
      const isUnchanged = get(toForm(values), path) === get(variables?.form, path);
      if (isFieldPath(path, values) && isUnchanged) form.setError(path, { type: 'server', message });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name && isFieldPath(name, values)) form.clearErrors(name);
      },
    });
  }, [form, error, variables]);
}

/** The application form: every field of S-3.4, with the rules of S-5.4 and S-5.5. It saves itself as it is typed. */
export function ApplicationForm({ user, draft, onSubmitted, onLeave }: ApplicationFormProps) {
  const form = useForm<ApplicationFormValues>({
    defaultValues: initialValues(user, draft.data),
    resolver,
    shouldFocusError: false,
  });
  const { mutate: submit } = useSubmit();
  const submission = useSubmission(draft.application_id);
  const isSending = submission?.status === 'pending';
  const submitted = useRef(false);
  const keyFor = useSubmissionKey();
  const [problems, setProblems] = useState<readonly ApplicationProblem[]>();

  useServerProblems(form, submission);
  useEffect(() => {
    if (submission?.status !== 'success' || submitted.current) return;
    submitted.current = true;
    onSubmitted();
  }, [submission?.status, onSubmitted]);

  const onValid = (values: ApplicationFormValues) => {
    const proof = values.proofOfPayment?.[0];
    if (!proof || isSending) return;
    const filled = { application_id: draft.application_id, ...toForm(values) };
    const content = JSON.stringify([filled, proof.name, proof.size, proof.lastModified]);
    submit({ form: filled, proof, idempotencyKey: keyFor(content) });
  };

  return (
    <FormProvider {...form}>
      <Form
        space="8"
        aria-label="Membership application"
        onSubmit={form.handleSubmit(onValid, () => setProblems(formProblems(form.getValues())))}
      >
        <DraftSaveState user={user} form={form} draft={draft} submitted={submitted}>
          <Eyebrow>New application, {draft.reference}</Eyebrow>
          <Heading level={1}>Membership application</Heading>
          <Text tone="muted">
            Everything is needed unless it says optional. What you type is saved as you go, so you can stop
            and come back.
          </Text>
        </DraftSaveState>
        <PersonalSection />
        <ProfessionalSection />
        <EducationSection />
        <AssignmentsSection />
        <RefereesSection />
        <DeclarationSection />
        <PaymentSection reference={draft.reference} />
        <Cluster space="3">
          <Button variant="secondary" onClick={onLeave}>
            Back to My Applications
          </Button>
          <Button type="submit" loading={isSending}>
            Submit Application
          </Button>
        </Cluster>
      </Form>
      {problems && (
        <AlertDialog
          open
          tone="failure"
          title={applicationProblemsHeading}
          errors={alertLines(problems)}
          okLabel="OK"
          onClose={() => setProblems(undefined)}
        />
      )}
    </FormProvider>
  );
}
