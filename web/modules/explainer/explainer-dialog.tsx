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
          What you practise here is coming up with ideas. Training studies often ask for about fifteen minutes a day
          over some weeks. They report small to moderate gains, with mixed results. Whether it helps elsewhere isn’t
          settled.
        </p>
        <Part title="The science behind it" open>
          <Science />
        </Part>
        <Part title="Whole-brain engagement">
          <p>
            Read a problem, picture it, borrow someone else’s view, judge what comes, put it into words. A short list of
            ideas asks for all of that.
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
      <b>For:</b> across 169 studies, practice raised creativity scores by a small to medium amount <Ref to="sio" />.
      Later ideas in a list tend to be more original, and people stop too early because they expect the opposite{' '}
      <Ref to="beaty" /> <Ref to="lucas" />.
    </p>
    <p>
      <b>Against:</b> few of those studies were large, and one was registered in advance <Ref to="sio" />. There’s
      little evidence that brain games help with unrelated tasks <Ref to="simons" /> <Ref to="gobet" />. And among 595
      people, those who listed more had less original ideas <Ref to="order" />.
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
