import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFiles, pascal, screenFiles, words, writeNew } from './new-files.ts';

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
});
