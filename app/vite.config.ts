import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server. */
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [reactRouter()],
  server: {
    proxy: { '/api': server, '/uploads': server, '/content': server },
  },
  // Inlined assets would be carried again by every page that uses them.
  build: { assetsInlineLimit: 0, manifest: true },
});
