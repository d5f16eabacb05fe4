/** A group of components: the title of its stories, its folder under `ui/`, and the barrel that exports it. */
export interface ComponentGroup {
  readonly title: string;
  /** Path under `ui/`. */
  readonly folder: string;
  /** Path under `ui/`. */
  readonly barrel: string;
}

const inLibrary = (title: string, folder: string): ComponentGroup => ({ title, folder, barrel: 'index.ts' });

/** The groups of the library, in the order of Storybook's sidebar. Their keys are the groups of `npm run new:component GROUP/NAME`. */
export const componentGroups = {
  actions: inLibrary('Actions', 'components/actions'),
  forms: inLibrary('Forms', 'components/forms'),
  feedback: inLibrary('Feedback', 'components/feedback'),
  navigation: inLibrary('Navigation', 'components/navigation'),
  content: inLibrary('Content', 'components/content'),
  data: inLibrary('Data', 'components/data'),
  identity: inLibrary('Identity', 'components/identity'),
  layout: inLibrary('Layout', 'layout'),
  patterns: inLibrary('Patterns', 'patterns'),
  membership: { title: 'Membership', folder: 'membership', barrel: 'membership/index.ts' },
} as const satisfies Record<string, ComponentGroup>;

/** Key of a component group, such as `actions`. */
export type ComponentGroupName = keyof typeof componentGroups;
