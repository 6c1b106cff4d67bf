export type Pen = CanvasRenderingContext2D

const families = { display: '"Bricolage Grotesque"', text: '"Instrument Sans"' }
export const displayFont = (size: number) => `800 condensed ${size}px ${families.display}, sans-serif`
export const textFont = (size: number, weight = 400) => `${weight} ${size}px ${families.text}, sans-serif`

/** The spot inks, which are the same in both themes. */
export const inkColor = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--ink-${name}`).trim()

export function fillRect(pen: Pen, ink: string, [x, y, width, height]: [number, number, number, number]) {
  pen.fillStyle = inkColor(ink)
  pen.fillRect(x, y, width, height)
}

export function fillCircle(pen: Pen, ink: string, [x, y, radius]: [number, number, number]) {
  pen.fillStyle = inkColor(ink)
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

interface Written {
  font: string
  ink: string
  x: number
  y: number
  spacing?: number
  direction?: 'ltr' | 'rtl'
}

/** Returns where it ends. From right to left `x` is its right end. */
export function drawText(pen: Pen, text: string, { font, ink, x, y, spacing = 0, direction = 'ltr' }: Written) {
  pen.font = font
  pen.direction = direction
  pen.letterSpacing = `${spacing}px`
  pen.fillStyle = inkColor(ink)
  pen.fillText(text, x, y)
  return x + pen.measureText(text).width
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
