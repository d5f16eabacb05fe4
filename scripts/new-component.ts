/** `npm run new:component GROUP/NAME`: writes a component with stories, and exports it from its group's barrel. */
import { type ComponentGroupName, componentGroups } from '../ui/contract-tests/component-groups.ts';
import { addToBarrel, componentFiles, writeNew } from './new-files.ts';

const [group = '', name = ''] = (process.argv[2] ?? '').split('/');
const isGroup = (word: string): word is ComponentGroupName => Object.hasOwn(componentGroups, word);
if (!name || !isGroup(group)) {
  console.error(
    `usage: npm run new:component GROUP/NAME   (NAME in kebab-case; GROUP is one of ${Object.keys(componentGroups).join(', ')})`,
  );
  process.exit(2);
}
try {
  for (const file of writeNew(componentFiles(group, name))) console.log(file);
  addToBarrel(group, name);
  console.log(
    `ui/${componentGroups[group].barrel}\nNext: npm run format, then accept the barrel: npx vitest run --project unit ui/contract-tests/component-files.test.ts -u`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
