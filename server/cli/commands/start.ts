import type { Command } from '../command.ts';

export const start: Command = {
  name: 'start',
  summary: 'migrates the database and serves everything on one port',
  run: async () => {
    await import('../../main.ts');
  },
};
