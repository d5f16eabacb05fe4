/** `npm run new:screen AREA/NAME`: writes a new screen with its route, head, documentation and first story (new-screen-files.ts). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { binaryFolder, projectRoot } from './freshness.ts';
import { type AreaName, areas, writeScreen } from './new-screen-files.ts';

const isArea = (area: string | undefined): area is AreaName =>
  Object.keys(areas).some((name) => name === area);

const [area, name] = (process.argv[2] ?? '').split('/');
if (!name || !isArea(area)) {
  console.error(
    `usage: npm run new:screen AREA/NAME   (AREA: ${Object.keys(areas).join(', ')}; NAME in kebab-case)`,
  );
  process.exit(2);
}
try {
  const files = writeScreen(area, name);
  const code = files.filter((file) => !file.endsWith('.md'));
  spawnSync(join(binaryFolder, 'biome'), ['check', '--write', ...code], { cwd: projectRoot });
  for (const file of files) console.log(file);
  console.log(
    "Next: replace 'To be written' in the texts, and write a story for each outcome of its requests.",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
