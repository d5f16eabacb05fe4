import { designRule, partsOf } from './rule.ts';

const sides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const physicalValues = /^(left|right)$/;

/** Whether left and right differ, which would not follow the writing direction. */
function hasPhysicalSides(prop: string, values: readonly string[]): boolean {
  if (sides.test(prop)) return values.length === 4 && values[1] !== values[3];
  if (prop !== 'border-radius' || values.includes('/')) return false;
  const [startStart, startEnd = startStart, endEnd = startStart, endStart = startEnd] = values;
  return startStart !== startEnd || endEnd !== endStart;
}

/** Requires start and end instead of left and right, so that pages work from right to left. */
export const logical = designRule('logical', (root, report) => {
  root.walkDecls((decl) => {
    const values = partsOf(decl.value);
    if (hasPhysicalSides(decl.prop, values))
      report(decl, `Set the sides of ${decl.prop} separately, with -inline-start and -inline-end.`);
    if (
      /^(text-align(-last)?|clear|float)$/.test(decl.prop) &&
      values.some((value) => physicalValues.test(value))
    )
      report(decl, `Use start or end for ${decl.prop}.`);
    if (/^scroll-(margin|padding)-(top|right|bottom|left)$/.test(decl.prop))
      report(decl, 'Use the logical property (scroll-margin-block-start …).');
  });
});
