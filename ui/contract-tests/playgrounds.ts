import type { ComponentType } from 'react';

/** What is needed of a story: the stand-in for the preview keeps just this. */
interface Story {
  readonly input: { readonly args?: object };
  readonly meta: { readonly input: { readonly component?: ComponentType; readonly args?: object } };
}

/** A component with props that show it. */
export interface Shown {
  /** `components/actions/button`, or the name of a part. */
  readonly name: string;
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
}

const files = import.meta.glob<{ Playground: Story }>(
  '../{components/*,patterns,layout,membership}/*/*.stories.tsx',
  { eager: true },
);

/** Every component that has stories, as its Playground shows it. They are found by themselves, so that a new one is held to the rules. */
export const playgrounds: readonly Shown[] = Object.entries(files).map(([path, { Playground }]) => {
  const { component, args } = Playground.meta.input;
  if (!component) throw new Error(`${path} names no component.`);
  return {
    name: path.replace(/^\.\.\//, '').replace(/\/[^/]*$/, ''),
    Component: component as Shown['Component'],
    args: { ...args, ...Playground.input.args },
  };
});
