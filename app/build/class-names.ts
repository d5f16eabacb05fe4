import { basename } from 'node:path';

/** Path of each style sheet, by base name. */
const sheetPaths = new Map<string, string>();

/**
 * Uses the file name, which is shorter than a hash and readable. Throws if two style sheets share a file
 * name, because their classes would collide.
 */
export function className(name: string, path: string): string {
  const file = path.replace(/\?.*/, '');
  const sheet = basename(file, '.module.css');
  const other = sheetPaths.get(sheet) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} share a file name: their classes would collide.`);
  sheetPaths.set(sheet, file);
  return name === 'root' ? sheet : `${sheet}_${name}`;
}
