import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const config = new URL('../e2e/sheet/vitest.config.ts', import.meta.url)

/** As a browser that is ended hard leaves its profile. */
const leaveProfile = `
  await import('${config}')
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  console.log(mkdtempSync(tmpdir() + '/profile-'))`

test('a run of the contact sheets leaves no profile of a browser behind', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', leaveProfile], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  })
  const profile = stdout.trim()
  expect(profile).not.toContain(`${tmpdir()}/profile-`)
  expect(existsSync(profile)).toBe(false)
})
