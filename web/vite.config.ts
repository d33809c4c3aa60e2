import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences.mjs';

// The built page lies inside the Python package and is committed: `make web` writes it, with the same bytes every time.
export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/fieldofview/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: fonts or scripts
    sourcemap: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200, // the gallery holds all its moments
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
