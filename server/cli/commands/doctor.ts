import type { Command } from '../command.ts';
import { examine } from '../doctor.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'examines what the server needs, and says what to do; exit code 1 with a problem',
  options: { json: { type: 'boolean', description: 'prints the findings as JSON' } },
  run: async ({ values }) => {
    const findings = await examine(new Date());
    if (values.json) console.log(JSON.stringify(findings, null, 2));
    else
      for (const { state, name, text } of findings)
        console.log(`${state.padEnd(8)} ${name.padEnd(14)} ${text}`);
    return findings.some(({ state }) => state === 'problem') ? 1 : 0;
  },
};
