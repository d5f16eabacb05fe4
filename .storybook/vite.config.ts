// Storybook's own Vite configuration: the app's carries the router plugin, which stories must not run.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
