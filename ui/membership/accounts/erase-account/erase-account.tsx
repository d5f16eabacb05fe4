import { type FormProblems, signUpTexts } from '@imc/api/contract';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Accordion } from '../../../components/content/accordion/accordion.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { Check, Trash2 } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog, type FormDialogProps } from '../../shared/form-dialog.tsx';
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
  /** Text of the button that opens the dialog: 'Erase my account'. */
  open: string;
  /** Heading of the dialog: 'Erase your account?'. */
  confirmTitle: string;
  /** The question, with what can't be undone. */
  confirmText: string;
  /** Buttons of the dialog: 'Keep my account', 'Erase it now', and the accessible name 'Close'. */
  dialog: FormDialogProps['labels'];
  /** Shown above the form when its script can't be loaded. */
  unavailable: string;
}

export interface EraseAccountProps
  extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
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
      <Heading level={3} size="label" id={id}>
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

function EraseDialog({
  email,
  labels,
  onErase,
  onClose,
}: Pick<EraseAccountProps, 'email' | 'labels' | 'onErase'> & { onClose: () => void }) {
  const form = useContractForm({
    values: { password: '' },
    rules: ({ password }) =>
      password === ''
        ? { message: signUpTexts.required, fields: { password: signUpTexts.required } }
        : undefined,
    onSubmit: ({ password }) => onErase(password),
    unavailable: labels.unavailable,
  });
  return (
    <FormDialog
      open
      title={labels.confirmTitle}
      form={form}
      labels={labels.dialog}
      submitVariant="danger"
      onClose={onClose}
      lead={
        <>
          <Text>{labels.confirmText}</Text>
          <div className={styles.lists}>
            <Items kind="removed" title={labels.removed} items={labels.removedItems} />
            <Items kind="stays" title={labels.stays} items={labels.staysItems} />
          </div>
        </>
      }
    >
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        toggleLabel={labels.showPassword}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

/** Erases the user's account: a folded line, and a dialog that says what is removed and what stays and asks for the password (ACC-21). */
export function EraseAccount({ email, labels, refusal, onErase, ...rest }: EraseAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Accordion
        {...rest}
        {...(Boolean(refusal) && { defaultOpen: 'erase' })}
        items={[
          {
            key: 'erase',
            title: labels.title,
            content: (
              <Stack space="4">
                <Text>{refusal ?? labels.text}</Text>
                {!refusal && (
                  <Cluster>
                    <Button variant="secondary" onClick={() => setIsOpen(true)}>
                      {labels.open}
                    </Button>
                  </Cluster>
                )}
              </Stack>
            ),
          },
        ]}
      />
      {isOpen && <EraseDialog {...{ email, labels, onErase }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
