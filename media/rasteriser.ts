import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { chromium } from 'playwright-core'
import { unpackChromium } from '../e2e/chromium.ts'
import type { Scene } from './kit.ts'
import { frame } from './limits.ts'

declare global {
  var scene: Scene
}

const origin = 'http://plates.local'

/** A browser that draws frames of scenes and asks nobody for anything: its only site is this folder. */
export async function openRasteriser() {
  const folder = await unpackChromium()
  const browser = await chromium.launch({
    executablePath: `${folder}/chromium`,
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_PATH: `${folder}/fonts` },
    args: ['--disable-gpu', '--force-color-profile=srgb'],
  })
  const page = await browser.newPage({ viewport: frame })
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' })
    const source = readFileSync(`${import.meta.dirname}${pathname}`, 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto(origin)

  return {
    /** How long the loop of a scene is, which is also the one that is drawn from now on. */
    open: (id: string) =>
      page.evaluate(async (path) => {
        globalThis.scene = (await import(path)).scene
        return globalThis.scene.seconds
      }, `/scenes/${id}.ts`),
    /** The moment t of the loop, as a PNG. */
    draw: async (t: number) => Buffer.from(await page.evaluate(drawFrame, { t, ...frame }), 'base64'),
    close: () => browser.close(),
  }
}

/** Runs inside the page. */
function drawFrame({ t, width, height }: { t: number; width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas')
  ctx.scale(width / 720, height / 900)
  globalThis.scene.draw(ctx, t)
  return canvas.toDataURL('image/png').split(',')[1]
}
