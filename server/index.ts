export { type AppDeps, buildApp } from './app.ts';
export { type Config, loadConfig } from './config.ts';
export { StartError } from './start-error.ts';
