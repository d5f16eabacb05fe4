/** `npm run new:component NAME`: the set of files of a new element, its stories among them, and its line in the barrel. */
import { addToBarrel, componentFiles, writeNew } from './new-files.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('usage: npm run new:component NAME   (kebab-case, as the specification names it)');
  process.exit(2);
}
try {
  for (const file of writeNew(componentFiles(name))) console.log(file);
  addToBarrel(name);
  console.log(
    'ui/index.ts\nNext: npm run format, then accept the barrel: npx vitest run --project unit ui/components/house.test.ts -u',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
