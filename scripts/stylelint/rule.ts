import type { Node, Root } from 'postcss';
import stylelint from 'stylelint';

/** Creates a stylelint plugin from a check that reports violations with a suggested fix. */
export function designRule(
  name: string,
  check: (root: Root, report: (node: Node, message: string) => void) => void,
) {
  const ruleName = `imc/${name}`;
  const rule: stylelint.Rule = (isOn) => (root, result) => {
    if (!isOn) return;
    check(root, (node, message) =>
      stylelint.utils.report({ ruleName, result, node, message: `${message} (${ruleName})` }),
    );
  };
  rule.ruleName = ruleName;
  rule.messages = {};
  rule.meta = { url: 'CONTRIBUTING.md' };
  return stylelint.createPlugin(ruleName, rule);
}

/** Splits at the spaces outside of parentheses. */
export function partsOf(value: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (/\s/.test(letter) && depth === 0) {
      if (parts.at(-1)) parts.push('');
    } else parts[parts.length - 1] += letter;
  }
  return parts;
}
