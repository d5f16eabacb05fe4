import type { ComponentPropsWithRef, HTMLAttributes, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DialogFrame, type DialogFrameProps } from '../components/feedback/dialog/dialog-frame.tsx';
import { Check, X } from '../icons/icons.ts';
import { MotionContext, plainElements } from '../motion/motion-context.ts';
import styles from './dos-and-donts.module.css';

interface ExampleProps {
  /** The rule, in one sentence. */
  rule: string;
  /** The example: real components, inert. */
  children: ReactNode;
}

function Example({ kind, rule, children }: ExampleProps & { kind: 'do' | 'dont' }) {
  const Icon = kind === 'do' ? Check : X;
  return (
    <figure className={styles.example} data-kind={kind}>
      <div className={styles.picture} inert>
        {/* Components with links need a router, and docs pages have none. */}
        <MemoryRouter>{children}</MemoryRouter>
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles.label}>
          <Icon aria-hidden className={styles.icon} />
          {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        {rule}
      </figcaption>
    </figure>
  );
}

/** An example to follow. */
export const Do = (props: ExampleProps) => <Example kind="do" {...props} />;

/** An example to avoid. */
export const Dont = (props: ExampleProps) => <Example kind="dont" {...props} />;

/** Pairs of `Do` and `Dont` with live components, side by side where there is room. */
export const DosAndDonts = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${styles.root}`}>{children}</div>
);

function FlatDialog({ ref: _, ...attributes }: ComponentPropsWithRef<'dialog'>) {
  return <div {...(attributes as HTMLAttributes<HTMLDivElement>)} />;
}

/** Draws dialogs as parts of the page, because real modals would cover it. */
export const FlatDialogs = ({ children }: { children: ReactNode }) => (
  <MotionContext value={{ ...plainElements, Dialog: FlatDialog, isLeaving: true }}>{children}</MotionContext>
);

/** A dialog as part of the page. */
export const DialogPicture = (props: Omit<DialogFrameProps, 'onClose'>) => (
  <FlatDialogs>
    <DialogFrame {...props} className={styles.dialog} onClose={() => undefined} />
  </FlatDialogs>
);
