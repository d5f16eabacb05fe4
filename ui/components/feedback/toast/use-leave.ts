import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { durationConfirmation } from '../../../tokens/build/numbers.ts';

/** Milliseconds that a confirmation is shown (S-9.1). */
export const confirmationTime = durationConfirmation;

/**
 * Calls `onLeave` after the given number of milliseconds. Spread the returned handlers on the element: the
 * timer is paused while it is hovered or focused. With 0, or without `onLeave`, the timer never runs.
 */
export function useLeave(delay: number, onLeave: (() => void) | undefined) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef(delay);
  const onLeaveRef = useRef(onLeave);
  const isRunning = !hovered && !focused && onLeave !== undefined;

  useEffect(() => {
    onLeaveRef.current = onLeave;
  });
  useEffect(() => {
    remaining.current = delay;
  }, [delay]);
  useEffect(() => {
    if (!isRunning || delay === 0) return;
    const since = performance.now();
    const timer = setTimeout(() => onLeaveRef.current?.(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - since;
    };
  }, [isRunning, delay]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}
