/** In a square of 64, the flame and its core also alone. */
export const birdPaths = {
  flame:
    'M36.6 22.4C28.4 20.6 26.6 13.2 30.6 7.8 32 5.9 33 4.2 32.6 1.4 38.2 3.4 39.2 7.4 39 9.6 41 8.8 42 7.2 42.2 5.6 46.4 10.4 47.4 18.6 41.6 22Z',
  core: 'M37.8 22C34 20.6 33.4 16.6 36.6 12.6 37.4 14.6 38.6 14.8 40 14 42 17 41.6 20.4 39.8 22Z',
  body: 'M3 45.5 18.5 37.6C20.4 27.6 27.6 21 37.2 21 46.6 21 52 27.2 52 34.4 52 47.6 42.6 56 30.4 56 25 56 20.6 54.6 17.4 52.2L2.4 55.4Z',
  wing: 'M35.6 36.2C27 34.6 19.6 40.4 14.6 50.2 24.6 53.2 36.8 49.4 35.6 36.2Z',
  beak: 'M51 29.2 62 34.6 51.9 37.4Z',
} as const
export const birdEye = { x: 42.6, y: 30.6, radius: 2.7 }

export const Flame = () => (
  <>
    <path fill="var(--mark-flame,#f44724)" d={birdPaths.flame} />
    <path fill="var(--mark-core,#fad534)" d={birdPaths.core} />
  </>
)

export const BirdBody = () => (
  <>
    <path fill="var(--mark-body,#082034)" d={birdPaths.body} />
    <path fill="var(--mark-wing,#066482)" d={birdPaths.wing} />
    <path fill="var(--mark-beak,#f44724)" d={birdPaths.beak} />
    <circle fill="var(--mark-eye,#fafdfe)" cx={birdEye.x} cy={birdEye.y} r={birdEye.radius} />
  </>
)

/** Once in a page; `SymbolDrawing` refers to them by name. */
export const Symbols = () => (
  <svg className="sprite" width="0" height="0" aria-hidden="true">
    <symbol id="flame" viewBox="26 0 22 24">
      <Flame />
    </symbol>
    <symbol id="match-lit" viewBox="0 0 24 56">
      <rect x="9.5" y="20" width="5" height="36" fill="var(--ink-wood)" />
      <g transform="translate(-25.4 -1)">
        <Flame />
      </g>
    </symbol>
    <symbol id="match-new" viewBox="0 0 24 56">
      <rect x="9.5" y="16" width="5" height="40" fill="var(--ink-wood)" />
      <ellipse cx="12" cy="15" rx="5" ry="6.5" fill="var(--m-head,#f44724)" />
    </symbol>
    <symbol id="match-out" viewBox="0 0 24 56">
      <rect x="9.5" y="28" width="5" height="28" fill="var(--ink-wood)" opacity=".55" />
      <path d="M9.5 30V20l2-5 4 3-1 12z" fill="var(--ink-2)" opacity=".7" />
    </symbol>
    <symbol id="match-wait" viewBox="0 0 24 56">
      <rect x="11.1" y="21" width="1.8" height="35" fill="currentColor" />
      <ellipse cx="12" cy="15" rx="4.2" ry="5.7" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </symbol>
    <symbol id="bird" viewBox="0 0 64 64">
      <Flame />
      <BirdBody />
    </symbol>
  </svg>
)

type Name = 'flame' | 'match-lit' | 'match-new' | 'match-out' | 'match-wait' | 'bird'

export const SymbolDrawing = ({ name }: { name: Name }) => (
  <svg aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)

export const Matches = ({ of, lit, unlit = 'match-new' }: { of: number; lit: number; unlit?: Name }) =>
  Array.from({ length: of }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the matches differ by their place alone.
    <SymbolDrawing key={place} name={place < lit ? 'match-lit' : unlit} />
  ))
