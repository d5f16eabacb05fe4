/** Characters of a post that its card shows (S-2.55). */
export const excerptLength = 100;

/** No character that a person writes is longer; what is gets cut off. */
const longestCharacter = 64;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `length` characters of a text, as people count them, with an ellipsis where more follows. Spaces and breaks count as one space. */
export function excerptOf(text: string, length: number = excerptLength): string {
  const head = text
    .slice(0, length * longestCharacter * 2)
    .replace(/\s+/g, ' ')
    .trim();
  let excerpt = '';
  let count = 0;
  for (const { segment } of characters.segment(head)) {
    if (count === length) return `${excerpt.trimEnd()}…`;
    excerpt += segment.slice(0, longestCharacter);
    count += 1;
  }
  return excerpt;
}
