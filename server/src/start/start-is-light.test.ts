import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
  const loaded = []
  const { registerHooks } = await import('node:module')
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('./assemble-app.ts')
  console.log(loaded.filter((url) => !url.startsWith('node:')).join('\\n'))`

test('a start loads nothing of a provider, of its SDK, or of what migrates, sends mails, takes payments or reads passkeys', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(stdout).toContain('/server/src/modules/problems/choose-problem.ts')
  expect(stdout).not.toMatch(
    /node_modules\/(@ai-sdk|@simplewebauthn|ai|jose|markdown-it|oauth4webapi|openid-client|stripe)\/|problem-writer|fill-stock|nodemailer|mailer|compose-mail/,
  )
})
