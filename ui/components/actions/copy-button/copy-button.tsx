import { useEffect, useState } from 'react';
import { Check, Copy } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { durationConfirmation as duration } from '../../../tokens/build/numbers.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd' | 'loading'> {
  /** What is put on the clipboard. */
  text: string;
  /** The words: 'Copy reference'. */
  label: string;
  /** The words for 3 s after it worked: 'Copied'. */
  copiedLabel: string;
  /** The words for 3 s after the browser refused: 'Select it and copy by hand'. */
  failedLabel: string;
}

/** Copies a reference, an account number or an address, and says that it did. */
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
    const end = setTimeout(() => setOutcome(undefined), duration);
    return () => clearTimeout(end);
  }, [outcome]);
  const said = outcome && (outcome === 'copied' ? copiedLabel : failedLabel);
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
          // Where the page is not served safely there is no clipboard at all.
          await Promise.resolve()
            .then(() => navigator.clipboard.writeText(text))
            .then(
              () => setOutcome('copied'),
              () => setOutcome('failed'),
            );
        }}
      >
        {said ?? label}
      </Button>
      {/* There from the start: only what changes in it is read out. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
