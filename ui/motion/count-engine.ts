import { animateValue } from 'framer-motion';

/**
 * Animates a progress from 0 to 1 and slows down towards the end, so that the last figures can be read. Imported lazily by `CountUp` only.
 *
 * @param duration - In milliseconds.
 * @param show - Called on every frame with the progress.
 * @param onDone - Called at the end.
 * @returns A function that stops the animation.
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
