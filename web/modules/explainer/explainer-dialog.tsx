import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HeroArt } from '../../ui/hero-art.tsx'
import * as styles from './explainer-dialog.module.css'

/** The explainer numbers them in this order. */
const sources = [
  {
    id: 'sio',
    text: 'Sio & Lortie-Forgues (2024), Psychological Bulletin 150, 554–585.',
  },
  {
    id: 'beaty',
    text: 'Beaty & Silvia (2012), Psychology of Aesthetics, Creativity, and the Arts 6(4), 309–319.',
  },
  {
    id: 'lucas',
    text: 'Lucas & Nordgren (2020), PNAS 117(33), 19830–19836.',
  },
  {
    id: 'simons',
    text: 'Simons et al. (2016), Psychological Science in the Public Interest 17, 103–186.',
  },
  {
    id: 'gobet',
    text: 'Gobet & Sala (2023), a review of meta-analyses of cognitive training, PMC9903001.',
  },
  {
    id: 'order',
    text: 'Psychology of Aesthetics, Creativity, and the Arts 18(4), 480–492 (2024), doi 10.1037/aca0000485.',
  },
] as const

export const ExplainerDialog = ({ onClosed }: { onClosed: () => void }) => (
  <Dialog title="Why Train Your Brain?" className={styles.explainer} onClosed={onClosed}>
    {(close) => (
      <>
        <div className={styles.poster}>
          <p>
            <b>You get practice coming up with ideas.</b> Training studies often ask for about fifteen minutes a day
            over several weeks. Gains are small to moderate, and results are mixed.
          </p>
          <HeroArt />
        </div>
        <div className={styles.parts}>
          <Part title="The science behind it" open>
            <Science />
          </Part>
          <Part title="Whole-brain engagement">
            <p>
              You read a problem, picture it, borrow someone else’s view, judge what comes up and put it into words. A
              short list of ideas takes all of that.
            </p>
          </Part>
          <div className={styles.foot}>
            <Button size="big wide" onClick={close}>
              Get Started Today
            </Button>
          </div>
        </div>
      </>
    )}
  </Dialog>
)

/** Opening one closes the other, so that the button below stays in the view. */
const Part = ({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details name="explainer" open={open}>
    <summary>
      {title}
      <ChevronDown className="i" />
    </summary>
    {children}
  </details>
)

const Science = () => (
  <div className={styles.science}>
    <section>
      <h3>For</h3>
      <p>
        Across 169 studies, practice raised creativity scores by a small to medium amount
        <Ref to={['sio']} />.
      </p>
      <p>
        Later ideas tend to be more original, and people stop too early because they expect the opposite
        <Ref to={['beaty', 'lucas']} />.
      </p>
    </section>
    <section>
      <h3>Against</h3>
      <p>
        Few of those studies were large
        <Ref to={['sio']} />. There’s little evidence that brain games help with unrelated tasks
        <Ref to={['simons', 'gobet']} />.
      </p>
      <p>
        Among 595 people, those who listed more ideas had less original ones
        <Ref to={['order']} />.
      </p>
    </section>
    <details>
      <summary className="link">{`Sources (${sources.length})`}</summary>
      <ol>
        {sources.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </details>
  </div>
)

const numberOf = (source: string) => sources.findIndex(({ id }) => id === source) + 1

/** In one line with the word before it. */
const Ref = ({ to }: { to: readonly (typeof sources)[number]['id'][] }) => (
  <span className={styles.ref}>
    &nbsp;[<span className="sr">source </span>
    {to.map(numberOf).join(',\u00a0')}]
  </span>
)
