import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { InlineMessage } from '../../components/feedback/inline-message/inline-message.tsx';
import { scrollIntoViewRef } from '../../components/feedback/inline-message/scroll-into-view.ts';
import { Stack } from '../../layout/stack/stack.tsx';

export interface EnquiryFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'method' | 'onSubmit'> {
  /** Accessible name of the form. */
  label: string;
  /** Fields of the form. The browser validates them (S-5.6). */
  children: ReactNode;
  /** Text of the submit button: 'Send Message'. */
  submitLabel: string;
  /** Content above the fields: whom the message reaches. */
  note?: ReactNode;
  /**
   * Sends the fields by name. Resolves to undefined, or to a message if they were not sent, which is shown while the fields keep their values. If
   * omitted, nothing is sent.
   */
  onSend?: ((fields: Readonly<Record<string, string>>) => Promise<string | undefined>) | undefined;
  /** Called after a valid submission, when the fields have been cleared. */
  onSubmitted: () => void;
  /** Content below the button, such as a confirmation. */
  after?: ReactNode;
}

/**
 * A form for a message to the Institute. On submit it sends its fields if it can, clears them and calls `onSubmitted` (S-10.8, MSG-1). The
 * browser validates it, so it needs neither the contract's rules nor a form library (docs/decisions/0019).
 */
export function EnquiryForm({
  label,
  children,
  submitLabel,
  note,
  onSend,
  onSubmitted,
  after,
  ...rest
}: EnquiryFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    if (onSend) {
      setIsBusy(true);
      setFailure(undefined);
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const problem = await onSend(Object.fromEntries(fields));
      setIsBusy(false);
      setFailure(problem);
      if (problem !== undefined) return;
    }
    form.reset();
    onSubmitted();
  };

  return (
    <form {...rest} method="post" aria-label={label} onSubmit={submit}>
      <Stack space="5">
        {note}
        {children}
        <Stack align="start">
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </Stack>
        {failure !== undefined && (
          <InlineMessage ref={scrollIntoViewRef} tone="failure" role="alert">
            {failure}
          </InlineMessage>
        )}
        {after}
      </Stack>
    </form>
  );
}
