import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentGroups } from '../ui/contract-tests/component-groups.ts';
import { binaryFolder, projectRoot } from './freshness.ts';
import { addToBarrel, componentFiles, pascal, placeholder, words, writeNew } from './new-files.ts';

const tempFolder = () => mkdtempSync(join(tmpdir(), 'new-files-'));

describe('new files', () => {
  it('converts names', () => {
    expect(pascal('event-card')).toBe('EventCard');
    expect(words('event-card')).toBe('Event card');
  });

  it('writes the same files for every component', () => {
    expect(writeNew(componentFiles('content', 'event-card'), tempFolder())).toEqual([
      'ui/components/content/event-card/event-card.tsx',
      'ui/components/content/event-card/event-card.module.css',
      'ui/components/content/event-card/event-card.stories.tsx',
      'ui/components/content/event-card/event-card.mdx',
    ]);
  });

  it.each(['Event', 'event_card', '../event', 'event-', ''])('rejects the name %j', (name) => {
    expect(() => writeNew(componentFiles('content', name), tempFolder())).toThrow(/kebab-case/);
  });

  it('never overwrites files', () => {
    const root = tempFolder();
    writeNew(componentFiles('content', 'event-card'), root);
    expect(() => writeNew(componentFiles('content', 'event-card'), root)).toThrow(/already exists/);
  });

  it('writes the files of a composite', () => {
    expect(writeNew(componentFiles('membership', 'fee-note'), tempFolder())).toContain(
      'ui/membership/fee-note/fee-note.stories.tsx',
    );
    expect(componentFiles('membership', 'fee-note').files['fee-note.stories.tsx']).toContain(
      "title: 'Membership/FeeNote'",
    );
  });

  it.each(['content', 'layout', 'membership'] as const)(
    'creates a component in %s that passes every check except for the guidance, which still has placeholders',
    (group) => {
      const root = tempFolder();
      cpSync(join(projectRoot, 'ui'), join(root, 'ui'), {
        recursive: true,
        filter: (path) => !/[/\\](node_modules|fonts)$/.test(path),
      });
      for (const shared of [
        'node_modules',
        'biome.json',
        'stylelint.config.mjs',
        'scripts',
        'tsconfig.base.json',
        'tsconfig.browser.json',
      ])
        symlinkSync(join(projectRoot, shared), join(root, shared));
      const run = (command: string, ...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(join(binaryFolder, command), args, {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, NO_COLOR: '1' },
        });
        return { status, output: `${stdout}${stderr}` };
      };
      try {
        const { folder, barrel } = componentGroups[group];
        const componentFolder = `ui/${folder}/event-badge`;
        writeNew(componentFiles(group, 'event-badge'), root);
        addToBarrel(group, 'event-badge', root);
        // Same as `npm run format`, but without git, which the copy does not have.
        const format = run(
          'biome',
          'check',
          '--write',
          '--vcs-enabled=false',
          componentFolder,
          `ui/${barrel}`,
        );
        expect(format.status, format.output).toBe(0);
        const style = run('stylelint', `${componentFolder}/*.css`);
        expect(style.status, style.output).toBe(0);
        const check = () =>
          run(
            'vitest',
            'run',
            '--root',
            root,
            '-u',
            '-t',
            'event-badge',
            'ui/contract-tests/component-files.test.ts',
          );
        const before = check();
        expect(before.output).toMatch(/1 failed/);
        expect(before.output).toContain(`not to contain '${placeholder}:'`);
        const page = join(root, componentFolder, 'event-badge.mdx');
        writeFileSync(page, readFileSync(page, 'utf8').replaceAll(placeholder, 'Written'));
        const after = check();
        expect(after.status, after.output).toBe(0);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
