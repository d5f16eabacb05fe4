import type { PageFacts } from './page-facts.ts';

/** Path of the picture that link previews of a page show. The build of the site writes the file there. */
export const sharePicturePath = ({ path }: Pick<PageFacts, 'path'>): string =>
  `/share/${path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}.png`;
