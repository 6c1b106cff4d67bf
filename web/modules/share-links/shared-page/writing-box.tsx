import { Flame } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { maxGuestIdeas } from '../../../device/guest-idea.ts'
import { Button } from '../../../ui/button.tsx'
import type { SharedProblemTurn, SharedView } from './use-shared-problem.ts'
import * as styles from './visit.module.css'

export interface ShownThinker {
  id: string
  name: string
  superpower: string
  rule: string
}

interface Props {
  shared: SharedView
  thinker: ShownThinker
  turn: SharedProblemTurn
}

export const WritingBox = ({ shared, thinker, turn }: Props) => (
  <div
    className={`dlg ${styles.matchbox}`}
    data-part="shared-problem"
    data-problem={shared.problem.id}
    data-category={shared.problem.category}
    data-thinker={thinker.id}
  >
    <Sleeve thinker={thinker} />
    <div className={styles.drawer}>
      <p>A friend sent this two-minute brain trainer. Finish to see how they did.</p>
      <h1 dir="auto">{shared.problem.text}</h1>
      <div className={styles.way}>
        <img
          className="label"
          src={`/plates/small/${thinker.id}.webp`}
          width="224"
          height="224"
          loading="lazy"
          alt=""
        />
        <p className="small muted">
          <b aria-hidden="true">{thinker.name}</b>
          <span>{thinker.rule}</span>
        </p>
      </div>
      <IdeasForm turn={turn} />
    </div>
  </div>
)

const Sleeve = ({ thinker: { id, name, superpower } }: { thinker: ShownThinker }) => (
  <div className="plate">
    <picture>
      <source srcSet={`/plates/${id}.avif`} type="image/avif" />
      {/* A phone does not show it: there it is not even fetched. */}
      <img className="art" src={`/plates/${id}.webp`} width="640" height="800" loading="lazy" alt="" />
    </picture>
    <div className="cap" aria-hidden="true">
      <p className="name">{name}</p>
      <p className="trait">{superpower}</p>
    </div>
  </div>
)

/** The button never greys out: without an idea it leads to the box, and says so beneath it. */
function IdeasForm({ turn: { written, ideas, write, handIn } }: { turn: SharedProblemTurn }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && ideas.length === 0
  function send() {
    if (handIn(box.current?.value ?? written)) return
    setAsked(true)
    box.current?.focus()
  }
  return (
    <form
      data-asleep=""
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="field">
        <div className="labRow">
          <label htmlFor="ideas">Your ideas</label>
          <p className="hint" id="ideas-hint">
            {ideas.length > maxGuestIdeas
              ? `Only the first ${maxGuestIdeas} lines count.`
              : 'One idea per line. No sign-up.'}
          </p>
        </div>
        <textarea
          ref={box}
          className="input ruled"
          id="ideas"
          dir="auto"
          aria-describedby={isMissing ? 'ideas-missing' : 'ideas-hint'}
          aria-invalid={isMissing || undefined}
          placeholder="The first thing that comes to mind. Then another."
          autoComplete="off"
          value={written}
          onChange={({ target }) => write(target.value)}
        />
        {isMissing && (
          <p className="err" id="ideas-missing" role="alert">
            Write at least one idea.
          </p>
        )}
      </div>
      <Button kind="accent" size="big wide" type="submit">
        Submit My Ideas
        <Flame className="i" />
      </Button>
    </form>
  )
}

export function ReportPage({ code }: { code: string }) {
  const [state, setState] = useState<'open' | 'reported' | 'failed'>('open')
  const report = () =>
    api.reportSharedProblem({ params: { code } }).then(
      () => setState('reported'),
      () => setState('failed'),
    )
  const said = { open: '', reported: 'Thanks, we’ll take a look.', failed: 'That didn’t work. Try again.' }
  return (
    <>
      {state !== 'reported' && (
        <button type="button" className="link" data-asleep="" onClick={() => void report()}>
          Report This Page
        </button>
      )}{' '}
      <span role="status">{said[state]}</span>
    </>
  )
}
