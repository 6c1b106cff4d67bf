import { beforeEach, vi } from 'vitest'

/** jsdom draws nothing: this keeps the words of each picture that is drawn in the file. */
export function keepDrawnWords() {
  const pictures: string[][] = []
  beforeEach(() => {
    pictures.length = 0
    vi.stubGlobal('Path2D', class {})
    Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
    HTMLImageElement.prototype.decode = async () => undefined
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['picture'], { type: 'image/png' }))
    HTMLCanvasElement.prototype.getContext = (() => {
      const words: string[] = []
      pictures.push(words)
      const known = {
        fillText: (text: string) => void words.push(text),
        measureText: (text: string) => ({ width: 12 * text.length }),
      }
      return new Proxy<Record<string, unknown>>(known, { get: (pen, name) => pen[String(name)] ?? (() => undefined) })
    }) as unknown as HTMLCanvasElement['getContext']
  })
  return { pictures, last: () => pictures.at(-1)?.join(' ') ?? '' }
}
