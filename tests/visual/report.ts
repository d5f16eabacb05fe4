/** What came of one story at one width. */
export interface Outcome {
  /** Name of the picture: the story's id and the width. */
  readonly picture: string;
  readonly label: string;
  readonly kind: 'same' | 'different' | 'new' | 'gone' | 'failed';
  /** What to know about it, for people. */
  readonly note?: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const figure = (title: string, file: string | undefined): string =>
  file
    ? `<figure><figcaption>${title}</figcaption><img loading="lazy" src="${escaped(file)}" alt=""></figure>`
    : '';

function section({ picture, label, kind, note = '' }: Outcome): string {
  const has = { old: kind === 'different' || kind === 'gone', new: kind === 'different' || kind === 'new' };
  return `<section><h2>${escaped(label)}</h2><p><b>${kind}</b> ${escaped(note)}</p><div>
${figure('accepted', has.old ? `old/${picture}` : undefined)}
${figure('taken', has.new ? `new/${picture}` : undefined)}
${figure('difference', kind === 'different' ? `difference/${picture}` : undefined)}
</div></section>`;
}

/** A page with every picture that is not as accepted, its old and new look side by side. */
export function reportPage(outcomes: readonly Outcome[]): string {
  const worth = outcomes.filter(({ kind }) => kind !== 'same');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of the stories</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
section { border-top: 1px solid; padding-block: 1rem; }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; max-width: 32%; }
img { max-width: 100%; border: 1px solid; }
</style>
<h1>Pictures of the stories</h1>
<p>${outcomes.length - worth.length} as accepted, ${worth.length} not.</p>
${worth.map(section).join('\n')}
</html>
`;
}
