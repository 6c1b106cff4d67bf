import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../../ui/brand.ts'
import { Bird, HeroArt, LostArt } from '../../ui/hero-art.tsx'
import { Flame } from '../../ui/symbols.tsx'
import * as styles from './account-card.module.css'

export function AccountCard({ art, head, children }: { art: Art; head: string; children: ReactNode }) {
  const title = useFocusOnTurn(head)
  return (
    <main id="main" className={styles.account}>
      <title>{`${head} — ${brand}`}</title>
      <AccountArt art={art} />
      <div className={styles.in}>
        <h1 ref={title} tabIndex={-1}>
          {head}
        </h1>
        {children}
      </div>
    </main>
  )
}

/** When the card changes to another state, the focus goes to its new heading. */
function useFocusOnTurn(head: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(head)
  useEffect(() => {
    if (previous.current === head) return
    previous.current = head
    title.current?.focus()
  }, [head])
  return title
}

/** Letter: asked, sent or on its way. Wire: done. Lost: failed. Tangle: a problem. */
type Art = keyof typeof drawings

const AccountArt = ({ art }: { art: Art }) => (
  <div className={styles.pic} data-art={art} aria-hidden="true">
    {drawings[art]}
  </div>
)

const Letter = () => (
  <svg viewBox="-36 -34 212 150" aria-hidden="true">
    <g stroke="currentColor" strokeWidth="3" strokeLinejoin="round">
      <rect x="4" y="14" width="132" height="90" rx="6" fill="var(--surface)" />
      <path d="M4 20L70 66L136 20" fill="none" />
    </g>
    <Bird place="translate(84 -27.6) scale(.69)" />
    <circle cx="70" cy="62" r="17" fill="var(--ink-strike)" />
    <g
      transform="translate(33 49)"
      style={{ '--mark-flame': 'var(--ink-sulphur)', '--mark-core': 'var(--ink-strike)' } as CSSProperties}
    >
      <Flame />
    </g>
  </svg>
)

const drawings = { letter: <Letter />, wire: <HeroArt />, tangle: <HeroArt />, lost: <LostArt /> }
