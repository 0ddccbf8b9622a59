import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './scripts/compress'

// The server allows no inline script or style (CSP), so everything is a file of its own.
export default defineConfig({
  plugins: [svelte(), compress()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  // Tests run the code that browsers get, not the one for servers.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/games/register.ts'],
    // A document for each file took nine tenths of the time; no test leaves anything behind.
    isolate: false,
    // However busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
