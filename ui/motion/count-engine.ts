import { animateValue } from 'framer-motion';

/**
 * Animates a progress from 0 to 1 over a duration in milliseconds, slower towards the end, so that the last figures can be read. Returns a
 * function that stops it. Imported lazily by `CountUp` only.
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
