import { Flame } from 'lucide-react'
import { useId } from 'react'
import { maxGuestIdeas } from '../../device/guest-idea.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './challenge-box.module.css'
import type { GuestChallenge } from './use-guest-challenge.ts'
import { type GuestThinker, guestThinkers } from './use-guest-challenge.ts'

export function ChallengeForm({ challenge }: { challenge: GuestChallenge }) {
  const { stage, track, askScore, writing } = challenge
  const field = useId()
  const { thinker, written, ideas } = writing
  const isReady = ideas.length > 0 && stage === 'writing'

  function pick(genius: GuestThinker) {
    writing.pick(genius)
    track('genius_selected', { geniusName: genius.name })
  }
  const { form } = useForm({ isBusy: false, send: () => isReady && askScore() })
  return (
    <form {...form}>
      <GuestThinkerPicker picked={thinker} onPick={pick} />
      <div className="field">
        <div className="labRow">
          <label htmlFor={field}>Your ideas</label>
          <p className="hint" id={`${field}-hint`}>
            {ideas.length > maxGuestIdeas ? `Only the first ${maxGuestIdeas} lines count.` : 'One idea per line.'}
          </p>
        </div>
        <textarea
          className="input ruled"
          id={field}
          dir="auto"
          placeholder="The first thing that comes to mind. Then another."
          aria-describedby={`${field}-hint`}
          value={written}
          onChange={({ target }) => writing.write(target.value)}
        />
      </div>
      <Button kind="accent" size="big wide" className={styles.submit} type="submit" disabled={!isReady}>
        See My Score & Get Full Access
        <Flame className="i" />
      </Button>
    </form>
  )
}

function GuestThinkerPicker({
  picked,
  onPick,
}: {
  picked: GuestThinker | undefined
  onPick: (genius: GuestThinker) => void
}) {
  const picker = useId()
  function pick(id: string) {
    const genius = guestThinkers.find((each) => each.id === id)
    if (genius) onPick(genius)
  }
  return (
    <div className="field">
      <label htmlFor={picker}>Genius superpower</label>
      <div className={styles.picker}>
        {picked && <img className="label" src={`/plates/small/${picked.id}.webp`} width="224" height="224" alt="" />}
        <select
          className="input"
          id={picker}
          aria-describedby={`${picker}-way ${picker}-story`}
          value={picked?.id}
          onChange={({ target }) => pick(target.value)}
        >
          {/* The emoji last: a device without it shows no gap before the name. */}
          {guestThinkers.map(({ id, name, emoji }) => (
            <option key={id} value={id}>
              {`${name}\u2002${emoji}`}
            </option>
          ))}
        </select>
        <div className={styles.guestStory}>
          <p id={`${picker}-way`}>
            <b>{picked?.superpower}</b> <span className="sr">:</span> <span>{picked?.rule}</span>
          </p>
          <details>
            <summary className="link">Story</summary>
            <p id={`${picker}-story`}>{picked?.story}</p>
          </details>
        </div>
      </div>
    </div>
  )
}
