import { institute } from '@imc/screens/content';

/** The title and description of a page. */
export const pageMeta = (title: string, description?: string) => [
  { title: `${title} | ${institute.shortName}` },
  ...(description ? [{ name: 'description', content: description }] : []),
];
