import { configDefaults, defineConfig } from 'vitest/config'
import server from './vitest.config.ts'

/** What breaks on purpose: the thorough tests, and those of `npm test` that the table of faults names. */
export default defineConfig({
  test: {
    ...server.test,
    silent: 'passed-only',
    reporters: ['default', '../run/closing-line.ts'],
    name: 'faults',
    root: import.meta.dirname,
    include: [
      'src/**/*.faults.test.ts',
      // The database: restarted, silent, slow, reset, without its last reply, read only, killed in a migration.
      ...['src/http/{outage,health}.test.ts', 'src/db/{migrate,transaction,embedded-postgres,pooler}.test.ts'],
      // The app: killed, its disk full, started while the database is away.
      ...['src/start/{faults,main}.test.ts', 'src/http/{overload,slow-clients}.test.ts'],
      // Vendors: away, slow, silent, with garbage.
      ...['src/vendors/**/*.test.ts', 'src/modules/mail/deliver.test.ts', 'src/modules/problems/bad-provider.test.ts'],
    ],
    exclude: [...configDefaults.exclude, 'src/**/*.{chains,live}.test.ts'],
  },
})
