import { type ComponentPropsWithRef, createContext, type ElementType } from 'react';

/** Root elements for a component inside a `Presence`, and whether it is fading out. */
export interface MotionElements {
  /** Use instead of `div`. */
  readonly Box: ElementType<ComponentPropsWithRef<'div'>>;
  /** Use instead of `dialog`. */
  readonly Dialog: ElementType<ComponentPropsWithRef<'dialog'>>;
  /** Whether the component was removed and is fading out. It is then inert and hidden from screen readers. */
  readonly isLeaving: boolean;
}

/** Native elements without motion. */
export const plainElements: MotionElements = { Box: 'div', Dialog: 'dialog', isLeaving: false };

/** Provides the root elements to the components inside a `Presence`. Default: native elements. */
export const MotionContext = createContext(plainElements);
