import type { ChildNode, Container, Document } from 'postcss';
import { designRule } from './rule.ts';

function isInside(node: ChildNode, condition: RegExp): boolean {
  let parent: Container | Document | undefined = node.parent;
  while (parent) {
    if (
      'name' in parent &&
      parent.name === 'media' &&
      condition.test(String((parent as { params?: string }).params))
    )
      return true;
    parent = parent.parent as Container | undefined;
  }
  return false;
}

const canHover = /\(\s*hover\s*:\s*hover\s*\)/;
const allowsMotion = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/;
const motionProperty = /^(animation|transition)(-|$)/;

/** Requires media queries around `:hover`, which would stick after a touch, and around motion, which users may have reduced. */
export const guarded = designRule('guarded', (root, report) => {
  root.walkRules(/:hover\b/, (rule) => {
    if (!isInside(rule, canHover)) report(rule, 'Put :hover inside @media (hover: hover).');
  });
  root.walkDecls((decl) => {
    const isMotion =
      motionProperty.test(decl.prop) || (decl.prop === 'scroll-behavior' && decl.value === 'smooth');
    if (isMotion && decl.value !== 'none' && !isInside(decl, allowsMotion))
      report(decl, `Put ${decl.prop} inside @media (prefers-reduced-motion: no-preference).`);
  });
});
