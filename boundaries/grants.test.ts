import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const sources = globSync('{bench,lab,domain,contract,content,server,web,e2e,run}/**/*.{ts,tsx,mjs}', { cwd: root })
const files = sources.filter((file) => !/node_modules|\/dist\//.test(file))

/** Whether a text writes into the table that Premium is derived from, in SQL or through the query builder. */
const writesGrants = (text: string) =>
  /(insert\s+into|update|delete\s+from|truncate)\s+(public\.)?"?entitlement_grant\b|\b(insert|update|delete)\(\s*entitlementGrant\b/i.test(
    text,
  )

test('nobody but the grants themselves writes what Premium is derived from, tests and tools included', () => {
  const writers = files.filter((file) => writesGrants(readFileSync(join(root, file), 'utf8')))
  expect(files.length).toBeGreaterThan(500)
  expect(writers).toEqual(['server/src/modules/premium/grants.ts'])
})

test.each([
  'insert into entitlement_grant values (1)',
  'INSERT INTO\n  public.entitlement_grant (id)',
  'update "entitlement_grant" set revoked_at = null',
  'delete from entitlement_grant',
  'db.insert(entitlementGrant)',
])('the check itself notices %j', (text) => {
  expect([writesGrants(text), writesGrants('select from entitlement_grant')]).toEqual([true, false])
})
