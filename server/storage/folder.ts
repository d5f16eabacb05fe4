import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../domain/start-error.ts';

function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  // One level at a time: Node's own recursive way never ends on file systems that refuse new folders.
  mkdirSync(folder);
}

/** Makes the folder where it is absent. Throws a `StartError` that names DATA_DIR where it can't be written. */
export function writableFolder(folder: string): void {
  try {
    make(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: can't be written (${folder}): ${(error as Error).message}`, {
      cause: error,
    });
  }
}
