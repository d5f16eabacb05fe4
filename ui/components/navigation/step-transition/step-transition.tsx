import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { awaitMotionEngine, motionEngine } from '../../../motion/late-engine.ts';
import styles from './step-transition.module.css';

export interface StepTransitionProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Number of the step that is shown. A higher one comes in from the end of the line, a lower one from its start. */
  step: number;
  /** What the step holds. It is mounted anew with every step. */
  children: ReactNode;
}

interface Shown {
  readonly step: number;
  readonly from: 'start' | 'end';
  readonly engine: ReturnType<typeof motionEngine>;
}

/**
 * The place of a form in several steps, where each comes in from the side that it lies on. The step is there at once, so that focus and words
 * can go to it; before framer-motion has come, and under reduced motion, it stands at once too.
 */
export function StepTransition({ step, className, children, ...rest }: StepTransitionProps) {
  // The first step stands; only what is gone to comes in. The engine is chosen with each step, so that none is mounted twice.
  const [shown, setShown] = useState<Shown>({ step, from: 'end', engine: undefined });
  if (shown.step !== step)
    setShown({ step, from: step > shown.step ? 'end' : 'start', engine: motionEngine() });
  useEffect(awaitMotionEngine, []);
  const { engine, from } = shown;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {engine ? (
        <engine.ArrivingStep key={step} from={from}>
          {children}
        </engine.ArrivingStep>
      ) : (
        <div key={step}>{children}</div>
      )}
    </div>
  );
}
