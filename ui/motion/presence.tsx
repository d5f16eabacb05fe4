import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { awaitMotionEngine, motionEngine } from './late-engine.ts';

/**
 * Lets what is taken out of it fade away. Its children carry keys. A child takes its root element from `MotionContext`. Before framer-motion has
 * come, and under reduced motion, what is taken out is gone at once.
 *
 * @param onGone - Called when the last of the children that were taken out has gone.
 */
export function Presence({ children, onGone }: { children: ReactNode; onGone?: () => void }) {
  const isEmpty = Children.toArray(children).length === 0;
  // Chosen when something first appears and kept while anything is shown: another kind of root element would mount it anew.
  const [state, setState] = useState(() => ({ isEmpty, engine: motionEngine() }));
  if (state.isEmpty !== isEmpty) setState({ isEmpty, engine: isEmpty ? state.engine : motionEngine() });
  const { engine } = state;
  const wasEmpty = useRef(isEmpty);
  const reportGone = useEffectEvent(() => onGone?.());
  useEffect(awaitMotionEngine, []);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && !engine) reportGone();
    wasEmpty.current = isEmpty;
  }, [isEmpty, engine]);
  return engine ? (
    <engine.AnimatedPresence onGone={() => isEmpty && onGone?.()}>{children}</engine.AnimatedPresence>
  ) : (
    children
  );
}
