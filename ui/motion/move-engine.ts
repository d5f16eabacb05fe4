import { animate } from 'framer-motion/dom/mini';
import { durationPanel } from '../tokens/build/numbers.ts';

/** Slides an element to its new position from `distance` pixels below (negative: above). Imported lazily by `RepeatableGroup` only. */
export function slideFrom(element: HTMLElement, distance: number): void {
  animate(
    element,
    { transform: [`translateY(${distance}px)`, 'translateY(0px)'] },
    { duration: durationPanel / 1000, ease: 'easeOut' },
  ).then(() => element.style.removeProperty('transform'));
}
