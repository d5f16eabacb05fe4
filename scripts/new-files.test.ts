import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import stylelint from 'stylelint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ComponentGroupName, componentGroups } from '../ui/contract-tests/component-groups.ts';
import { componentRules } from '../ui/contract-tests/component-rules.ts';
import { binaryFolder, projectRoot } from './freshness.ts';
import { addToBarrel, componentFiles, placeholder, writeNew } from './new-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-files-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('new files', () => {
  it('writes the same files for every component, and never overwrites them', () => {
    expect(writeNew(componentFiles('content', 'event-card'), root)).toEqual([
      'ui/components/content/event-card/event-card.tsx',
      'ui/components/content/event-card/event-card.module.css',
      'ui/components/content/event-card/event-card.stories.tsx',
      'ui/components/content/event-card/event-card.mdx',
    ]);
    expect(() => writeNew(componentFiles('content', 'event-card'), root)).toThrow(/already exists/);
  });

  it.each(['Event', 'event_card', '../event', 'event-', ''])('rejects the name %j', (name) => {
    expect(() => writeNew(componentFiles('content', name), root)).toThrow(/kebab-case/);
  });

  it('follows the rules of every component in each group, except that the guidance still has to be written', () => {
    const broken = (files: Readonly<Record<string, string>>, group: ComponentGroupName) =>
      Object.values(componentRules).flatMap((rule) =>
        rule({ name: 'event-badge', title: componentGroups[group].title, files }),
      );
    for (const group of Object.keys(componentGroups) as ComponentGroupName[]) {
      const { files } = componentFiles(group, 'event-badge');
      expect(broken(files, group), group).toEqual([placeholder]);
      const page = files['event-badge.mdx'] as string;
      const written = { ...files, 'event-badge.mdx': page.replaceAll(placeholder, 'Written') };
      expect(broken(written, group), group).toEqual([]);
    }
  });

  it('passes lint once it is formatted, with its export from the barrel', async () => {
    const groups = ['content', 'layout', 'grades'] as const;
    const written = groups.flatMap((group) => {
      const { barrel } = componentGroups[group];
      mkdirSync(dirname(join(root, 'ui', barrel)), { recursive: true });
      cpSync(join(projectRoot, 'ui', barrel), join(root, 'ui', barrel));
      const files = writeNew(componentFiles(group, 'event-badge'), root);
      addToBarrel(group, 'event-badge', root);
      expect(readFileSync(join(root, 'ui', barrel), 'utf8')).toContain('/event-badge/event-badge.tsx');
      return [...files, `ui/${barrel}`];
    });
    cpSync(join(projectRoot, 'biome.json'), join(root, 'biome.json'));
    // As `npm run format`, but without git, which the folder does not have.
    const { status, stdout, stderr } = spawnSync(
      join(binaryFolder, 'biome'),
      ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...new Set(written)],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
    const style = await stylelint.lint({
      code: readFileSync(join(root, 'ui/layout/event-badge/event-badge.module.css'), 'utf8'),
      codeFilename: join(projectRoot, 'ui/layout/event-badge/event-badge.module.css'),
      cwd: projectRoot,
    });
    expect(style.results.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});
