import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Which imports lint allows in membership components, general components, mails and the server (biome.json; README).

const root = join(import.meta.dirname, '../..');

const composite = 'ui/membership/grades/fee-note/fee-note.tsx';
const element = 'ui/components/actions/button/button.tsx';
const template = 'ui/mail/templates/welcome.tsx';
const service = 'server/features/services.ts';

const imports = [
  { path: composite, from: '@imc/api/contract', allowed: true },
  { path: composite, from: '../../components/actions/button/button.tsx', allowed: true },
  { path: 'ui/membership/grades/fee-note/fee-note.stories.tsx', from: '@imc/mocks', allowed: true },
  { path: composite, from: '@imc/api', allowed: false },
  { path: composite, from: '@imc/api/client', allowed: false },
  { path: composite, from: '@imc/api/queries', allowed: false },
  { path: composite, from: '@imc/mocks', allowed: false },
  { path: composite, from: '@imc/screens/content', allowed: false },
  { path: composite, from: '../../../api/contract/index.ts', allowed: false },
  { path: element, from: '../../forms/field/field.tsx', allowed: true },
  { path: element, from: '../../../layout/stack/stack.tsx', allowed: true },
  { path: element, from: '@imc/api/contract', allowed: false },
  { path: element, from: '../../../../api/contract/index.ts', allowed: false },
  { path: element, from: '../../../membership/index.ts', allowed: false },
  { path: element, from: '../../../mail/index.ts', allowed: false },
  { path: template, from: '@imc/api/contract', allowed: true },
  { path: template, from: '@imc/api/client', allowed: false },
  { path: template, from: '@imc/screens/content', allowed: false },
  { path: service, from: '@imc/api/contract', allowed: true },
  { path: service, from: '@imc/ui/mail', allowed: true },
  { path: service, from: '@imc/ui', allowed: false },
  { path: service, from: '@imc/ui/membership', allowed: false },
  { path: service, from: '@imc/screens/content', allowed: false },
];

test('lint refuses the imports that a workspace must not have, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    symlinkSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    // One file per import, beside the file that it stands for.
    const files = imports.map(({ path, from, ...rest }, index) => {
      const file = join(dirname(path), `${index}-${basename(path)}`);
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, file), `export { one } from '${from}';\n`);
      return { path, from, file, ...rest };
    });
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      [
        'lint',
        '--vcs-enabled=false',
        '--only=style/noRestrictedImports',
        '--reporter=github',
        'ui',
        'server',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    const wrong = files.filter(({ file, allowed }) => stdout.includes(`/${file},`) === allowed);
    expect(wrong).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
