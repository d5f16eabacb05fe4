/** `npm run new:component [membership/]NAME`: the set of files of a new element, its stories among them, and its line in the barrel. */
import { addToBarrel, componentFiles, type Shelf, shelves, writeNew } from './new-files.ts';

const [wanted = ''] = process.argv.slice(2);
const [name, shelf = 'components'] = wanted.split('/').reverse();
const isShelf = (word: string): word is Shelf => word in shelves;
if (!name || !isShelf(shelf)) {
  console.error(
    `usage: npm run new:component [SHELF/]NAME   (kebab-case, as the specification names it; SHELF is one of ${Object.keys(shelves).join(', ')})`,
  );
  process.exit(2);
}
try {
  for (const file of writeNew(componentFiles(name, shelf))) console.log(file);
  addToBarrel(name, shelf);
  console.log(
    `${shelves[shelf].barrel}\nNext: npm run format, then accept the barrel: npx vitest run --project unit ui/components/house.test.ts -u`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
