import {
  type NameChange as Change,
  type FormProblems,
  nameChangeProblems,
  nameChangeTexts,
  photoProblem,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { FileField, type FileFieldLabels } from '../../../components/forms/file-field/file-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** Error messages come from the contract. */
export interface NameChangeLabels {
  /** Label of the new name: 'New full name'. */
  name: string;
  /** Label of the reason: 'Why it has changed'. */
  reason: string;
  /** Label of the picture: 'Document that shows it'. */
  document: string;
  /** What the picture must show, and who sees it. */
  documentHelp: string;
  picture: FileFieldLabels;
  /** Text of the submit button: 'Request change'. */
  submit: string;
  /** Shown while a request waits. */
  waiting: string;
  /** Terms of what was asked for. */
  facts: Readonly<Record<'name' | 'reason' | 'askedAt', string>>;
  /** Text of the button that withdraws the request: 'Withdraw request'. */
  withdraw: string;
  /** How the request before ended, with the name asked for. An open one has none. */
  outcomes: Readonly<Record<Exclude<Change['state'], 'open'>, (name: string) => string>>;
  /** Shown when the form's script or the server can't be reached. */
  unavailable: string;
}

/** What a member asks for. */
export interface AskedName {
  readonly name: string;
  readonly reason: string;
  readonly document: File;
}

export interface NameChangeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children' | 'onSubmit'> {
  /** Present name of the account. */
  name: string;
  /** The newest request. Null if there was none. */
  change: Change | null;
  /** Texts. */
  labels: NameChangeLabels;
  /** Formats a UTC ISO time as a date. */
  formatDay: (time: string) => string;
  /** Asks for the name. Resolves to undefined on success, otherwise to the problems to show: the fields keep their values. */
  onSubmit: (asked: AskedName) => Promise<FormProblems | undefined>;
  /** Withdraws the request that waits. Resolves to undefined on success, otherwise to the message to show. */
  onWithdraw: () => Promise<string | undefined>;
}

const tones = { agreed: 'success', refused: 'warning', withdrawn: 'info' } as const;

/** A member's request for another name: what became of the newest, and a form for the next unless it waits (ACC-26). */
export function NameChange({
  name,
  change,
  labels,
  formatDay,
  onSubmit,
  onWithdraw,
  ...rest
}: NameChangeProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Stack {...rest} space="5">
      {change?.state === 'open' ? (
        <Waiting {...{ change, isSent, labels, formatDay, onWithdraw }} />
      ) : (
        <>
          {change && (
            <InlineMessage tone={tones[change.state]} title={labels.outcomes[change.state](change.name)}>
              {change.answer}
            </InlineMessage>
          )}
          <RequestForm
            name={name}
            labels={labels}
            onSubmit={async (asked) => {
              const problems = await onSubmit(asked);
              setIsSent(!problems);
              return problems;
            }}
          />
        </>
      )}
    </Stack>
  );
}

function Waiting({
  change,
  isSent,
  labels,
  formatDay,
  onWithdraw,
}: Pick<NameChangeProps, 'labels' | 'formatDay' | 'onWithdraw'> & {
  change: Change;
  /** Whether it was sent here: then it has the focus of the form. */
  isSent: boolean;
}) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) message.current?.focus();
  }, [isSent]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const withdraw = async () => {
    setProblem(undefined);
    setIsSending(true);
    setProblem(await onWithdraw());
    setIsSending(false);
  };
  return (
    <>
      <InlineMessage ref={message} role="status" tabIndex={-1}>
        {labels.waiting}
      </InlineMessage>
      <DefinitionList
        items={[
          { term: labels.facts.name, description: change.name },
          { term: labels.facts.reason, description: change.reason },
          { term: labels.facts.askedAt, description: formatDay(change.asked_at) },
        ]}
      />
      {problem && (
        <InlineMessage tone="failure" role="alert">
          {problem}
        </InlineMessage>
      )}
      <Cluster>
        <Button variant="secondary" loading={isSending} onClick={withdraw}>
          {labels.withdraw}
        </Button>
      </Cluster>
    </>
  );
}

function RequestForm({
  name: present,
  labels,
  onSubmit,
}: Pick<NameChangeProps, 'name' | 'labels' | 'onSubmit'>) {
  const [picture, setPicture] = useState<File>();
  const form = useContractForm({
    // The picture has no value that could be registered, but the server may refuse it.
    values: { name: '', reason: '', document: '' },
    rules: (typed) => {
      const fields = {
        ...nameChangeProblems(typed, present)?.fields,
        ...(!picture && { document: nameChangeTexts.documentRequired }),
      };
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit: async ({ name, reason }) =>
      picture && onSubmit({ name: name.trim(), reason: reason.trim(), document: picture }),
    unavailable: labels.unavailable,
  });
  return (
    <Form onSubmit={form.onSubmit} aria-label={labels.submit}>
      <Stack space="5">
        <FormMessage problems={form.problems} />
        <TextField {...form.register('name')} label={labels.name} autoComplete="name" />
        <TextareaField {...form.register('reason')} label={labels.reason} rows={2} />
        <FileField
          error={form.problems?.fields.document}
          label={labels.document}
          help={labels.documentHelp}
          validate={photoProblem}
          labels={labels.picture}
          onChange={({ currentTarget }) => setPicture(currentTarget.files?.[0])}
        />
        <Cluster>
          <Button type="submit" variant="secondary" loading={form.isSubmitting}>
            {labels.submit}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
