import { encode } from 'uqr'

/** The empty squares that cameras need around a code. */
const margin = 4

/** Always dark on white: few cameras read the inverse. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const whole = size + 2 * margin
  return (
    <svg
      className={className}
      data-part="qr"
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares} />
    </svg>
  )
}
