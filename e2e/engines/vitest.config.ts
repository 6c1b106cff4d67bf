import { defineConfig } from 'vitest/config'
import { makeTemporaryFolder } from '../../run/temporary-folder.ts'

process.env['TMPDIR'] = makeTemporaryFolder()

// npm run test:engines: the main walk in the engines that npm does not bring. Not in CI.
export default defineConfig({
  test: {
    name: 'engines',
    root: import.meta.dirname,
    include: ['walk.ts'],
    setupFiles: '../../server/src/test/quiet.ts',
    globalSetup: ['./engine.ts', '../../server/src/test/postgres.ts'],
    silent: 'passed-only',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
})
