/** Reads the statements of docs/specification.md and the rules of docs/features. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');

/** The documents that number what the product does. */
export const specificationPaths: readonly string[] = [
  join(docs, 'specification.md'),
  ...globSync('features/*.md', { cwd: docs })
    .sort()
    .map((path) => join(docs, path)),
];

export interface SpecificationRow {
  /** For example `S-8.3`. */
  readonly id: string;
  /** Heading of its section without the number, for example `Messages`. */
  readonly section: string;
  /** Heading of its subsection, for example `Member area`. */
  readonly part?: string;
  /** The statement in Markdown. Cells of a table row are joined by ` · `. */
  readonly text: string;
}

/** Returns the statements in file order: list items with a bold id, and table rows whose first cell is an id. */
export function specificationRows(markdown: string): SpecificationRow[] {
  let section = '';
  let part: string | undefined;
  return markdown.split('\n').flatMap((line) => {
    const heading = /^(#+) (S-\d+ )?(.+)$/.exec(line);
    if (heading) {
      const [, level, number, title = ''] = heading;
      if (level === '#' || number) [section, part] = [title, undefined];
      else part = title;
      return [];
    }
    const [, id, text] =
      /^- \*\*([A-Z]+-\d+(?:\.\d+)?)(?=\*\*| )(.+)$/.exec(line) ??
      /^\| ([A-Z]+-\d+(?:\.\d+)?) \| (.+) \|$/.exec(line) ??
      [];
    if (!id || !text) return [];
    const words = line.startsWith('|')
      ? text.replace(/ \|(?: \|)? /g, ' · ')
      : text.replace(/^\*\* /, '').replace(/^ ([^*]+)\*\*/, '**$1**');
    return [{ id, section, ...(part && { part }), text: words }];
  });
}

export const readSpecification = (): SpecificationRow[] =>
  specificationPaths.flatMap((path) => specificationRows(readFileSync(path, 'utf8')));
