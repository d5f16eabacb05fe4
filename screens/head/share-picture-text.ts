import { institute, type PageFacts } from '../content/index.ts';

/** The words on the share picture of a page. The home page has the Institute's own name as its title, so its picture says the promise. */
export const sharePictureText = ({ path, title }: PageFacts) => ({
  name: institute.name,
  title: path === '/' ? institute.promise : title,
  closing: `Established ${institute.established}`,
  seed: path,
});
