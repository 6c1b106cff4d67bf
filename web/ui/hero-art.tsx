import { BirdBody, Flame } from './symbols.tsx'
import { tanglePath } from './tangle.ts'

const sun = { x: 372, y: 268 }

/** A tick every three degrees, a long one every thirty: half a dial, so that the bird sings into the open. */
function rimOfTicks() {
  const at = (radius: number, angle: number) =>
    `${(sun.x + radius * Math.cos(angle)).toFixed(1)} ${(sun.y + radius * Math.sin(angle)).toFixed(1)}`
  let path = ''
  for (let degrees = -183; degrees <= 3; degrees += 3) {
    const angle = (degrees * Math.PI) / 180
    path += `M${at(222, angle)}L${at(degrees % 30 === 0 ? 256 : 242, angle)}`
  }
  return path
}

export const Bird = ({ place }: { place: string }) => (
  <g data-part="bird" transform={place}>
    <path d="M29 55v3.6M36 55v3.6" stroke="var(--hero-thread)" strokeWidth="1.7" strokeLinecap="round" fill="none" />
    <BirdBody />
    <g className="crest" data-part="crest">
      <Flame />
    </g>
  </g>
)

const all = { sun: true, thread: true, bird: true }

export const HeroArt = ({ parts = all }: { parts?: Partial<typeof all> }) => (
  <svg className="heroArt" data-part="hero-art" viewBox="20 10 600 540" aria-hidden="true">
    {parts.sun && (
      <>
        <circle data-part="sun" cx={sun.x} cy={sun.y} r="196" fill="var(--hero-sun)" />
        <path data-part="rim" d={rimOfTicks()} stroke="currentColor" strokeWidth="4.5" />
      </>
    )}
    {parts.thread && (
      <path
        className="thread"
        data-part="thread"
        pathLength="1"
        fill="none"
        stroke="var(--hero-thread)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`${tanglePath}L300 474L1700 474`}
      />
    )}
    {parts.bird && (
      <>
        <Bird place="translate(238 208) scale(4.55)" />
        <path
          className="song"
          data-part="song"
          d="M556 330L598 308M562 362L612 362M556 394L598 414"
          stroke="#f44724"
          strokeWidth="9"
          strokeLinecap="round"
        />
      </>
    )}
  </svg>
)

export const LostArt = () => (
  <svg data-part="knot" viewBox="-55 90 730 475" aria-hidden="true">
    <circle data-part="sun" cx="380" cy="290" r="176" fill="var(--hero-sun)" />
    <path
      transform="translate(-20 -215) scale(1.55)"
      fill="none"
      stroke="var(--hero-thread)"
      strokeWidth="5.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d={tanglePath}
    />
    <Bird place="translate(655 203) scale(-3.4 3.4)" />
    <path d="M470 400H2400" stroke="var(--hero-thread)" strokeWidth="8" strokeLinecap="round" />
  </svg>
)
