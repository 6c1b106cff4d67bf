import type { Page as ServedPage } from '@app/server/http/load-pages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: 'narrow' | 'wide'
  label?: string
}

const served = product.pages.get('/manifest.webmanifest') as ServedPage
const manifest: Record<string, unknown> & Record<'icons' | 'screenshots', Picture[]> = JSON.parse(
  new TextDecoder().decode(served.body.identity),
)

const shortcuts = manifest['shortcuts'] as { short_name: string; url: string; icons: Picture[] }[]

/** As the browser decodes them; every mask leaves the circle of 80 % in the middle of an icon. */
const decoded = (page: Page, pictures: Picture[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src, sizes, type }) => {
          const image = await createImageBitmap(await (await fetch(src)).blob())
          const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
          paper?.drawImage(image, 0, 0)
          const { width, height } = image
          const { data = [] } = paper?.getImageData(0, 0, width, height) ?? {}
          const colours = new Set<string>()
          for (let pixel = 0; pixel < width * height; pixel++) {
            const [x, y] = [(pixel % width) - width / 2, Math.floor(pixel / width) - height / 2]
            if (Math.hypot(x, y) > 0.4 * width) colours.add(data.slice(pixel * 4, pixel * 4 + 4).join())
          }
          const [outside] = colours.size === 1 ? colours : []
          return { src, sizes, type, actual: `${width}x${height}`, outside }
        }),
      ),
    pictures,
  )

test('Chromium reads the manifest without a complaint, and it has what installing asks for', async () => {
  const page = await product.open()
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  // This Chromium answers nothing to "Page.getInstallabilityErrors"; what it would ask for is held here.
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect({ url, errors }).toEqual({ url: `${product.url}/manifest.webmanifest`, errors: [] })
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' })
  for (const field of ['name', 'short_name', 'description', 'background_color', 'theme_color', 'lang'])
    expect([field, manifest[field]]).toEqual([field, expect.stringMatching(/./)])
})

test('icons and pictures of the manifest have the sizes that it says, within what browsers show', async () => {
  const page = await product.open()
  await page.goto('/')
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
  const icons = await decoded(page, pictures)
  const ofShortcuts = shortcuts.flatMap((shortcut) => shortcut.icons)
  expect(ofShortcuts.map(({ sizes }) => sizes)).toEqual(['192x192', '192x192'])
  for (const { sizes, actual } of [...icons, ...(await decoded(page, ofShortcuts))]) expect(actual).toBe(sizes)
  const plain = pictures.filter(({ purpose = 'any' }) => purpose === 'any').map(({ sizes }) => sizes)
  expect(plain).toEqual(['192x192', '512x512'])
  const masked = pictures.findIndex(({ purpose }) => purpose === 'maskable')
  expect(icons[masked]).toMatchObject({ actual: '512x512', outside: '250,213,52,255' })

  const shots = await decoded(page, manifest.screenshots)
  for (const { sizes, actual } of shots) {
    expect(actual).toBe(sizes)
    const [small = 0, large = 0] = actual
      .split('x')
      .map(Number)
      .sort((a, b) => a - b)
    expect([actual, small >= 320, large <= 3840, large <= 2.3 * small]).toEqual([actual, true, true, true])
  }
  for (const form of ['narrow', 'wide'] as const) {
    const [first, ...rest] = manifest.screenshots.filter(({ form_factor }) => form_factor === form)
    const [width = 0, height = 0] = (first?.sizes ?? '').split('x').map(Number)
    expect([form, width > height]).toEqual([form, form === 'wide'])
    expect(rest.map(({ sizes }) => sizes)).toEqual(rest.map(() => first?.sizes))
  }
  for (const { label } of manifest.screenshots) expect(label).toMatch(/./)
})

test('the shortcuts lead to screens, and shared text is the problem of a custom session, added once', async () => {
  expect(shortcuts.map(({ short_name }) => short_name)).toEqual(['Solve', 'History'])
  const { action, method, params } = manifest['share_target'] as {
    action: string
    method: string
    params: Record<'title' | 'text' | 'url', string>
  }
  expect(method).toBe('GET')
  const { cookie } = await product.givePremium('Ada')
  const [name = '', value = ''] = cookie.split('=')
  const page = await product.open(phone)
  await page.context().addCookies([{ name, value, url: product.url }])
  for (const { url } of shortcuts) expect((await page.goto(url))?.status()).toBe(200)

  const shared = { [params.title]: 'Signs', [params.text]: 'Why do we read <b>no</b> signs?', [params.url]: '' }
  await page.goto(`${action}?${new URLSearchParams(shared)}`)
  const problem = page.getByRole('textbox', { name: 'Your problem' })
  await expect.poll(() => problem.inputValue()).toBe('Signs\nWhy do we read <b>no</b> signs?')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Why do we read')
  await page.reload()
  await expect.poll(() => problem.inputValue()).toBe('Signs\nWhy do we read <b>no</b> signs?')
  await page.goto(`${action}?${new URLSearchParams({ [params.text]: 'And where do we look?' })}`)
  await expect.poll(() => problem.inputValue()).toBe('Signs\nWhy do we read <b>no</b> signs?\nAnd where do we look?')

  const free = await product.visitAs('Bob', `${action}?${new URLSearchParams(shared)}`, phone)
  await free.getByRole('heading', { name: 'Custom problems come with Premium' }).waitFor()
})
