import type { CSSProperties } from 'react'
import * as layout from '../../ui/styles/layout.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import type { Analytics } from './analytics.queries.ts'
import * as styles from './charts.module.css'
import { count } from './words.ts'

const fewest = 20

export function MethodsCard({ methods: { voice, text } }: Pick<Analytics, 'methods'>) {
  const all = voice + text
  const share = all === 0 ? 0 : Math.round((voice / all) * 100)
  return (
    <section className={styles.methods}>
      <h2>{all >= fewest ? headline(share) : 'Voice and text'}</h2>
      <div className={styles.spoken} style={{ '--spoken': `${share}%` } as CSSProperties} aria-hidden="true">
        <Drawing name="flame" />
      </div>
      <dl>
        <div>
          <dt>voice</dt>
          <dd className={layout.num}>{all === 0 ? '–' : `${share}%`}</dd>
        </div>
        <div>
          <dt>text</dt>
          <dd className={layout.num}>{all === 0 ? '–' : `${100 - share}%`}</dd>
        </div>
      </dl>
      <p>
        {count(voice, 'spoken idea')}, {count(text, 'written one')}.
        {all < fewest && ` Too early to tell: ${fewest} ideas say more.`}
      </p>
    </section>
  )
}

function headline(share: number): string {
  if (share === 0) return 'All of it is written'
  if (share === 100) return 'All of it is spoken'
  const tenths = Math.round(share / 10)
  if (tenths === 0) return 'Hardly any are spoken'
  if (tenths === 10) return 'Nearly all are spoken'
  const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
  return `${words[tenths]} in ten ${tenths === 1 ? 'is' : 'are'} spoken`
}
