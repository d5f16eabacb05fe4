import { designRule, wordsOf } from './rule.ts';

const sides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const physicalWords = /^(left|right)$/;

/** Where a shorthand tells left from right, it does so in every direction of writing. */
function namesSides(prop: string, words: readonly string[]): boolean {
  if (sides.test(prop)) return words.length === 4 && words[1] !== words[3];
  if (prop !== 'border-radius' || words.includes('/')) return false;
  const [startStart, startEnd = startStart, endEnd = startStart, endStart = startEnd] = words;
  return startStart !== startEnd || endEnd !== endStart;
}

/** Left and right are said as start and end, so that a page reads from right to left as well. */
export const logical = designRule('logical', (root, report) => {
  root.walkDecls((decl) => {
    const words = wordsOf(decl.value);
    if (namesSides(decl.prop, words))
      report(decl, `Give ${decl.prop} its sides one by one, as -inline-start and -inline-end.`);
    if (
      /^(text-align(-last)?|clear|float)$/.test(decl.prop) &&
      words.some((word) => physicalWords.test(word))
    )
      report(decl, `Say start or end for ${decl.prop}.`);
    if (/^scroll-(margin|padding)-(top|right|bottom|left)$/.test(decl.prop))
      report(decl, 'Use the logical property (scroll-margin-block-start …).');
  });
});
