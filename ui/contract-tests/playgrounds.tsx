import type { ComponentType, ReactNode } from 'react';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** The parts of a story that the tests need, as provided by `preview-stub.ts`. */
interface Story {
  readonly input: { readonly args?: object; readonly render?: (args: object) => ReactNode };
  readonly meta: {
    readonly input: {
      readonly component?: ComponentType;
      readonly args?: object;
      readonly render?: (args: object) => ReactNode;
    };
  };
}

/** A component with the args of its Playground story. */
export interface Playground {
  /** Folder such as `components/actions/button`, or the name of a part. */
  readonly name: string;
  readonly Component: AnyComponent;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A component with its Matrix story, ready to be rendered. */
export interface Matrix extends Playground {
  /** Renders the Matrix story. */
  readonly story: () => ReactNode;
}

const files = Object.entries(
  import.meta.glob<{ Playground: Story; Matrix: Story }>(
    '../{components/*,patterns,layout,membership/*}/*/*.stories.tsx',
    { eager: true },
  ),
).map(([path, stories]) => {
  const { component } = stories.Playground.meta.input;
  if (!component) throw new Error(`The meta of ${path} has no component.`);
  return {
    name: path.replace(/^\.\.\//, '').replace(/\/[^/]*$/, ''),
    Component: component as AnyComponent,
    stories,
  };
});

const argsOf = ({ input, meta }: Story) => ({ ...meta.input.args, ...input.args });

/** Every component with stories, with the args of its Playground. They are read from disk, so that new ones are tested automatically. */
export const playgrounds: readonly Playground[] = files.map(({ name, Component, stories }) => ({
  name,
  Component,
  args: argsOf(stories.Playground),
}));

export const matrices: readonly Matrix[] = files.map(({ name, Component, stories }) => {
  const { Playground, Matrix } = stories;
  const args = argsOf(Matrix);
  const render = Matrix.input.render ?? Matrix.meta.input.render;
  return {
    name,
    Component,
    args: argsOf(Playground),
    story: render ? () => render(args) : () => <Component {...args} />,
  };
});
