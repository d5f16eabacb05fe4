import { basename } from 'node:path';

/** Maps the base name of each style sheet to its path. */
const sheetPaths = new Map<string, string>();

/**
 * Generates the class names of CSS modules from the file name, which is shorter than a hash and readable. Throws when two style sheets share a
 * file name, because their classes would collide.
 */
export function className(name: string, path: string): string {
  const file = path.replace(/\?.*/, '');
  const sheet = basename(file, '.module.css');
  const other = sheetPaths.get(sheet) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} share a file name: their classes would collide.`);
  sheetPaths.set(sheet, file);
  return name === 'root' ? sheet : `${sheet}_${name}`;
}
