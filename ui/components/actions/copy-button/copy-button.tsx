import { useEffect, useState } from 'react';
import { Check, Copy } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { durationConfirmation as duration } from '../../../tokens/build/numbers.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd' | 'loading'> {
  /** Text to copy to the clipboard. */
  text: string;
  /** Text of the button: 'Copy reference'. */
  label: string;
  /** Text of the button for 3 s after copying: 'Copied'. */
  copiedLabel: string;
  /** Text of the button for 3 s if the browser refused: 'Select it and copy by hand'. */
  failedLabel: string;
}

/** Copies a reference, an account number or an address, and confirms it. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  variant = 'secondary',
  size = 'small',
  onClick,
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), duration);
    return () => clearTimeout(timer);
  }, [outcome]);
  const message = outcome && (outcome === 'copied' ? copiedLabel : failedLabel);
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        size={size}
        data-outcome={outcome}
        iconStart={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={async (event) => {
          onClick?.(event);
          // Outside a secure context `navigator.clipboard` is undefined.
          await Promise.resolve()
            .then(() => navigator.clipboard.writeText(text))
            .then(
              () => setOutcome('copied'),
              () => setOutcome('failed'),
            );
        }}
      >
        {message ?? label}
      </Button>
      {/* Always rendered, because only changes inside an existing live region are announced. */}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  );
}
