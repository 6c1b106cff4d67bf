import type { AchievementId } from '@app/domain/achievements/achievements'
import type { ReactNode } from 'react'

type Tone = 'strike' | 'sulphur' | 'mint' | 'rose'

const wood = 'var(--ink-wood)'
const hot = 'var(--mark-flame)'

type UseProps = { x: number; y: number; height: number }
const Match = ({ isLit = false, height, ...at }: UseProps & { isLit?: boolean }) => (
  <use href={isLit ? '#match-lit' : '#match-new'} width={(height * 24) / 56} height={height} {...at} />
)
const Flame = ({ height, ...at }: UseProps) => <use href="#flame" width={(height * 22) / 24} height={height} {...at} />
const Nought = ({ x, width = 8 }: { x: number; width?: number }) => (
  <ellipse cx={x} cy="40" rx={width} ry={width * 2} fill="none" stroke="currentColor" strokeWidth={width} />
)

/** In a square of 64: two colours of the product, and the tone behind them. */
const emblems: Record<AchievementId, { tone: Tone; emblem: ReactNode }> = {
  'first-session': { tone: 'strike', emblem: <Match isLit x={18.5} y={1} height={63} /> },
  'streak-3': {
    tone: 'sulphur',
    emblem: (
      <>
        {[-24, 24, 0].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 32 66)`}>
            <Match isLit x={20} y={8} height={56} />
          </g>
        ))}
      </>
    ),
  },
  'streak-7': {
    tone: 'strike',
    emblem: (
      <>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <Match key={day} x={day * 9 - 4} y={10} height={42} />
        ))}
      </>
    ),
  },
  'perfect-week': {
    tone: 'mint',
    emblem: (
      <>
        <path fill={hot} d="M14 46a18 18 0 0 1 36 0z" />
        {[-78, -52, -26, 0, 26, 52, 78].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 32 46)`} d="M30 10h4v14h-4z" />
        ))}
        <path d="M4 50h56v6H4z" />
      </>
    ),
  },
  'first-spoken': {
    tone: 'rose',
    emblem: (
      <>
        <path d="M8 6h48q4 0 4 4v34q0 4-4 4H32L18 60V48H8q-4 0-4-4V10q0-4 4-4z" />
        <path fill={wood} d="M15 22h5v10h-5zm9-6h5v22h-5zm9 5h5v12h-5zm9-8h5v28h-5z" />
      </>
    ),
  },
  'full-slots': {
    tone: 'mint',
    emblem: (
      <>
        {[0, 1, 2, 3, 4].map((slot) => (
          <Match key={slot} x={slot * 10 + 3} y={3} height={42} />
        ))}
        <path d="M5 32h54v28H5z" />
        <path fill={wood} d="M5 42h54v8H5z" />
      </>
    ),
  },
  'streak-14': {
    tone: 'sulphur',
    emblem: (
      <>
        <Flame x={20} y={0} height={26} />
        <path fill={wood} d="M23 28h18v28H23z" />
        <path d="M10 54h44l-5 8H15z" />
      </>
    ),
  },
  'streak-30': {
    tone: 'rose',
    emblem: (
      <>
        <path fill={wood} d="M2 57 43 20l5 5L7 63z" />
        <Flame x={36} y={0} height={30} />
      </>
    ),
  },
  'streak-100': {
    tone: 'strike',
    emblem: (
      <>
        <path fill={wood} d="M18 14 0 5v18zm28 0 18-9v18z" />
        <Flame x={22} y={1} height={22} />
        <path d="M19 24h26v6H19zm5 8h16l5 30H19z" />
        <path fill={wood} d="M22.5 41h19l1.3 8H21.2z" />
      </>
    ),
  },
  'solved-10': {
    tone: 'sulphur',
    emblem: (
      <>
        <Match isLit x={4} y={4} height={56} />
        <Nought x={46} width={9} />
      </>
    ),
  },
  'solved-50': {
    tone: 'mint',
    emblem: (
      <>
        <path d="M6 20h20v8H14v6c10-2 16 4 16 12 0 9-7 14-15 14-4 0-8-1-11-3l3-7c7 4 14 2 14-4s-7-7-16-4z" />
        <Nought x={47} width={9} />
        <Flame x={39} y={0} height={16} />
      </>
    ),
  },
  'solved-100': {
    tone: 'rose',
    emblem: (
      <>
        <Match isLit x={-4} y={8} height={50} />
        <Nought x={29} width={6.5} />
        <Nought x={53} width={6.5} />
      </>
    ),
  },
  'thinkers-10': {
    tone: 'rose',
    emblem: (
      <>
        <path d="M12 62V47C7 42 4 36 4 28 4 14 15 3 30 3s25 10 26 23l5 9q1 3-2 3h-3v8q0 5-5 5H41v11z" />
        <Flame x={18} y={12} height={28} />
      </>
    ),
  },
  'thinkers-all': {
    tone: 'sulphur',
    emblem: (
      <>
        <path d="M8 2h48v60H8z" />
        <path fill={wood} d="M13 7h38v50H13z" />
        <circle fill={hot} cx="40" cy="21" r="7" />
        <path d="M13 49l13-17 10 10 7-7 8 8v16H13z" />
      </>
    ),
  },
  'first-custom': {
    tone: 'sulphur',
    emblem: (
      <>
        <path d="M44 4 60 20 26 54 10 38z" />
        <path fill={hot} d="M44 4 60 20 53 27 37 11z" />
        <path fill={wood} d="M10 38 26 54 4 60z" />
      </>
    ),
  },
  'bird-found': { tone: 'mint', emblem: <use href="#bird" width="64" height="64" /> },
}

const isKnown = (id: string): id is AchievementId => id in emblems

export const achievementTone = (id: string): Tone => (isKnown(id) ? emblems[id].tone : 'sulphur')

/** An achievement that this build does not know yet shows its emoji. */
export function AchievementIcon({ id, emoji }: { id: string; emoji: string }) {
  if (!isKnown(id)) return <span aria-hidden="true">{emoji}</span>
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {emblems[id].emblem}
    </svg>
  )
}
