#!/usr/bin/env node
// Must stay the first import. See set-node-env.ts.
import '../site/set-node-env.ts';
import { readEnvFile } from '../env-file.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

process.exitCode = await runCommandLine(commands, process.argv.slice(2), readEnvFile);
