import { thinkers } from '@app/content/thinkers'
import { formatIdeaCount, type ShareCard, thinkerPhrase } from '@app/domain/share-links/share-card'
import { numberInWords } from '@app/domain/text/number-words'
import { isRightToLeft, sanitizeForDisplay } from '@app/domain/text/text'
import { brand } from '../../ui/brand.ts'
import { balanceLines } from './balance-lines.ts'
import { type Box, displayFont, drawText, fillRect, inkColor, type Pen, textFont } from './canvas-pen.ts'
import { type CardShape, type Shape, shapeFor } from './card-shapes.ts'
import { drawBird, drawMatches } from './draw-matches.ts'

export interface CardInput {
  problemText: string
  card: ShareCard
  idea: string | null
}

export const thinkerOfCard = ({ thinkerId }: ShareCard) => thinkers.find(({ id }) => id === thinkerId) ?? thinkers[0]

/**
 * Draws the card anew in its shape: on the screen in twice the pixels of its place, because browsers shrink a larger
 * canvas roughly. Without the plate, whose file may not come, the bird stands there on its sun.
 */
export async function drawCard(canvas: HTMLCanvasElement, shape: Shape, input: CardInput): Promise<void> {
  const size = shapeFor(shape, input)
  const [plate] = await Promise.all([loadPlate(thinkerOfCard(input.card).id), loadFonts()])
  const scale = canvas.clientWidth > 0 ? (2 * canvas.clientWidth) / size.width : 1
  canvas.width = Math.round(size.width * scale)
  canvas.height = Math.round(size.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(scale, scale)
  fillRect(pen, 'white', [0, 0, size.width, size.height])
  drawArt(pen, size, plate)
  const box = wordsBox(size, shape)
  drawLabel(pen, size, shape)
  const foot = drawFoot(pen, size, box, input.card)
  const bottom = drawCaption(pen, size, { ...box, bottom: foot }, input.card)
  drawWords(pen, size, box, { ...input, bottom: drawMatches(pen, size, { ...box, bottom }, input.card) })
  drawNotches(pen, size)
}

/** Without them the words stand in a font of the device. */
async function loadFonts() {
  await Promise.all([displayFont(50), textFont(27), textFont(27, 650)].map((font) => document.fonts.load(font))).catch(
    () => undefined,
  )
}

async function loadPlate(id: string) {
  const image = new Image()
  image.src = `/plates/${id}.webp`
  return image.decode().then(
    () => image,
    () => undefined,
  )
}

/** As `object-fit: cover` does it. */
function drawArt(pen: Pen, { frame, art }: CardShape, plate: HTMLImageElement | undefined) {
  const { width, height, focus } = art
  if (!plate) {
    fillRect(pen, 'sulphur', [frame, frame, width, height])
    return drawBird(pen, { x: frame + width / 2 - 120, y: frame + height / 2 - 120, size: 240 }, 'ink')
  }
  const scale = Math.max(width / plate.naturalWidth, height / plate.naturalHeight)
  const [cutWidth, cutHeight] = [width / scale, height / scale]
  const x = (plate.naturalWidth - cutWidth) / 2
  const y = (plate.naturalHeight - cutHeight) * focus
  pen.drawImage(plate, x, y, cutWidth, cutHeight, frame, frame, width, height)
}

function labelOf({ width, height, frame, art }: CardShape, shape: Shape): Box {
  const [left, top] = shape === 'wide' ? [frame + art.width, frame] : [frame, frame + art.height]
  return { left, top, right: width - frame, bottom: height - frame }
}

function wordsBox(size: CardShape, shape: Shape): Box {
  const [top, right, bottom, left] = size.padding
  const label = labelOf(size, shape)
  return {
    left: label.left + left,
    right: label.right - right,
    top: label.top + top,
    bottom: label.bottom - bottom,
  }
}

function drawLabel(pen: Pen, size: CardShape, shape: Shape) {
  const { left, right, top, bottom } = labelOf(size, shape)
  fillRect(pen, 'deep', [left, top, right - left, bottom - top])
}

/** The corners of the label are bitten off. */
function drawNotches(pen: Pen, { width, height, frame, notch }: CardShape) {
  pen.fillStyle = inkColor('white')
  for (const x of [frame, width - frame])
    for (const y of [frame, height - frame]) {
      pen.beginPath()
      pen.arc(x, y, notch, 0, 2 * Math.PI)
      pen.fill()
    }
}

/** Returns the top of the foot. */
function drawFoot(pen: Pen, size: CardShape, { left, right, bottom }: Box, { streak }: ShareCard) {
  const { figure, words } = size.streak
  const y = bottom - figure / 4
  const bird = size.name * 1.4
  drawBird(pen, { x: left, y: y - bird * 0.87, size: bird }, 'sulphur')
  drawText(pen, brand, {
    font: displayFont(size.name),
    ink: 'sulphur',
    x: left + bird + 12,
    y: y - figure * 0.04,
    spacing: size.name * -0.03,
  })
  if (streak > 0) {
    pen.font = textFont(words)
    pen.letterSpacing = '0px'
    const said = ' day streak'
    const start = right - pen.measureText(said).width
    drawText(pen, said, { font: textFont(words), ink: 'sky', x: start, y })
    pen.font = displayFont(figure)
    drawText(pen, String(streak), {
      font: displayFont(figure),
      ink: 'white',
      x: start - 6 - pen.measureText(String(streak)).width,
      y,
    })
  }
  return bottom - figure * 1.05
}

/** Returns where the matches may stand. */
function drawCaption(pen: Pen, { caption }: CardShape, { left, right, bottom }: Box, card: ShareCard) {
  if (caption === null) return bottom - 40
  const y = bottom - 20 - caption * 0.34
  const end = drawText(pen, formatIdeaCount(card.matches.length), {
    font: textFont(caption, 650),
    ink: 'sulphur',
    x: left,
    y,
  })
  const rest = ` ${thinkerPhrase(thinkerOfCard(card))}`
  pen.font = textFont(caption)
  const room = right - end
  const fitting = Math.min(caption, (caption * room) / pen.measureText(rest).width)
  drawText(pen, rest, { font: textFont(fitting), ink: 'sky', x: end, y })
  return bottom - 40 - caption * 1.2
}

interface Words extends CardInput {
  bottom: number
}

/** The problem, and beneath it the idea that its author shows, each in the largest size that leaves both whole. */
function drawWords(pen: Pen, size: CardShape, { left, right, top }: Box, { problemText, idea, bottom, card }: Words) {
  const layouts = size.headline.map((headline, at) => {
    const room = { width: right - left, lines: at === size.headline.length - 1 ? 6 : 99 }
    setFont(pen, headline, -0.022)
    const problem = balanceLines(pen, sanitizeForDisplay(problemText), room)
    const quote = size.quote[at] ?? 0
    const quoted = idea === null ? [] : linesOfQuote(pen, idea, { quote, room })
    const end = top + problem.length * headline
    return { headline, problem, quote, quoted, end, isWhole: end + heightOfQuote(quoted, quote, size) <= bottom }
  })
  const fit = layouts.find(({ isWhole }) => isWhole) ?? layouts.at(-1)
  if (!fit) return
  drawLines(pen, fit.problem, { size: fit.headline, ink: 'white', left, right, top, tight: -0.022 })
  if (fit.quoted.length > 0)
    drawQuote(pen, fit.quoted, { left, right, top: fit.end + 22, quote: fit.quote, by: size.quoteBy, card })
}

const heightOfQuote = ({ length }: readonly string[], quote: number, { quoteBy }: CardShape) =>
  length === 0 ? 0 : 22 + length * quote * 1.02 + quoteBy * 1.5

const indent = 30

function setFont(pen: Pen, size: number, tight: number) {
  pen.font = displayFont(size)
  pen.letterSpacing = `${size * tight}px`
}

function linesOfQuote(
  pen: Pen,
  idea: string,
  { quote, room }: { quote: number; room: { width: number; lines: number } },
) {
  setFont(pen, quote, -0.018)
  return balanceLines(pen, sanitizeForDisplay(idea), { ...room, width: room.width - indent })
}

interface Lines {
  size: number
  ink: string
  left: number
  right: number
  top: number
  tight: number
  leading?: number
}

function drawLines(pen: Pen, lines: readonly string[], { size, ink, left, right, top, tight, leading = 1 }: Lines) {
  const direction = isRightToLeft(lines.join(' ')) ? 'rtl' : 'ltr'
  for (const [at, line] of lines.entries())
    drawText(pen, line, {
      font: displayFont(size),
      ink,
      direction,
      x: direction === 'rtl' ? right : left,
      y: top + size * (0.83 + at * leading),
      spacing: size * tight,
    })
}

interface Quote {
  left: number
  right: number
  top: number
  quote: number
  by: number
  card: ShareCard
}

function drawQuote(pen: Pen, lines: readonly string[], { left, right, top, quote, by, card }: Quote) {
  const height = lines.length * quote * 1.02 + by * 1.5
  fillRect(pen, 'strike', [left, top, 8, height])
  drawLines(pen, lines, { size: quote, ink: 'sulphur', left: left + indent, right, top, tight: -0.018, leading: 1.02 })
  const count = card.matches.length
  const said = count === 1 ? 'Their only idea' : `One of ${numberInWords(count)} ideas`
  drawText(pen, said, { font: textFont(by), ink: 'sky', x: left + indent, y: top + height - by * 0.35 })
}
