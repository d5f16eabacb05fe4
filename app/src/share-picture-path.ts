import type { PageFacts } from '@imc/screens/content';

/** Where the picture stands that previews of links to a page show (routes/share-picture.ts draws it). */
export const sharePicturePath = ({ path }: Pick<PageFacts, 'path'>): string =>
  `/share/${path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}.png`;
