import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const holdsElements = (arg: unknown): boolean =>
  Array.isArray(arg) ? arg.some(holdsElements) : isValidElement(arg);

/** Disables the control of props that contain elements, because elements can't be edited as JSON. */
export const elementsHaveNoControl: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      holdsElements(initialArgs[name]) ? { ...type, control: { disable: true } } : type,
    ]),
  );
