/** A group of components: the title of its stories, its folder under `ui/`, and the barrel that exports it. */
export interface ComponentGroup {
  readonly title: string;
  /** Path under `ui/`. */
  readonly folder: string;
  /** Path under `ui/`. */
  readonly barrel: string;
}

/** Name of a folder in plain words, as in the sidebar: 'Event card' of 'event-card'. */
export const words = (folder: string): string => {
  const spaced = folder.replaceAll('-', ' ').replace(/^qr\b/, 'QR');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The Institute's own components of one feature. */
const ofFeature = (feature: string): ComponentGroup => ({
  title: `Elements/Membership/${words(feature)}`,
  folder: `membership/${feature}`,
  barrel: 'membership/index.ts',
});

const inLibrary = (group: string, folder: string): ComponentGroup => ({
  title: `Elements/${group}`,
  folder,
  barrel: 'index.ts',
});

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
  accounts: ofFeature('accounts'),
  applications: ofFeature('applications'),
  blog: ofFeature('blog'),
  dashboard: ofFeature('dashboard'),
  grades: ofFeature('grades'),
  mails: ofFeature('mails'),
  marketers: ofFeature('marketers'),
  memberships: ofFeature('memberships'),
  messages: ofFeature('messages'),
  newsletter: ofFeature('newsletter'),
  payments: ofFeature('payments'),
  people: ofFeature('people'),
  'security-log': ofFeature('security-log'),
  settings: ofFeature('settings'),
  shared: ofFeature('shared'),
} as const satisfies Record<string, ComponentGroup>;

/** Key of a component group, such as `actions`. */
export type ComponentGroupName = keyof typeof componentGroups;
