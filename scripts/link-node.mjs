/** Runs on any Node. npm 9 and 10 remove the link to Node together with those of the packages for other platforms. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';

const modules = new URL('../node_modules/', import.meta.url);
const { optionalDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const installed = Object.keys(optionalDependencies).find((name) => existsSync(new URL(name, modules)));
const link = new URL('.bin/node', modules);
if (installed && !existsSync(link)) symlinkSync(`../${installed}/bin/node`, link);
