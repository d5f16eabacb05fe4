import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../domain/start-error.ts';

function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  // Create one level at a time, because Node's recursive mode never returns on file systems that reject new folders.
  mkdirSync(folder);
}

/** Creates the folder if it does not exist. Throws a `StartError` that names DATA_DIR if it is not writable. */
export function writableFolder(folder: string): void {
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: can't be written (${folder}): ${(error as Error).message}`, {
      cause: error,
    });
  }
}
