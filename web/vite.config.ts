import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { appIcons } from './scripts/appicons'
import { compress } from './scripts/compress'
import { offline } from './scripts/offline'
import { previews } from './scripts/previews'
import { eager } from './scripts/eager'

// Few files travel faster than many small ones: what is needed together comes together.
const GROUPS = [
  // What comes after the board.
  { name: 'comforts', priority: 1, test: /src\/(table\/(Comforts|Sound\.|sounding|viewing)|kit\/(ear|sounds|zoom)|games\/\w+\/sounds)/ },
  { name: 'page', test: /node_modules\/(?!svelte\/src\/transition|@fontsource)|\.ftl|src\/lib\/(?!Sheet|TurnTime|counsel|picking|kept|reel|prose)/ },
  { name: 'kit', minShareCount: 2, test: /svelte\/src\/transition|src\/kit\/(?!icons|kit\.css|cinzel|playing|[Ll]egend)|src\/lib\/(picking|kept)/ },
  // What the board of a game shares with its guides and its legend.
  { name: (id: string) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2, test: /src\/games\/\w+\/(?!index)/ },
  // What is only needed now and then comes by itself.
  { name: 'table', test: /src\/(table\/(?!Course|Help|People|Result|Suggested|TurnClocks|View|Volume|Ways|ways)|pages\/RoomPage|lib\/(Sheet|counsel))/ },
]

// The server allows no inline script or style (CSP), so everything is a file of its own.
export default defineConfig({
  plugins: [svelte(), eager(), previews(), appIcons(), offline(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // `make weight` reads it.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  // Tests run the code that browsers get, not the one for servers.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'scripts/*.test.mjs'],
    setupFiles: ['scripts/fromdisk.ts', 'src/games/register.ts'],
    // A document for each file took nine tenths of the time; no test leaves anything behind.
    isolate: false,
    // However busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
