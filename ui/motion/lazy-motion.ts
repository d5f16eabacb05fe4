import { whenIdle } from '../hooks/when-idle.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

type MotionEngine = typeof import('./presence-engine.tsx');

let engine: MotionEngine | undefined;
let isWaiting = false;

/** Returns the motion components based on framer-motion once they are loaded, otherwise undefined. */
export const loadedMotion = (): MotionEngine | undefined => engine;

/**
 * Loads framer-motion after the first key or pointer press, when the browser is idle again, because elements only appear and disappear
 * after such an event. Never loads it with reduced motion. If loading fails, there is no motion, and the next press tries again.
 */
export function loadMotionOnUse(): void {
  if (engine || isWaiting || prefersReducedMotion()) return;
  isWaiting = true;
  const listeners = new AbortController();
  const load = () => {
    listeners.abort();
    whenIdle(() => {
      import('./presence-engine.tsx').then(
        (loaded) => {
          engine = loaded;
        },
        () => {
          isWaiting = false;
          loadMotionOnUse();
        },
      );
    });
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, load, { capture: true, passive: true, signal: listeners.signal });
}
