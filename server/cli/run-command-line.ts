import { parseArgs } from 'node:util';
import { nearestName } from '../shared/nearest-name.ts';
import { StartError } from '../shared/start-error.ts';
import type { Command } from './command.ts';

/** What was typed can't be run. */
class UsageError extends Error {}

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionName = (name: string, { value }: { readonly value?: string }): string =>
  `--${name}${value ? ` ${value}` : ''}`;

const usageOf = ({ name, positionals = [] }: Command): string =>
  ['Usage: imc', name, ...positionals, '[OPTIONS]'].join(' ');

const helpOf = (command: Command): string =>
  [
    usageOf(command),
    '',
    command.summary,
    '',
    ...columns([
      ...Object.entries(command.options ?? {}).map(
        ([name, option]) =>
          [
            optionName(name, option),
            `${option.description}${typeof option.default === 'string' ? ` (${option.default})` : ''}`,
          ] as const,
      ),
      ['--help', 'prints this'],
    ]),
  ].join('\n');

const overview = (commands: readonly Command[]): string =>
  [
    'Usage: imc COMMAND [OPTIONS]',
    '',
    ...columns(commands.map(({ name, summary }) => [name, summary] as const)),
    '',
    'imc COMMAND --help explains the options of a command.',
  ].join('\n');

const meant = (name: string | undefined, prefix = ''): string =>
  name ? `; did you mean ${prefix}${name}?` : '';

/** The longest name that the arguments begin with. */
function findCommand(commands: readonly Command[], args: readonly string[]): Command {
  const typed = [args.slice(0, 2).join(' '), args[0] ?? ''];
  const found = typed.map((name) => commands.find((command) => command.name === name)).find(Boolean);
  if (found) return found;
  const names = commands.map(({ name }) => name);
  const group = names.filter((name) => name.startsWith(`${args[0]} `));
  const nearest = typed.map((name) => nearestName(name, names)).find(Boolean) ?? group.join(' or ');
  const name = typed[group.length > 0 ? 0 : 1];
  throw new UsageError(`imc has no command '${name}'${meant(nearest) || '; imc --help lists all'}`);
}

function parse(command: Command, args: string[]) {
  const options = { ...command.options, help: { type: 'boolean' } } as const;
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    const nearest = nearestName(token.name, Object.keys(options));
    throw new UsageError(`imc ${command.name} has no option '${token.rawName}'${meant(nearest, '--')}`);
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // An option without its value.
    throw new UsageError((error as Error).message);
  }
}

async function run(
  commands: readonly Command[],
  args: readonly string[],
  prepare: () => void,
): Promise<number> {
  if (args[0] === '--help') {
    console.log(overview(commands));
    return 0;
  }
  if (args.length === 0) throw new UsageError(overview(commands));
  const command = findCommand(commands, args);
  const { values, positionals } = parse(command, args.slice(command.name.split(' ').length));
  if (values.help) {
    console.log(helpOf(command));
    return 0;
  }
  const { positionals: expected = [] } = command;
  if (positionals.length !== expected.length) throw new UsageError(usageOf(command));
  prepare();
  return (await command.run({ values, positionals })) ?? 0;
}

/** Resolves with the exit code: 1 if the command failed, 2 if it can't be understood. */
export async function runCommandLine(
  commands: readonly Command[],
  args: readonly string[],
  /** Before a command runs, but not for its help. */
  prepare: () => void = () => {},
): Promise<number> {
  try {
    return await run(commands, args, prepare);
  } catch (error) {
    const isForOperator = error instanceof StartError || error instanceof UsageError;
    console.error(isForOperator ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}
