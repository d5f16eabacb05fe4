import { type ComponentPropsWithRef, createContext, type ElementType } from 'react';

/** The elements that a component inside a `Presence` renders as its root, and whether it is on its way out. */
export interface MotionElements {
  /** In place of `div`. */
  readonly Box: ElementType<ComponentPropsWithRef<'div'>>;
  /** In place of `dialog`. */
  readonly Dialog: ElementType<ComponentPropsWithRef<'dialog'>>;
  /** It has been taken away and fades out: no longer there for keyboard, pointer and screen reader. */
  readonly isLeaving: boolean;
}

/** Elements without motion: the browser's own. */
export const plainElements: MotionElements = { Box: 'div', Dialog: 'dialog', isLeaving: false };

export const MotionContext = createContext(plainElements);
