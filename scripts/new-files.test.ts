import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentGroups } from '../ui/contract-tests/component-groups.ts';
import { binaryFolder, projectRoot } from './freshness.ts';
import { addToBarrel, componentFiles, pascal, placeholder, words, writeNew } from './new-files.ts';

const fresh = () => mkdtempSync(join(tmpdir(), 'new-files-'));

describe('new files', () => {
  it('names things in each spelling', () => {
    expect(pascal('event-card')).toBe('EventCard');
    expect(words('event-card')).toBe('Event card');
  });

  it('writes the same set for every component', () => {
    expect(writeNew(componentFiles('content', 'event-card'), fresh())).toEqual([
      'ui/components/content/event-card/event-card.tsx',
      'ui/components/content/event-card/event-card.module.css',
      'ui/components/content/event-card/event-card.stories.tsx',
      'ui/components/content/event-card/event-card.mdx',
    ]);
  });

  it.each(['Event', 'event_card', '../event', 'event-', ''])('refuses the name %j', (name) => {
    expect(() => writeNew(componentFiles('content', name), fresh())).toThrow(/kebab-case/);
  });

  it('never writes over what is there', () => {
    const root = fresh();
    writeNew(componentFiles('content', 'event-card'), root);
    expect(() => writeNew(componentFiles('content', 'event-card'), root)).toThrow(/there already/);
  });

  it('refuses nothing that a composite of the Institute needs', () => {
    expect(writeNew(componentFiles('membership', 'fee-note'), fresh())).toContain(
      'ui/membership/fee-note/fee-note.stories.tsx',
    );
    expect(componentFiles('membership', 'fee-note').files['fee-note.stories.tsx']).toContain(
      "title: 'Membership/FeeNote'",
    );
  });

  it.each(['content', 'layout', 'membership'] as const)(
    'makes a component in %s that passes every check but the one for guidance, which is still to be written',
    (group) => {
      const root = fresh();
      cpSync(join(projectRoot, 'ui'), join(root, 'ui'), {
        recursive: true,
        filter: (path) => !/[/\\](node_modules|fonts)$/.test(path),
      });
      for (const shared of ['node_modules', 'biome.json', 'stylelint.config.mjs', 'scripts'])
        symlinkSync(join(projectRoot, shared), join(root, shared));
      const run = (command: string, ...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(join(binaryFolder, command), args, {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, NO_COLOR: '1' },
        });
        return { status, said: `${stdout}${stderr}` };
      };
      try {
        const { folder, barrel } = componentGroups[group];
        const place = `ui/${folder}/event-badge`;
        writeNew(componentFiles(group, 'event-badge'), root);
        addToBarrel(group, 'event-badge', root);
        // As `npm run format` will; git is not there.
        const format = run('biome', 'check', '--write', '--vcs-enabled=false', place, `ui/${barrel}`);
        expect(format.status, format.said).toBe(0);
        const style = run('stylelint', `${place}/*.css`);
        expect(style.status, style.said).toBe(0);
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
        expect(before.said).toMatch(/1 failed/);
        expect(before.said).toContain(`not to contain '${placeholder}:'`);
        const page = join(root, place, 'event-badge.mdx');
        writeFileSync(page, readFileSync(page, 'utf8').replaceAll(placeholder, 'Written'));
        const after = check();
        expect(after.status, after.said).toBe(0);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
