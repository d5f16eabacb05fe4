import { animateValue } from 'framer-motion';

/**
 * Counts from 0 to 1, slower towards the end, so that the last figures can be read. Only `CountUp` imports it, late.
 *
 * @param duration - In milliseconds.
 * @param show - Called on every frame with the share of the way.
 * @param onDone - Called at the end.
 * @returns Stops it.
 */
export function countShare(duration: number, show: (share: number) => void, onDone: () => void): () => void {
  const counting = animateValue({
    keyframes: [0, 1],
    duration,
    ease: (share) => 1 - (1 - share) ** 3,
    onUpdate: show,
    onComplete: onDone,
  });
  return () => counting.stop();
}
