/** For tests: returns the words of an element that break across lines. `between` matches where a break is allowed. Default: at spaces. */
export function brokenWords(container: Element, between: RegExp = /\s+/): string[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    let from = 0;
    for (const word of text.data.split(between)) {
      const start = text.data.indexOf(word, from);
      from = start + word.length;
      const lines = new Map<number, string>();
      for (let at = start; at < from; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(top), `${lines.get(Math.round(top)) ?? ''}${text.data[at]}`);
      }
      if (lines.size > 1) broken.push([...lines.values()].join('/'));
    }
  }
  return broken;
}
