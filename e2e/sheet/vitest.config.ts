import { defineConfig } from 'vitest/config'
import { makeTemporaryFolder } from '../../run/temporary-folder.ts'

// A browser whose process is ended before it has closed leaves its profile in the temporary folder.
process.env['TMPDIR'] = makeTemporaryFolder()

// npm run sheet: photographs every screen into the ignored folder sheets/. No test of the product: it asserts nothing and runs by hand.
export default defineConfig({
  test: {
    name: 'sheet',
    root: import.meta.dirname,
    include: ['contact-sheet.ts', 'install-pictures.ts'],
    globalSetup: ['../../server/src/test/postgres.ts', '../chromium.ts'],
    // Some two hundred photographs, on a busy machine.
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
  },
})
