import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/call.ts'
import { installationQuery } from '../../api/installation.ts'
import { settingsQuery } from '../../api/settings.ts'
import { showToast } from '../../ui/toast.ts'
import { useSwitchOpinions } from './settings.queries.ts'

/** Whether a model may be asked what it thinks of a list; nothing where no model is connected. */
export function OpinionCard() {
  const isOffered = useQuery(installationQuery).data?.opinions
  const settings = useQuery(settingsQuery).data
  if (!isOffered || !settings) return null
  return (
    <section className="card" aria-labelledby="opinion-head">
      <h2 id="opinion-head">AI opinions</h2>
      <OpinionChoice isOn={settings.opinionsOn} />
    </section>
  )
}

function OpinionChoice({ isOn }: { isOn: boolean }) {
  const change = useSwitchOpinions()
  const shown = change.isPending ? change.variables.on : isOn

  function choose(on: boolean) {
    if (change.isPending || on === isOn) return
    const sayFailure = (error: Error) =>
      showToast({ title: 'Error', text: sentenceOf(error, 'That did not work. Please try again.'), tone: 'danger' })
    change.mutate({ on }, { onError: sayFailure })
  }
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of a card. */}
      <div className="seg" role="group" aria-labelledby="opinion-head" aria-describedby="opinion-hint">
        {[false, true].map((on) => (
          <button key={String(on)} type="button" aria-pressed={on === shown} onClick={() => choose(on)}>
            {on ? 'On' : 'Off'}
          </button>
        ))}
      </div>
      <p className="hint" id="opinion-hint">
        When you ask for one, a problem and your ideas for it go to the model that this server uses, without your name.
        It changes no score, streak or level.
      </p>
    </div>
  )
}
