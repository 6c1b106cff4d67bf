import { Flame } from 'lucide-react'
import { useId } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './challenge-box.module.css'
import { geniuses } from './geniuses.ts'
import { ideasAtMost } from './guest-idea.ts'
import type { Challenge } from './use-guest-challenge.ts'

export function ChallengeForm({ challenge }: { challenge: Challenge }) {
  const { stage, track, askScore, writing } = challenge
  const [picker, field] = [useId(), useId()]
  const { thinker, written, ideas } = writing
  const isReady = ideas.length > 0 && stage === 'writing'

  function pick(id: string) {
    const chosen = geniuses.find((each) => each.id === id)
    if (!chosen) return
    writing.pick(chosen)
    track('genius_selected', { geniusName: chosen.name })
  }
  const { form } = useForm({ isBusy: false, send: () => isReady && askScore() })
  return (
    <form {...form}>
      <div className={`${fields.field} ${styles.field}`}>
        <label htmlFor={picker}>Genius superpower</label>
        <select
          className={fields.input}
          id={picker}
          aria-describedby={`${picker}-story`}
          value={thinker?.id}
          onChange={({ target }) => pick(target.value)}
        >
          {geniuses.map(({ id, name, emoji }) => (
            <option key={id} value={id}>
              {emoji} {name}
            </option>
          ))}
        </select>
        <p className={styles.guestStory} id={`${picker}-story`}>
          <b>{asSentence(thinker?.superpower)}</b> {thinker?.operation} <span>{thinker?.story}</span>
        </p>
      </div>
      <div className={`${fields.field} ${styles.field}`}>
        <label htmlFor={field}>Your solution</label>
        <textarea
          className={fields.input}
          id={field}
          dir="auto"
          placeholder="First thing that comes to mind. Then a second one."
          aria-describedby={`${field}-hint`}
          value={written}
          onChange={({ target }) => writing.write(target.value)}
        />
        <p className={`${fields.hint} ${styles.hint}`} id={`${field}-hint`}>
          {ideas.length > ideasAtMost ? `The first ${ideasAtMost} lines count.` : 'Each line counts as one idea.'}
        </p>
      </div>
      <button
        className={`${buttons.btn} ${buttons.big} ${buttons.accent} ${buttons.wide} ${styles.submit}`}
        type="submit"
        disabled={!isReady}
      >
        See My Score & Get Full Access
        <Flame className={layout.i} />
      </button>
    </form>
  )
}

/** Some superpowers are questions and end as such. */
const asSentence = (words = '') => (/[.?!]$/.test(words) ? words : `${words}.`)
