import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { ComponentDocgen } from '../plugins/component-docs-plugin.ts';

/** Returns the documentation that `component-docs-plugin.ts` attached to a component. */
export const docgenOf = (component: unknown): ComponentDocgen | undefined =>
  (component as { __docgenInfo?: ComponentDocgen } | undefined)?.__docgenInfo;

/** Returns the props of a component for its table and its controls. */
export const docsArgTypes = (component: unknown): StrictArgTypes => docgenOf(component)?.argTypes ?? {};

/** Returns the doc comment of a component. */
export const componentDescription = (component: unknown): string => docgenOf(component)?.description ?? '';

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

const isJsonBox = (control: StrictInputType['control']): boolean =>
  typeof control === 'object' && control.type === 'object';

/** Disables the JSON control of props that the story doesn't set, because an empty JSON box doesn't show what belongs in it. */
export const objectsNeedAnArg: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isJsonBox(type.control) && initialArgs[name] === undefined
        ? { ...type, control: { disable: true } }
        : type,
    ]),
  );
