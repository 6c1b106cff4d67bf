import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sanitizeForDisplay } from '@app/domain/text/text'
import type { Node, Renderer } from '@takumi-rs/core'
import { memoizeAsync } from '../../process/memoize-async.ts'

/** Some 30 KB each. */
const maxPictures = 200
const size = { width: 1200, height: 630 }
/** Bytes of the library for what it has read and drawn. */
const cacheMaxBytes = 4 * 1024 * 1024

const fontsOf = ['bricolage-grotesque', 'instrument-sans']
const families = { display: 'Display', text: 'Text' }
const fonts = fileURLToPath(new URL('../../../../web/ui/fonts/', import.meta.url))

const inks = { ink: '#082034', deep: '#02435f', sulphur: '#fad534', sun: '#fa9124', sky: '#bde6f1', white: '#fafdfe' }

/** The bird of the brand. */
const bird =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#f44724" d="M36.6 22.4C28.4 20.6 26.6 13.2 30.6 7.8 32 5.9 33 4.2 32.6 1.4 38.2 3.4 39.2 7.4 39 9.6 41 8.8 42 7.2 42.2 5.6 46.4 10.4 47.4 18.6 41.6 22Z"/><path fill="#fad534" d="M37.8 22C34 20.6 33.4 16.6 36.6 12.6 37.4 14.6 38.6 14.8 40 14 42 17 41.6 20.4 39.8 22Z"/><path fill="#082034" d="M3 45.5 18.5 37.6C20.4 27.6 27.6 21 37.2 21 46.6 21 52 27.2 52 34.4 52 47.6 42.6 56 30.4 56 25 56 20.6 54.6 17.4 52.2L2.4 55.4Z"/><path fill="#066482" d="M35.6 36.2C27 34.6 19.6 40.4 14.6 50.2 24.6 53.2 36.8 49.4 35.6 36.2Z"/><path fill="#f44724" d="M51 29.2 62 34.6 51.9 37.4Z"/><circle fill="#fafdfe" cx="42.6" cy="30.6" r="2.7"/></svg>'

/** Of each problem once; the newest are kept. Requests for one at the same time share its drawing. */
export function createPictureCache(draw: (text: string) => Promise<Uint8Array> = drawProblem) {
  const kept = new Map<string, Promise<Uint8Array>>()
  return {
    of(problemId: string, text: string): Promise<Uint8Array> {
      const known = kept.get(problemId)
      if (known) return known
      const made = draw(text)
      kept.set(problemId, made)
      made.catch(() => kept.delete(problemId))
      const [oldest] = kept.keys()
      if (kept.size > maxPictures && oldest) kept.delete(oldest)
      return made
    },
  }
}

const openRenderer = memoizeAsync(async (): Promise<Renderer> => {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer({ cacheMaxBytes })
  const names = Object.values(families)
  for (const [at, file] of fontsOf.entries())
    await renderer.registerFont({ name: names[at] ?? '', data: await readFile(`${fonts}${file}.woff2`) })
  return renderer
})

export async function drawProblem(text: string): Promise<Uint8Array> {
  const renderer = await openRenderer()
  return await renderer.render(pictureOf(sanitizeForDisplay(text)), { ...size, format: 'png' })
}

type Style = NonNullable<Node['style']>

const box = (style: Style, children: Node[] = []): Node => ({ type: 'container', style, children })
const words = (text: string, style: Style): Node => ({ type: 'text', text, style })

/** A ticket with bitten corners: the bird on its sun, and the problem. What does not fit is cut, never drawn outside. */
const pictureOf = (text: string): Node =>
  box({ display: 'flex', width: '100%', height: '100%', padding: 28, backgroundColor: inks.ink }, [
    box({ position: 'relative', display: 'flex', width: '100%', height: '100%', overflow: 'hidden' }, [
      sun,
      box(
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flexGrow: 1,
          minWidth: 0,
          padding: '42px 54px 30px 46px',
          backgroundColor: inks.deep,
        },
        [headline(text), foot],
      ),
      ...corners,
    ]),
  ])

const sun = box(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 400,
    backgroundColor: inks.sulphur,
  },
  [
    box(
      {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 300,
        height: 300,
        borderRadius: 150,
        backgroundColor: inks.sun,
      },
      [{ type: 'image', src: bird, width: 236, height: 236 }],
    ),
  ],
)

const corners = [
  { top: -34, left: -34 },
  { top: -34, right: -34 },
  { bottom: -34, left: -34 },
  { bottom: -34, right: -34 },
].map((at) => box({ position: 'absolute', ...at, width: 68, height: 68, borderRadius: 34, backgroundColor: inks.ink }))

const headline = (text: string): Node =>
  words(text, {
    fontFamily: families.display,
    fontWeight: 800,
    fontStretch: '79%',
    fontSize: text.length > 110 ? 42 : 52,
    lineHeight: 1,
    letterSpacing: '-0.022em',
    color: inks.white,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    lineClamp: 8,
    overflow: 'hidden',
  })

const foot = box({ display: 'flex', flexDirection: 'column' }, [
  words('Your turn: two minutes, no sign-up', { fontFamily: families.text, fontSize: 28, color: inks.sky }),
  words('Firecrest', {
    fontFamily: families.display,
    fontWeight: 800,
    fontStretch: '82%',
    fontSize: 46,
    letterSpacing: '-0.03em',
    color: inks.sulphur,
    marginTop: 14,
  }),
])
