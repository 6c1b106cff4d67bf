import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pagePlaceholders, termsMarkers } from '@app/contract/page-placeholders'
import { expect, onTestFinished, test } from 'vitest'
import { loadPages } from './load-pages.ts'

test('a page names the public address and the support address, in each compressed form', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fc-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const built = `<a href="${pagePlaceholders.publicUrl}/">us</a><a href="mailto:${pagePlaceholders.supportEmail}">help</a>`
  await writeFile(join(folder, 'landing.html'), built)
  await writeFile(join(folder, 'csp.json'), '{}')
  const known = { publicUrl: 'https://fire.example', supportEmail: 'a&b@fire.example' }
  const body = (await loadPages(folder, known)).get('/landing.html')?.body
  const said = '<a href="https://fire.example/">us</a><a href="mailto:a&amp;b@fire.example">help</a>'
  const packings = [body?.identity, brotliDecompressSync(body?.br ?? ''), gunzipSync(body?.gzip ?? '')]
  expect(packings.map((bytes) => new TextDecoder().decode(bytes))).toEqual([said, said, said])
})

test('a page names the operator where no support address is set, and its foot links to the support page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fc-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { supportEmail } = pagePlaceholders
  const text = `<p>Email <a translate="no" href="mailto:${supportEmail}">${supportEmail}</a>.</p>`
  await writeFile(
    join(folder, 'privacy.html'),
    `${text}<a class="link" href="mailto:${supportEmail}">${supportEmail}</a>`,
  )
  await writeFile(join(folder, 'csp.json'), '{}')
  const pages = await loadPages(folder, { publicUrl: 'http://localhost:3000', supportEmail: null })
  expect(new TextDecoder().decode(pages.get('/privacy.html')?.body.identity)).toBe(
    '<p>Email the site owner.</p><a class="link" href="/privacy#support">the site owner</a>',
  )
})

test('the page of the terms holds the operator’s own text in each compressed form', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fc-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'terms.html'), `<main>${termsMarkers.start}<h1>Ours</h1>${termsMarkers.end}</main>`)
  await writeFile(join(folder, 'csp.json'), '{}')
  const known = { publicUrl: 'https://fire.example', supportEmail: 'help@fire.example' }
  const html = '<h1>$& $1</h1>'
  const body = (await loadPages(folder, { ...known, terms: { html } })).get('/terms.html')?.body
  const packings = [body?.identity, brotliDecompressSync(body?.br ?? ''), gunzipSync(body?.gzip ?? '')]
  const said = `<main>${html}</main>`
  expect(packings.map((bytes) => new TextDecoder().decode(bytes))).toEqual([said, said, said])
})

test('the policy of a page allows what stands in this page, and a file nothing of any page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fc-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const names = ['landing', 'app', 'privacy']
  const hashes = names.map((name) => [
    `${name}.html`,
    { scripts: [`sha256-${name}`], styles: [`sha256-${name}-style`] },
  ])
  await writeFile(join(folder, 'csp.json'), JSON.stringify(Object.fromEntries(hashes)))
  for (const file of [...names.map((name) => `${name}.html`), 'robots.txt']) await writeFile(join(folder, file), file)
  const pages = await loadPages(folder, { publicUrl: 'https://fire.example', supportEmail: null })
  const allowed = [...pages].map(([path, { headers }]) => [
    path,
    (headers['content-security-policy'] ?? '').match(/sha256-[a-z-]+/g) ?? [],
  ])
  expect(Object.fromEntries(allowed)).toEqual({
    '/landing.html': ['sha256-landing', 'sha256-landing-style'],
    '/app.html': ['sha256-app', 'sha256-app-style'],
    '/pay.html': ['sha256-app', 'sha256-app-style'],
    '/privacy.html': ['sha256-privacy', 'sha256-privacy-style'],
    '/robots.txt': [],
  })
})
