import {
  AnimatePresence,
  domAnimation,
  type HTMLMotionProps,
  LazyMotion,
  type TargetAndTransition,
  useIsPresent,
} from 'framer-motion';
import * as m from 'framer-motion/m';
import {
  Children,
  type ComponentPropsWithRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { durationShort } from '../tokens/build/numbers.ts';
import { MotionContext } from './motion-context.ts';

const transition = { duration: durationShort / 1000, ease: 'easeOut' as const };
const visible: TargetAndTransition = { opacity: 1, y: 0 };
const hidden: TargetAndTransition = { opacity: 0, y: 12 };

/** Motion props of a root element. While it is fading out, it can't be read, focused or pointed at. */
function useExit() {
  const isLeaving = !useIsPresent();
  return {
    initial: false,
    animate: visible,
    exit: hidden,
    transition,
    ...(isLeaving && { inert: true, 'aria-hidden': true, 'data-leaving': '' }),
  } as const;
}

const Box = (props: ComponentPropsWithRef<'div'>) => (
  <m.div {...(props as HTMLMotionProps<'div'>)} {...useExit()} />
);
const Dialog = (props: ComponentPropsWithRef<'dialog'>) => (
  <m.dialog {...(props as HTMLMotionProps<'dialog'>)} {...useExit()} />
);

function Present({ children }: { children: ReactNode }) {
  const isLeaving = !useIsPresent();
  return <MotionContext value={{ Box, Dialog, isLeaving }}>{children}</MotionContext>;
}

/** `Presence` with framer-motion. Imported lazily by `presence.tsx` only. */
export function AnimatedPresence({ children, onGone }: { children: ReactNode; onGone: () => void }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence onExitComplete={onGone}>
        {Children.toArray(children)
          .filter((child): child is ReactElement => isValidElement(child))
          .map((child) => (
            <Present key={child.key}>{child}</Present>
          ))}
      </AnimatePresence>
    </LazyMotion>
  );
}

/** A step that slides in from its side without fading, so that it is readable while it moves. Used by `step-transition.tsx` only, after lazy loading. */
export function ArrivingStep({ from, ...props }: ComponentPropsWithRef<'div'> & { from: 'start' | 'end' }) {
  const isMirrored = document.documentElement.matches(':dir(rtl)');
  const x = (from === 'end') === isMirrored ? -16 : 16;
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        {...(props as HTMLMotionProps<'div'>)}
        initial={{ x }}
        animate={{ x: 0 }}
        transition={transition}
      />
    </LazyMotion>
  );
}
