import { basename } from 'node:path';

/** The style sheet that uses each name. */
const sources = new Map<string, string>();

/**
 * Names a class of a CSS module by its file, which is shorter on the wire than a hash, and readable. So no two style sheets may share a file name:
 * the build fails where they do.
 */
export function className(name: string, path: string): string {
  const file = path.replace(/\?.*/, '');
  const sheet = basename(file, '.module.css');
  const other = sources.get(sheet) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} share a file name: their classes would mix.`);
  sources.set(sheet, file);
  return name === 'root' ? sheet : `${sheet}_${name}`;
}
