import { sharedPagePlaceholders } from '@app/contract/page-placeholders'
import { ArrowRight } from 'lucide-react'
import { LostArt } from '../../../ui/hero-art.tsx'
import { SharedPageFrame } from './shared-page-frame.tsx'
import * as styles from './visit.module.css'

const words = {
  over: {
    head: 'This link has expired',
    text: 'Shared problems last 30 days. There’s a fresh one today.',
  },
  missing: {
    head: 'Nothing here',
    text: 'The link is gone or incomplete. There’s a fresh problem today.',
  },
  busy: {
    head: 'Wait a moment',
    text: 'Your network opened too many links. Try again in a minute.',
  },
} as const

/** Text and links; it needs no code. The server knows whether somebody is signed in. */
export function GonePage({ why }: { why: keyof typeof words }) {
  const { head, text } = words[why]
  return (
    <SharedPageFrame home={{ to: sharedPagePlaceholders.home, name: sharedPagePlaceholders.homeName }}>
      <div className={styles.gone}>
        <div>
          <h1>{head}</h1>
          <p className="lead">{text}</p>
          <a className="btn big onHero" href="/">
            Try Today’s Problem <ArrowRight className="i" />
          </a>
        </div>
        <LostArt />
      </div>
    </SharedPageFrame>
  )
}
