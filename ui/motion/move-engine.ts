import { animate } from 'framer-motion/dom/mini';
import { durationPanel } from '../tokens/build/numbers.ts';

/** Lets an element that stands in a new place slide there from so many pixels above or below. Only `RepeatableGroup` imports it, late. */
export function slideFrom(element: HTMLElement, distance: number): void {
  animate(
    element,
    { transform: [`translateY(${distance}px)`, 'translateY(0px)'] },
    { duration: durationPanel / 1000, ease: 'easeOut' },
  ).then(() => element.style.removeProperty('transform'));
}
