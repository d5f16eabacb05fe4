import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import table from '../../app/src/routes.ts';

const id = 'virtual:app-routes';
const source = fileURLToPath(new URL('../../app/src/', import.meta.url));

/** Whether a route renders a page. The other routes are files that only the server can generate. */
const isShown = ({ file }: RouteConfigEntry): boolean => file.endsWith('.tsx');

/** Provides the app's route table as a module of route objects, so that flows navigate between the real addresses of the site. */
export function appRoutes(): Plugin {
  const imports: string[] = [];
  const write = ({ path, index, file, children }: RouteConfigEntry): string => {
    const name = `module${imports.length}`;
    imports.push(`import * as ${name} from ${JSON.stringify(source + file)};`);
    const below = children ? `, children: [${children.filter(isShown).map(write).join(', ')}]` : '';
    return `{ path: ${JSON.stringify(path)}, index: ${index === true}, module: ${name}${below} }`;
  };
  return {
    name: 'app-routes',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      imports.length = 0;
      const entries = table.filter(isShown).map(write);
      return `${imports.join('\n')}\nimport * as root from ${JSON.stringify(`${source}root.tsx`)};\nexport default { module: root, index: false, children: [${entries.join(', ')}] };`;
    },
  };
}
