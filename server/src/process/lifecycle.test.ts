import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const life = new URL('./lifecycle.ts', import.meta.url).href

test.each([
  ['thrown', `setTimeout(() => { throw new Error('stray') })`],
  ['rejected', `Promise.reject(new Error('stray'))`],
])('an error that nobody caught (%s) is logged as one line and ends the process', async (_, stray) => {
  const script = `import { startLifecycle } from ${JSON.stringify(life)}; startLifecycle(); setInterval(() => {}, 1000); ${stray}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(JSON.parse(said)).toMatchObject({ level: 'error', error: { name: 'Error', message: 'stray' } })
})
