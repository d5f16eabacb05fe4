import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server. */
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [reactRouter()],
  server: {
    proxy: { '/api': server, '/uploads': server, '/content': server },
  },
  build: {
    // Inlined assets would be carried again by every page that uses them.
    assetsInlineLimit: 0,
    manifest: true,
    // One style sheet in the order of imports: a part's rules stand before those of the component that places it, on every page alike.
    cssCodeSplit: false,
  },
});
