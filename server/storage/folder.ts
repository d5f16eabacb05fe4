import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../shared/start-error.ts';

/** Contains names, addresses and proofs of payment. */
const privateMode = 0o700;

function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  // Create one level at a time, because Node's recursive mode never returns on file systems that reject new folders.
  mkdirSync(folder, privateMode);
}

/** Creates it if necessary. Throws a `StartError` that names DATA_DIR if it is not writable. */
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

/** As `writableFolder`, but also throws if other users of the machine can read it. Windows has no such modes. */
export function privateFolder(folder: string): void {
  writableFolder(folder);
  if (process.platform === 'win32' || (statSync(folder).mode & 0o077) === 0) return;
  throw new StartError(`DATA_DIR: other users of this machine can read it. Run: chmod 700 ${folder}`);
}
