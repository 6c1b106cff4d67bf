import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

interface Part {
  name: string
  properties?: { name: string; value: string }[]
}

test('the list of parts names all that runs, and marks what only builds or tests', () => {
  const cwd = resolve(import.meta.dirname, '..')
  const listed = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd, encoding: 'utf8', stdio: 'pipe' }))
  const parts = listed.components as Part[]
  const isDevelopment = (name: string) =>
    parts.find((part) => part.name === name)?.properties?.some((each) => each.name === 'cdx:npm:package:development')
  // By "--omit dev" npm leaves out what runs and is also a part of tests.
  for (const name of ['hono', 'pg', 'react', 'zod', 'nodemailer'])
    expect([name, isDevelopment(name)]).toEqual([name, false])
  for (const name of ['vitest', 'fast-check', 'smtp-server']) expect([name, isDevelopment(name)]).toEqual([name, true])
})
