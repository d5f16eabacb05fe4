import type { Node, Root } from 'postcss';
import stylelint from 'stylelint';

/** Makes a stylelint plugin from a check that reports each violation and what to write in its place. */
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

/** A value's words, split where the space stands outside of parentheses. */
export function wordsOf(value: string): string[] {
  const words: string[] = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (/\s/.test(letter) && depth === 0) {
      if (words.at(-1)) words.push('');
    } else words[words.length - 1] += letter;
  }
  return words;
}
