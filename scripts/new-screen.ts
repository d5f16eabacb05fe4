/** `npm run new:screen AREA/NAME`: the set of files of a new screen, with its first story. */
import { screenFiles, writeNew } from './new-files.ts';

const areas = ['public', 'account', 'member', 'admin'];
const [area, name] = (process.argv[2] ?? '').split('/');
if (!area || !name || !areas.includes(area)) {
  console.error(`usage: npm run new:screen AREA/NAME   (AREA: ${areas.join(', ')}; NAME in kebab-case)`);
  process.exit(2);
}
try {
  for (const file of writeNew(screenFiles(area, name))) console.log(file);
  console.log('Next: a story per server outcome, and a route in app/src/routes.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
