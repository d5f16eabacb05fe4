import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { ComponentDocgen } from '../plugins/component-docs-plugin.ts';

/** Returns the documentation that `component-docs-plugin.ts` attached to a component. */
const docgenOf = (component: unknown): ComponentDocgen | undefined =>
  (component as { __docgenInfo?: ComponentDocgen } | undefined)?.__docgenInfo;

/** Returns the props of a component for its table and its controls. */
export const docsArgTypes = (component: unknown): StrictArgTypes => docgenOf(component)?.argTypes ?? {};

/** Returns the doc comment of a component. */
export const componentDescription = (component: unknown): string => docgenOf(component)?.description ?? '';

const holdsElements = (arg: unknown): boolean =>
  Array.isArray(arg) ? arg.some(holdsElements) : isValidElement(arg);

const isJsonBox = (control: StrictInputType['control']): boolean =>
  typeof control === 'object' && control.type === 'object';

/** Disables controls of elements, which can't be edited as JSON, and empty JSON boxes, which don't show what belongs in them. */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isEmptyBox = isJsonBox(type.control) && initialArgs[name] === undefined;
      const isUsable = !isEmptyBox && !holdsElements(initialArgs[name]);
      return [name, isUsable ? type : { ...type, control: { disable: true } }];
    }),
  );
