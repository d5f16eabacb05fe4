/** Maximum length of the excerpt on a post's card, in characters (S-2.55). */
export const excerptLength = 100;

/** Maximum length of a character, in UTF-16 units. No real character is longer; longer ones are cut. */
const longestCharacter = 64;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Unchanged if it has only one word. */
const withoutLastWord = (text: string): string => text.replace(/\s\S*$/, '') || text;

/**
 * Returns the first `length` user-perceived characters of a text, in single spaces, with an ellipsis if the text is longer. A longer text ends
 * after a word, unless its first word is longer.
 */
export function excerptOf(text: string, length: number = excerptLength): string {
  const head = text
    .slice(0, length * longestCharacter * 2)
    .replace(/\s+/g, ' ')
    .trim();
  let excerpt = '';
  let count = 0;
  for (const { segment } of characters.segment(head)) {
    if (count === length) {
      const words = segment === ' ' ? excerpt : withoutLastWord(excerpt);
      // A comma or a full stop before the ellipsis would look like a mistake.
      return `${words.replace(/[\s.,;:]+$/, '') || words}…`;
    }
    excerpt += segment.slice(0, longestCharacter);
    count += 1;
  }
  return excerpt;
}
