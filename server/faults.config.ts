import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import browser from '../e2e/vitest.config.ts'
import { makeTemporaryFolder } from '../run/temporary-folder.ts'
import server from './vitest.config.ts'

process.env['TMPDIR'] = makeTemporaryFolder()

/** What breaks on purpose: the thorough tests, and those of `npm test` that the table of faults names. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    reporters: ['default', '../run/closing-line.ts'],
    root: import.meta.dirname,
    projects: [
      {
        test: {
          ...server.test,
          name: 'faults',
          root: import.meta.dirname,
          include: [
            'src/**/*.faults.test.ts',
            // The database: restarted, silent, slow, reset, without its last reply, read only, killed in a migration.
            ...['src/http/{outage,health}.test.ts', 'src/db/{migrate,transaction,embedded-postgres,pooler}.test.ts'],
            // The app: started while the database is away, overloaded.
            ...['src/start/main.test.ts', 'src/http/{overload,slow-clients}.test.ts'],
            // Vendors: away, slow, silent, with garbage.
            'src/vendors/**/*.test.ts',
            ...['src/modules/mail/deliver-mails.test.ts', 'src/modules/problems/bad-provider.test.ts'],
          ],
          exclude: [...configDefaults.exclude, 'src/**/*.{chains,live}.test.ts'],
        },
      },
      {
        test: {
          ...browser.test,
          name: 'faults in the browser',
          root: join(import.meta.dirname, '../e2e'),
          // Found from both folders: knip looks from this one.
          globalSetup: ['../server/src/test/postgres.ts', '../e2e/chromium.ts'],
          include: ['submissions-break.test.ts'],
          env: { ALL_FAULTS: 'yes' },
        },
      },
    ],
  },
})
