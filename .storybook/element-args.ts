import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const holdsElements = (arg: unknown): boolean =>
  Array.isArray(arg) ? arg.some(holdsElements) : isValidElement(arg);

/** What is made of elements can't be edited as JSON: such a prop is described and has no control. */
export const elementsHaveNoControl: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      holdsElements(initialArgs[name]) ? { ...type, control: { disable: true } } : type,
    ]),
  );
