import { houseRule, wordsOf } from './rule.ts';

const sides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const physicalWords = /^(left|right)$/;

/** Where a shorthand tells left from right, it does so in every direction of writing. */
function tellsSidesApart(prop: string, words: readonly string[]): boolean {
  if (sides.test(prop)) return words.length === 4 && words[1] !== words[3];
  if (prop !== 'border-radius' || words.includes('/')) return false;
  const [startStart, startEnd = startStart, endEnd = startStart, endStart = startEnd] = words;
  return startStart !== startEnd || endEnd !== endStart;
}

/** Left and right are said as start and end, so that a page reads from right to left as well. */
export const logical = houseRule('logical', (root, tell) => {
  root.walkDecls((decl) => {
    const words = wordsOf(decl.value);
    if (tellsSidesApart(decl.prop, words))
      tell(decl, `Give ${decl.prop} its sides one by one, as -inline-start and -inline-end.`);
    if (
      /^(text-align(-last)?|clear|float)$/.test(decl.prop) &&
      words.some((word) => physicalWords.test(word))
    )
      tell(decl, `Say start or end for ${decl.prop}.`);
    if (/^scroll-(margin|padding)-(top|right|bottom|left)$/.test(decl.prop))
      tell(decl, 'Use the logical property (scroll-margin-block-start …).');
  });
});
