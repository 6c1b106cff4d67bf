import { H, type Pen, type Point, TAU, W } from './kit.ts'

export function ground(ctx: Pen, fill: string) {
  rect(ctx, 0, 0, W, H, fill)
}

/** Prints what `draw` draws over what is there: inks multiply. */
export function over(ctx: Pen, draw: () => void) {
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  draw()
  ctx.restore()
}

/** Draws around another origin, turned and scaled. */
export function at(ctx: Pen, x: number, y: number, draw: () => void, turn = 0, sx = 1, sy = sx) {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.scale(sx, sy)
  draw()
  ctx.restore()
}

/** Draws only inside a shape. */
export function inside(ctx: Pen, shape: Shape, draw: () => void) {
  ctx.save()
  ctx.clip(shapeOf(shape))
  draw()
  ctx.restore()
}

/** A shape, or one written as an SVG path. */
type Shape = Path2D | string
const shapeOf = (shape: Shape) => (typeof shape === 'string' ? new Path2D(shape) : shape)

/** Cuts a shape from paper. Where it covers itself twice, there is a hole if `holes` says so. */
export function cut(ctx: Pen, shape: Shape, fill: string, holes = false) {
  ctx.fillStyle = fill
  ctx.fill(shapeOf(shape), holes ? 'evenodd' : 'nonzero')
}

/** A pen line along the edge of a shape. */
export function trace(ctx: Pen, shape: Shape, stroke: string, width: number) {
  ctx.strokeStyle = stroke
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(shapeOf(shape))
}

/** A rectangle with round corners: one radius, or one for each corner from the upper left on. */
export function rounded(x: number, y: number, w: number, h: number, r: number | number[]) {
  const shape = new Path2D()
  shape.roundRect(x, y, w, h, r)
  return shape
}

export function circle(x: number, y: number, r: number) {
  const shape = new Path2D()
  shape.arc(x, y, r, 0, TAU)
  return shape
}

/** The sickle of one circle that another one leaves free. */
export function sickle(x: number, y: number, r: number, hole: readonly [x: number, y: number, r: number]) {
  const shape = circle(x, y, r)
  shape.closePath()
  shape.moveTo(hole[0] + hole[2], hole[1])
  shape.arc(...hole, 0, TAU, true)
  return shape
}

export function rect(ctx: Pen, x: number, y: number, w: number, h: number, fill: string) {
  ctx.fillStyle = fill
  ctx.fillRect(x, y, w, h)
}

export function oval(ctx: Pen, x: number, y: number, rx: number, ry: number, fill: string, turn = 0) {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, turn, 0, TAU)
  ctx.fillStyle = fill
  ctx.fill()
}

export function disc(ctx: Pen, x: number, y: number, r: number, fill: string) {
  ctx.beginPath()
  ctx.arc(x, y, Math.max(0, r), 0, TAU)
  ctx.fillStyle = fill
  ctx.fill()
}

export function ring(ctx: Pen, x: number, y: number, r: number, stroke: string, width = 3) {
  bow(ctx, x, y, r, 0, TAU, stroke, width)
}

/** A pen line along a part of a circle. */
export function bow(
  ctx: Pen,
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  stroke: string,
  width: number,
) {
  ctx.beginPath()
  ctx.arc(x, y, Math.max(0, r), from, to)
  ctx.strokeStyle = stroke
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.stroke()
}

function through(ctx: Pen, points: readonly Point[]) {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
}

/** A straight pen line. */
export function dash(
  ctx: Pen,
  [x0, y0]: Point,
  [x1, y1]: Point,
  stroke: string,
  width = 3,
  cap: CanvasLineCap = 'round',
) {
  line(
    ctx,
    [
      [x0, y0],
      [x1, y1],
    ],
    stroke,
    width,
    cap,
  )
}

export function poly(ctx: Pen, points: readonly Point[], fill: string) {
  through(ctx, points)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}

export function line(ctx: Pen, points: readonly Point[], stroke: string, width = 3, cap: CanvasLineCap = 'round') {
  through(ctx, points)
  ctx.strokeStyle = stroke
  ctx.lineWidth = width
  ctx.lineCap = cap
  ctx.lineJoin = 'round'
  ctx.stroke()
}

/** Hills of cut paper: all that lies below the line y = top(x). */
export function ridge(ctx: Pen, top: (x: number) => number, fill: string, step = 12) {
  ctx.beginPath()
  ctx.moveTo(-4, H + 4)
  for (let x = -4; x <= W + step; x += step) ctx.lineTo(x, top(x))
  ctx.lineTo(W + 4, H + 4)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}
