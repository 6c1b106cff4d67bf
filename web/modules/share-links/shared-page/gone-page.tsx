import { sharedPagePlaceholders } from '@app/contract/page-placeholders'
import { ArrowRight } from 'lucide-react'
import { SymbolDrawing } from '../../../ui/symbols.tsx'
import { SharedPageFrame } from './shared-page-frame.tsx'
import * as styles from './visit.module.css'

const words = {
  over: {
    match: 'match-out',
    head: 'This link has ended',
    text: 'Shared problems last 30 days. There’s a fresh one today.',
  },
  missing: {
    match: 'match-wait',
    head: 'Nothing here',
    text: 'The link is gone or incomplete. There’s a fresh problem today.',
  },
  busy: {
    match: 'match-wait',
    head: 'Wait a moment',
    text: 'Many links were opened from your network. Try again in a minute.',
  },
} as const

/** Text and links; it needs no code. The server knows whether somebody is signed in. */
export function GonePage({ why }: { why: keyof typeof words }) {
  const { match, head, text } = words[why]
  return (
    <SharedPageFrame home={{ to: sharedPagePlaceholders.home, name: sharedPagePlaceholders.homeName }}>
      <div className={`stack ${styles.gone}`}>
        <span className={styles.matches} aria-hidden="true">
          <SymbolDrawing name={match} />
          <SymbolDrawing name={match} />
        </span>
        <h1>{head}</h1>
        <p className="muted">{text}</p>
        <p>
          <a className="btn big" href="/">
            Try Today’s Problem <ArrowRight className="i" />
          </a>
        </p>
      </div>
    </SharedPageFrame>
  )
}
