import type { PageFacts } from './page-facts.ts';

/** The build writes the file. */
export const sharePicturePath = ({ path }: Pick<PageFacts, 'path'>): string =>
  `/share/${path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}.png`;
