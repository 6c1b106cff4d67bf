import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../api/installation.ts'
import { settingsQuery } from '../../api/settings.ts'
import * as fields from '../../ui/styles/fields.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { OnOff } from './on-off.tsx'
import * as styles from './settings.module.css'
import { useSwitchOpinions } from './settings.queries.ts'

/** Whether a model may be asked what it thinks of a list; nothing where no model is connected. */
export function OpinionCard() {
  const isOffered = useQuery(installationQuery).data?.opinions
  const settings = useQuery(settingsQuery).data
  if (!isOffered || !settings) return null
  return (
    <section className={`${surfaces.card} ${styles.card}`} aria-labelledby="opinion-head">
      <h2 id="opinion-head">AI opinions</h2>
      <OpinionChoice isOn={settings.opinionsOn} />
    </section>
  )
}

const OpinionChoice = ({ isOn }: { isOn: boolean }) => (
  <div className={fields.field}>
    <OnOff isOn={isOn} change={useSwitchOpinions()} name="opinion-head" hint="opinion-hint" />
    <p className={fields.hint} id="opinion-hint">
      When you ask for one, a problem and your ideas for it go to the model that this server uses, without your name. It
      changes no score, streak or level.
    </p>
  </div>
)
