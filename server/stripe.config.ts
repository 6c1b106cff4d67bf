import { defineConfig } from 'vitest/config'

const isThere = Boolean(process.env['STRIPE_TEST_KEY'])
if (!isThere && process.env['VITEST'])
  console.log('STRIPE_TEST_KEY is not set to a key of test mode, so nothing is tried at Stripe.')

// npm run test:stripe: the real Stripe, in test mode, with the key of a person.
export default defineConfig({
  test: {
    name: 'stripe',
    root: import.meta.dirname,
    silent: 'passed-only',
    include: isThere ? ['src/**/*.live.test.ts'] : [],
    passWithNoTests: !isThere,
    setupFiles: './src/test/quiet.ts',
    testTimeout: 120_000,
  },
})
