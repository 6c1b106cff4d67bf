import { Flame } from 'lucide-react'
import { useId } from 'react'
import { useForm } from '../../ui/use-form.ts'
import { geniuses } from './geniuses.ts'
import { ideasAtMost } from './guest-idea.ts'
import type { Challenge } from './use-guest-challenge.ts'

/** Whose superpower, and what comes to mind. */
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
      <div className="field">
        <label htmlFor={picker}>Genius superpower</label>
        <select
          className="input"
          id={picker}
          aria-describedby={`${picker}-story`}
          value={thinker?.id}
          onChange={({ target }) => pick(target.value)}
        >
          {geniuses.map(({ id, name, emoji, superpower }) => (
            <option key={id} value={id}>
              {emoji} {name}: {superpower}
            </option>
          ))}
        </select>
        <p className="guest-story" id={`${picker}-story`}>
          {thinker?.story}
        </p>
      </div>
      <div className="field">
        <label htmlFor={field}>Your solution</label>
        <textarea
          className="input"
          id={field}
          dir="auto"
          placeholder="First thing that comes to mind. Then a second one."
          aria-describedby={`${field}-hint`}
          value={written}
          onChange={({ target }) => writing.write(target.value)}
        />
        <p className="hint" id={`${field}-hint`}>
          {ideas.length > ideasAtMost ? `The first ${ideasAtMost} lines count.` : 'Each line counts as one idea.'}
        </p>
      </div>
      <button className="btn big accent wide" type="submit" disabled={!isReady}>
        See My Score & Get Full Access
        <Flame className="i" />
      </button>
    </form>
  )
}
