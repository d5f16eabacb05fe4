import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { loadedMotion, loadMotionOnUse } from '../../../motion/lazy-motion.ts';
import styles from './step-transition.module.css';

export interface StepTransitionProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /**
   * Number of the current step. A higher number slides in from the inline end, a lower one from the inline
   * start.
   */
  step: number;
  /** Content of the step. It is remounted whenever the step changes. */
  children: ReactNode;
}

interface Shown {
  readonly step: number;
  readonly from: 'start' | 'end';
  readonly engine: ReturnType<typeof loadedMotion>;
}

/**
 * Container of a form with several steps. A new step slides in from the side it is on. It is in the document
 * immediately, so that it can receive focus and input. Before framer-motion has loaded, and under reduced
 * motion, it appears without an animation.
 */
export function StepTransition({ step, className, children, ...rest }: StepTransitionProps) {
  // The first step is not animated, only the following ones. The engine is chosen once per step, so that no
  // step is mounted twice.
  const [shown, setShown] = useState<Shown>({ step, from: 'end', engine: undefined });
  if (shown.step !== step)
    setShown({ step, from: step > shown.step ? 'end' : 'start', engine: loadedMotion() });
  useEffect(loadMotionOnUse, []);
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
