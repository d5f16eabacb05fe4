/** `npm run docs:variables`: writes the table of `docs/operations.md` and `.env.example` from `server/config.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { variablesDocs } from './variables-docs.ts';

for (const { file, write } of variablesDocs)
  writeFileSync(file, write(readFileSync(file, { encoding: 'utf8', flag: 'a+' })));
