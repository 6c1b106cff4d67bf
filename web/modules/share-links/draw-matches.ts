import type { ShareCard } from '@app/domain/share-links/share-card'
import { birdEye, birdPaths } from '../../ui/symbols.tsx'
import { type Box, fillCircle, fillRect, inkColor, type Pen } from './canvas-pen.ts'
import type { CardShape } from './card-shapes.ts'

const thread = 6

/** As high as they are unusual, on their thread; the bird sits on the one that is more so than all others. */
export function drawMatches(
  pen: Pen,
  { unit: most }: CardShape,
  { left, right, bottom }: Box,
  { matches, best }: ShareCard,
) {
  const step = (right - left) / matches.length
  // Twenty stand closer: the sun of the best may lie behind its neighbours, the sticks may not.
  const unit = Math.min(most, step / 2.2)
  const ground = bottom - thread
  for (const [place, match] of matches.entries()) {
    const x = left + step * (place + 0.5)
    const part = (match ?? 0) / 100
    const top = ground - unit * (3 + part * 11)
    if (place === best) fillCircle(pen, 'sulphur', [x, top - unit * 2.6, unit * 6.5])
    fillRect(pen, 'wood', [x - unit * 0.55, top, unit * 1.1, ground - top])
    if (place === best) drawBird(pen, { x: x - unit * 4.2, y: top - unit * 6.95, size: unit * 8 }, 'ink')
    else if (match !== null) drawFlame(pen, { x, y: top + unit * 0.5, height: unit * (2.8 + part * 2.4) })
  }
  fillRect(pen, 'mint', [left, ground, right - left, thread])
  return ground - unit * 20
}

interface DrawnPath {
  path: keyof typeof birdPaths
  ink: string
}

function drawPaths(pen: Pen, { x, y, scale }: { x: number; y: number; scale: number }, paths: readonly DrawnPath[]) {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  for (const { path, ink } of paths) {
    pen.fillStyle = inkColor(ink)
    pen.fill(new Path2D(birdPaths[path]))
  }
  pen.restore()
}

const flame = [
  { path: 'flame', ink: 'strike' },
  { path: 'core', ink: 'sulphur' },
] as const

/** In its own drawing it stands from 26 to 48, and is 24 high. */
const drawFlame = (pen: Pen, { x, y, height }: { x: number; y: number; height: number }) =>
  drawPaths(pen, { x: x - (37 * height) / 24, y: y - height, scale: height / 24 }, flame)

/** Dark on its sun, or light on a dark ground. */
export function drawBird(pen: Pen, { x, y, size }: { x: number; y: number; size: number }, body: 'ink' | 'sulphur') {
  const [wing, eye] = body === 'ink' ? ['petrol', 'white'] : ['rose', 'ink']
  const scale = size / 64
  drawPaths(pen, { x, y, scale }, [
    ...flame,
    { path: 'body', ink: body },
    { path: 'wing', ink: wing },
    { path: 'beak', ink: 'strike' },
  ])
  fillCircle(pen, eye, [x + birdEye.x * scale, y + birdEye.y * scale, birdEye.radius * scale])
}
