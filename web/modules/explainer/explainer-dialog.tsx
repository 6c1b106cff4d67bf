import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sources } from '../../ui/sources.ts'
import * as styles from './explainer-dialog.module.css'

export const ExplainerDialog = ({ onClosed }: { onClosed: () => void }) => (
  <Dialog title="Why Train Your Brain?" onClosed={onClosed}>
    {(close) => (
      <div className={`stack ${styles.explainer}`}>
        <p className="lead">
          Training studies often ask for about fifteen minutes a day over some weeks; what they report is small to
          moderate, and mixed. What you practise here is listing ideas. Whether that carries over to other things is not
          settled.
        </p>
        <Part title="The science behind it" open>
          <Science />
        </Part>
        <Part title="Whole-brain engagement">
          <p>
            Read a problem, picture it, borrow a view that is not yours, judge what comes, put it into words: a short
            list of ideas asks for all of that in turn. This describes the task. It is no claim about your brain.
          </p>
        </Part>
        <Button size="big" onClick={close}>
          Get Started Today
        </Button>
      </div>
    )}
  </Dialog>
)

const Part = ({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details open={open}>
    <summary>
      {title}
      <ChevronDown className="i" />
    </summary>
    {children}
  </details>
)

const Science = () => (
  <>
    <p>
      <b>For:</b> across 169 studies, people trained in creativity did better on creativity tests, by about half a
      standard deviation, or a third once unpublished failures are allowed for <Ref to="sio" />. Later ideas in a list
      tend to be the more original ones, and people stop too early because they expect the opposite <Ref to="beaty" />{' '}
      <Ref to="lucas" />.
    </p>
    <p>
      <b>Against:</b> few of those studies were large, and one was registered beforehand <Ref to="sio" />. There is
      little evidence that any brain game helps with distant tasks <Ref to="simons" /> <Ref to="gobet" />. And of 595
      people, those who listed more had the less original ideas <Ref to="order" />.
    </p>
    <ol className={styles.sources} aria-label="Sources">
      {sources.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  </>
)

const Ref = ({ to }: { to: (typeof sources)[number]['id'] }) => (
  <span className={styles.ref}>
    [<span className="sr">source </span>
    {sources.findIndex(({ id }) => id === to) + 1}]
  </span>
)
