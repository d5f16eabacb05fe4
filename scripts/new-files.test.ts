import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binaryFolder, projectRoot } from './freshness.ts';
import {
  addToBarrel,
  componentFiles,
  pascal,
  placeholder,
  screenFiles,
  shelves,
  words,
  writeNew,
} from './new-files.ts';

const fresh = () => mkdtempSync(join(tmpdir(), 'new-files-'));

describe('new files', () => {
  it('names things in each spelling', () => {
    expect(pascal('event-card')).toBe('EventCard');
    expect(words('event-card')).toBe('Event card');
  });

  it('writes the same set for every component and every screen', () => {
    expect(writeNew(componentFiles('event-card'), fresh())).toEqual([
      'ui/components/event-card/event-card.tsx',
      'ui/components/event-card/event-card.module.css',
      'ui/components/event-card/event-card.stories.tsx',
      'ui/components/event-card/event-card.mdx',
    ]);
    const root = fresh();
    writeNew(screenFiles('member', 'payments'), root);
    expect(readFileSync(join(root, 'screens/member/payments/index.ts'), 'utf8')).toContain('PaymentsScreen');
  });

  it.each(['Event', 'event_card', '../event', 'event-', ''])('refuses the name %j', (name) => {
    expect(() => writeNew(componentFiles(name), fresh())).toThrow(/kebab-case/);
  });

  it('never writes over what is there', () => {
    const root = fresh();
    writeNew(componentFiles('event-card'), root);
    expect(() => writeNew(componentFiles('event-card'), root)).toThrow(/there already/);
  });

  it('refuses nothing that a composite of the Institute needs', () => {
    expect(writeNew(componentFiles('fee-note', 'membership'), fresh())).toContain(
      'ui/membership/fee-note/fee-note.stories.tsx',
    );
    expect(componentFiles('fee-note', 'membership').files['fee-note.stories.tsx']).toContain(
      "title: 'Membership/FeeNote'",
    );
  });

  it.each(['components', 'membership'] as const)(
    'makes a component in %s that keeps every rule of the house but for the guidance, which is still to be written',
    (shelf) => {
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
        const place = `ui/${shelf}/event-badge`;
        writeNew(componentFiles('event-badge', shelf), root);
        addToBarrel('event-badge', shelf, root);
        // As `npm run format` will; git is not there.
        const format = run('biome', 'check', '--write', '--vcs-enabled=false', place, shelves[shelf].barrel);
        expect(format.status, format.said).toBe(0);
        const style = run('stylelint', `${place}/*.css`);
        expect(style.status, style.said).toBe(0);
        const house = () =>
          run('vitest', 'run', '--root', root, '-u', '-t', 'event-badge', 'ui/components/house.test.ts');
        const before = house();
        expect(before.said).toMatch(/1 failed/);
        expect(before.said).toContain(`not to contain '${placeholder}:'`);
        const page = join(root, place, 'event-badge.mdx');
        writeFileSync(page, readFileSync(page, 'utf8').replaceAll(placeholder, 'Written'));
        const after = house();
        expect(after.status, after.said).toBe(0);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
