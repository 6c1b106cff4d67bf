import { asSentence } from '@app/domain/text/text'
import { Flame } from 'lucide-react'
import { useId } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './challenge-box.module.css'
import { type Genius, geniuses } from './geniuses.ts'
import { ideasAtMost } from './guest-idea.ts'
import type { Challenge } from './use-guest-challenge.ts'

export function ChallengeForm({ challenge }: { challenge: Challenge }) {
  const { stage, track, askScore, writing } = challenge
  const field = useId()
  const { thinker, written, ideas } = writing
  const isReady = ideas.length > 0 && stage === 'writing'

  function pick(genius: Genius) {
    writing.pick(genius)
    track('genius_selected', { geniusName: genius.name })
  }
  const { form } = useForm({ isBusy: false, send: () => isReady && askScore() })
  return (
    <form {...form}>
      <GeniusPicker picked={thinker} onPick={pick} />
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

function GeniusPicker({ picked, onPick }: { picked: Genius | undefined; onPick: (genius: Genius) => void }) {
  const picker = useId()
  function pick(id: string) {
    const genius = geniuses.find((each) => each.id === id)
    if (genius) onPick(genius)
  }
  return (
    <div className={`${fields.field} ${styles.field}`}>
      <label htmlFor={picker}>Genius superpower</label>
      <select
        className={fields.input}
        id={picker}
        aria-describedby={`${picker}-way ${picker}-story`}
        value={picked?.id}
        onChange={({ target }) => pick(target.value)}
      >
        {geniuses.map(({ id, name, emoji }) => (
          <option key={id} value={id}>
            {emoji} {name}
          </option>
        ))}
      </select>
      <div className={styles.guestStory}>
        <p id={`${picker}-way`}>
          <b>{asSentence(picked?.superpower ?? '')}</b> <span>{picked?.operation}</span>
        </p>
        <details>
          <summary>Story</summary>
          <p id={`${picker}-story`}>{picked?.story}</p>
        </details>
      </div>
    </div>
  )
}
