import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { durationConfirmation } from '../../../tokens/build/numbers.ts';

/** Milliseconds that a confirmation is shown (S-9.1). */
export const confirmationTime = durationConfirmation;

/**
 * Calls `onLeave` after the given number of milliseconds. Spread the returned handlers on the element: the
 * timer is paused while it is hovered or focused. With 0, or without `onLeave`, the timer never runs.
 */
export function useLeave(after: number, onLeave: (() => void) | undefined) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(after);
  const leave = useRef(onLeave);
  const goes = !hovered && !focused && onLeave !== undefined;

  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    left.current = after;
  }, [after]);
  useEffect(() => {
    if (!goes || after === 0) return;
    const since = performance.now();
    const end = setTimeout(() => leave.current?.(), left.current);
    return () => {
      clearTimeout(end);
      left.current -= performance.now() - since;
    };
  }, [goes, after]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}
