import { whenIdle } from '../hooks/when-idle.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

type MotionEngine = typeof import('./presence-engine.tsx');

let engine: MotionEngine | undefined;
let isAwaited = false;

/** framer-motion and what this library makes of it, once it has come. */
export const motionEngine = (): MotionEngine | undefined => engine;

/**
 * Has framer-motion come once somebody has pressed a key or a button and the browser is idle again: what comes and goes on a page follows such
 * an act. Never under reduced motion. Where it does not come, everything goes on without motion, and the next act asks again.
 */
export function awaitMotionEngine(): void {
  if (engine || isAwaited || prefersReducedMotion()) return;
  isAwaited = true;
  const acts = new AbortController();
  const load = () => {
    acts.abort();
    whenIdle(() => {
      import('./presence-engine.tsx').then(
        (loaded) => {
          engine = loaded;
        },
        () => {
          isAwaited = false;
          awaitMotionEngine();
        },
      );
    });
  };
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, load, { capture: true, passive: true, signal: acts.signal });
}
