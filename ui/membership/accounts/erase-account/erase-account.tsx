import { type FormProblems, signUpTexts } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog/confirm-dialog.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { Check, Trash2 } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import styles from './erase-account.module.css';

/** Error messages come from the contract. */
export interface EraseAccountLabels {
  /** Heading: 'Erase my account'. */
  title: string;
  /** One sentence about when the erasure happens and that it is final. */
  text: string;
  /** Heading of what is removed: 'What is removed'. */
  removed: string;
  /** What is removed, one thing per entry. */
  removedItems: readonly string[];
  /** Heading of what stays: 'What stays'. */
  stays: string;
  /** What stays, one thing per entry. */
  staysItems: readonly string[];
  /** Label of the password: 'Your password'. */
  password: string;
  /** Accessible name of the button that shows it: 'Show your password'. */
  showPassword: string;
  /** Text of the submit button: 'Erase my account'. A question follows. */
  submit: string;
  /** Heading of the question: 'Erase your account?'. */
  confirmTitle: string;
  /** The question, with what can't be undone. */
  confirmText: string;
  /** Text of the button that cancels: 'Keep my account'. */
  cancel: string;
  /** Text of the button that confirms: 'Erase it now'. */
  confirm: string;
  /** Shown above the form when its script can't be loaded. */
  unavailable: string;
}

export interface EraseAccountProps
  extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title' | 'children'> {
  /** Address of the account, for password managers. */
  email: string;
  /** Texts of the component. */
  labels: EraseAccountLabels;
  /** Why this account can't be erased here. It replaces the form. */
  refusal?: ReactNode;
  /** Erases the account. Resolves to undefined on success, otherwise to the problems to show. */
  onErase: (password: string) => Promise<FormProblems | undefined>;
}

function Items({
  title,
  items,
  kind,
}: {
  title: string;
  items: readonly string[];
  kind: 'removed' | 'stays';
}) {
  const id = useId();
  const Icon = kind === 'removed' ? Trash2 : Check;
  return (
    <div>
      <Heading level={4} id={id}>
        {title}
      </Heading>
      <List aria-labelledby={id} className={styles.items} data-kind={kind}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon aria-hidden="true" />
            <span>{item}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

/** A submitted password that waits for the answer to the question. */
interface Question {
  readonly password: string;
  readonly answer: (problems: FormProblems | undefined) => void;
}

/** The outcome of a cancelled question: the form is shown again, without an error. */
const cancelled: FormProblems = { fields: {} };

function EraseForm({ email, labels, onErase }: Pick<EraseAccountProps, 'email' | 'labels' | 'onErase'>) {
  const [question, setQuestion] = useState<Question>();
  const [isErasing, setIsErasing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    values: { password: '' },
    rules: ({ password }) =>
      password === ''
        ? { message: signUpTexts.required, fields: { password: signUpTexts.required } }
        : undefined,
    onSubmit: ({ password }) =>
      new Promise<FormProblems | undefined>((answer) => setQuestion({ password, answer })),
    unavailable: labels.unavailable,
  });
  const { ref, ...binding } = form.register('password');
  const close = (problems: FormProblems | undefined) => {
    setQuestion(undefined);
    question?.answer(problems);
  };
  const confirm = async () => {
    if (!question) return;
    setIsErasing(true);
    const problems = await onErase(question.password);
    setIsErasing(false);
    close(problems);
  };
  return (
    <>
      <Form className={styles.form} space="5" aria-label={labels.title} onSubmit={form.onSubmit}>
        <FormMessage problems={form.problems} />
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <PasswordField
          {...binding}
          ref={(control) => {
            field.current = control;
            ref(control);
          }}
          label={labels.password}
          toggleLabel={labels.showPassword}
          autoComplete="current-password"
        />
        <Cluster>
          <Button type="submit" variant="danger" loading={form.isSubmitting}>
            {labels.submit}
          </Button>
        </Cluster>
      </Form>
      <ConfirmDialog
        open={question !== undefined}
        tone="danger"
        title={labels.confirmTitle}
        message={labels.confirmText}
        cancelLabel={labels.cancel}
        confirmLabel={labels.confirm}
        busy={isErasing}
        onClose={() => close(cancelled)}
        onConfirm={() => void confirm()}
        returnFocus={() => field.current}
      />
    </>
  );
}

/** Erases the user's account: says what is removed and what stays, asks for the password, and asks once more (ACC-21). */
export function EraseAccount({ email, labels, refusal, onErase, className, ...rest }: EraseAccountProps) {
  const id = useId();
  return (
    <Card
      {...(rest as ComponentPropsWithRef<'div'>)}
      as="section"
      aria-labelledby={id}
      className={clsx(styles.root, className)}
    >
      <Stack space="6">
        <Stack space="2">
          <Heading level={3} size="label" id={id}>
            {labels.title}
          </Heading>
          <Text>{labels.text}</Text>
        </Stack>
        {refusal ? (
          <Text>{refusal}</Text>
        ) : (
          <>
            <div className={styles.lists}>
              <Items kind="removed" title={labels.removed} items={labels.removedItems} />
              <Items kind="stays" title={labels.stays} items={labels.staysItems} />
            </div>
            <EraseForm email={email} labels={labels} onErase={onErase} />
          </>
        )}
      </Stack>
    </Card>
  );
}
