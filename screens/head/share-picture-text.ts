import { establishedText, institute, type PageFacts } from '../content/index.ts';

/** The home page's title is the Institute's name, so its picture shows the promise instead. */
export const sharePictureText = ({ path, title }: PageFacts) => ({
  name: institute.name,
  title: path === '/' ? institute.promise : title,
  closing: establishedText,
  seed: path,
});
