import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** File types that compress well. Fonts and images are already compressed. */
const compressible = /\.(js|css|svg)$/;

/** Writes a `.br` and a `.gz` file next to each asset, at levels too slow for compressing responses on the fly. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => compressible.test(file))) {
      const path = join(dir, name);
      const bytes = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        compressBrotli(bytes, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
        compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
          writeFile(`${path}.gz`, compressed),
        ),
      ]);
    }
  },
};
