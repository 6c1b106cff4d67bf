import { defineConfig } from 'vitest/config'

const isThere = Boolean(process.env['BITCOIND_BIN'])
if (!isThere && process.env['VITEST'])
  console.log('BITCOIND_BIN is not set to a bitcoind (28 or newer), so nothing is tried against one.')

// npm run test:chains: the nodes that no package brings, started from where the environment says.
export default defineConfig({
  test: {
    name: 'chains',
    root: import.meta.dirname,
    silent: 'passed-only',
    include: isThere ? ['src/**/*.chains.test.ts'] : [],
    passWithNoTests: !isThere,
    setupFiles: './src/test/quiet.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
