import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadedMotion, loadMotionOnUse } from './lazy-motion.ts';

/**
 * Fades out children that are removed, until `onGone`. Children need keys and must take their root element from `MotionContext`. Until
 * framer-motion is loaded, and with reduced motion, removed children disappear immediately.
 */
export function Presence({ children, onGone }: { children: ReactNode; onGone?: () => void }) {
  const isEmpty = Children.toArray(children).length === 0;
  // The engine is chosen when the first child appears and stays while any is shown: another root element type would remount the children.
  const [state, setState] = useState(() => ({ isEmpty, engine: loadedMotion() }));
  if (state.isEmpty !== isEmpty) setState({ isEmpty, engine: isEmpty ? state.engine : loadedMotion() });
  const { engine } = state;
  const wasEmpty = useRef(isEmpty);
  const reportGone = useEffectEvent(() => onGone?.());
  useEffect(loadMotionOnUse, []);
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
