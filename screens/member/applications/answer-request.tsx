import {
  ApiError,
  type ApplicationSection,
  answerInformationRequestMutation,
  applicationProblemsHeading,
  askableForm,
  partOf,
  queryKeys,
  type User,
  useApiClient,
} from '@imc/api';
import { AlertDialog, ButtonLink, Card, EmptyState, ErrorState, Spinner, Stack } from '@imc/ui';
import {
  ApplicationForm,
  type ApplicationFormHandle,
  type ApplicationRefusal,
  applicationErrorLines,
  InformationRequest,
  PrivacyNote,
} from '@imc/ui/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { gradeRequirements, naira, tryAgain } from '../../content/index.ts';
import { informationRequest, informationAnswer as texts } from '../../content/information-request.ts';
import { privacyNote } from '../../content/privacy-notes.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';
import { DraftAutosave, type DraftAutosaveProps } from './draft-autosave.tsx';
import { applicationPaths } from './paths.ts';
import { idPrefix, openForm, serverProblems } from './submission.ts';
import { type OpenedAnswer, useOpenAnswer } from './use-open-answer.ts';

/** Saves only the requested sections. The draft of an answer has no others. */
function AnswerAutosave({
  form,
  answer: { application, request, opened },
  ...autosave
}: Pick<DraftAutosaveProps, 'form' | 'deviceKey' | 'submitted'> & { answer: OpenedAnswer }) {
  const requestedForm = useMemo<ApplicationFormHandle>(() => {
    const complete = askableForm(application);
    const part = (texts: ReturnType<typeof form.read>) => partOf(texts, request.sections) as typeof texts;
    return {
      ...form,
      read: () => part(form.read()),
      fillIn: (data) => form.fillIn({ ...complete, ...partOf(data, request.sections) }),
      withDraft: (data) => part(form.withDraft({ ...complete, ...data })),
    };
  }, [form, application, request]);
  return <DraftAutosave {...autosave} form={requestedForm} opened={opened} />;
}

export interface AnswerRequestProps {
  /** The signed-in member. */
  user: User;
  id: number;
  /** If this section was not requested, the first requested one is shown. */
  section: ApplicationSection;
  /** Called when the user chooses another section. */
  onSectionChange: (section: ApplicationSection) => void;
  /** Called with the server's message. */
  onSent: (message: string) => void;
  /** Called when the user leaves the form. The answer so far is kept. */
  onLeave: () => void;
}

function AnswerForm({
  user,
  answer,
  section,
  onSectionChange,
  onSent,
  onLeave,
}: Omit<AnswerRequestProps, 'id'> & { answer: OpenedAnswer }) {
  const { request, opened } = answer;
  const queryClient = useQueryClient();
  const submitted = useRef(false);
  const keyFor = useSubmissionKey();
  const [sent, setSent] = useState<ApplicationRefusal['form']>();
  const send = useMutation({
    ...answerInformationRequestMutation(useApiClient()),
    onMutate: warnOnLeaving,
    onSuccess: ({ message }) => {
      submitted.current = true;
      onSent(message);
    },
    onSettled: (_data, _error, _answer, stopWarning) => {
      stopWarning?.();
      return queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
    },
  });
  const [closedAlert, setClosedAlert] = useState<Error>();
  const problems = useMemo(() => serverProblems(send.error), [send.error]);
  const refusal = useMemo(
    () => (problems.length > 0 && sent ? { problems, form: sent } : undefined),
    [problems, sent],
  );
  return (
    <>
      <ApplicationForm
        user={user}
        draft={opened.draft}
        labels={texts.form}
        requirements={gradeRequirements}
        feeBasis={undefined}
        // The committee never asks for the payment section.
        account={undefined}
        formatAmount={naira}
        formatDay={formatLongDay}
        only={request.sections}
        notice={
          <Stack space="4">
            <InformationRequest request={request} labels={informationRequest} formatDay={formatLongDay} />
            <PrivacyNote labels={privacyNote} />
          </Stack>
        }
        section={section}
        onSectionChange={onSectionChange}
        sending={send.isPending}
        refusal={refusal}
        idPrefix={idPrefix}
        renderDraftStatus={(form) => (
          <AnswerAutosave
            form={form}
            deviceKey={[user.id, request.application_id]}
            answer={answer}
            submitted={submitted}
          />
        )}
        onSubmit={(form) => {
          setSent(form);
          const data = partOf(form, request.sections);
          send.mutate({ requestId: request.id, data, idempotencyKey: keyFor(JSON.stringify(data)) });
        }}
        onLeave={onLeave}
      />
      {send.error && send.error !== closedAlert && (
        <AlertDialog
          open
          tone="failure"
          {...(problems.length > 0
            ? { title: applicationProblemsHeading, errors: applicationErrorLines(problems, idPrefix) }
            : { message: (send.error instanceof ApiError && send.error.serverMessage) || texts.unsent })}
          okLabel={texts.form.ok}
          onClose={(fieldId) => {
            setClosedAlert(send.error);
            if (fieldId) openForm.showField(fieldId);
          }}
        />
      )}
    </>
  );
}

/** The requested sections of an application, with the committee's question above them (APP-21). */
export function AnswerRequest({ id, ...form }: AnswerRequestProps) {
  const { mutate: open, reset, data: answer, isError, isPending } = useOpenAnswer(form.user, id);
  useEffect(() => {
    open();
    return reset;
  }, [open, reset]);
  if (answer) return <AnswerForm {...form} answer={answer} />;
  if (isError) {
    return (
      <ErrorState
        role="alert"
        message={texts.failed}
        retryLabel={tryAgain}
        retrying={isPending}
        onRetry={() => open()}
      />
    );
  }
  if (answer === null) {
    return (
      <Card>
        <EmptyState
          {...texts.nothingAsked}
          action={<ButtonLink to={applicationPaths.read(id)}>{texts.read}</ButtonLink>}
        />
      </Card>
    );
  }
  return <Spinner label={texts.loading} />;
}
