import { beforeEach, vi } from 'vitest'

/** jsdom draws nothing: this keeps the words of each picture that is drawn in the file, and those from right to left. */
export function keepDrawnWords() {
  const pictures: string[][] = []
  const mirrored: string[] = []
  const frame = { data: [250, 253, 254, 255] }
  const lastPixel = { read: frame }
  beforeEach(() => {
    pictures.length = 0
    mirrored.length = 0
    lastPixel.read = frame
    vi.stubGlobal('Path2D', class {})
    Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
    HTMLImageElement.prototype.decode = async () => undefined
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['picture'], { type: 'image/png' }))
    HTMLCanvasElement.prototype.getContext = (() => {
      const words: string[] = []
      pictures.push(words)
      const known = {
        fillText(this: { direction?: string }, text: string) {
          words.push(text)
          if (this.direction === 'rtl') mirrored.push(text)
        },
        getImageData: () => lastPixel.read,
        measureText: (text: string) => ({ width: 12 * text.length }),
      }
      return new Proxy<Record<string, unknown>>(known, { get: (pen, name) => pen[String(name)] ?? (() => undefined) })
    }) as unknown as HTMLCanvasElement['getContext']
  })
  return { pictures, mirrored, lastPixel, last: () => pictures.at(-1)?.join(' ') ?? '' }
}
