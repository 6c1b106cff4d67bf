import { useQuery } from '@tanstack/react-query'
import { useIsServerAway } from '../../api/network.ts'
import { settingsQuery } from '../../api/settings.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { DifficultyChoice } from './difficulty-choice.tsx'
import { OnOff } from './on-off.tsx'
import * as styles from './settings.module.css'
import { useSwitch } from './settings.queries.ts'
import { ZoneChoice } from './zone-choice.tsx'

const RarityChoice = ({ isOn }: { isOn: boolean }) => (
  <div className={fields.field}>
    <span className={fields.lab} id="rarity-label">
      Count my ideas for rarity
    </span>
    <OnOff isOn={isOn} change={useSwitch('switchRarity')} name="rarity-label" hint="rarity-hint" />
    <p className={fields.hint} id="rarity-hint">
      Only word stems are compared. Nobody sees your sentences. Off removes the stems we kept; On keeps them from your
      next session.
    </p>
  </div>
)

const HintChoice = ({ isOn }: { isOn: boolean }) => (
  <div className={fields.field}>
    <span className={fields.lab} id="hints-label">
      Hints while you write
    </span>
    <OnOff isOn={isOn} change={useSwitch('switchHints')} name="hints-label" hint="hints-hint" />
    <p className={fields.hint} id="hints-hint">
      Under a box: whether the idea is close to another, and when four in a row are of one kind. They point, and never
      give an idea.
    </p>
  </div>
)

export function DayCard() {
  const { data: settings, isError, refetch } = useQuery(settingsQuery)
  const isAway = useIsServerAway()
  return (
    <section
      className={`${surfaces.card} ${styles.card}`}
      aria-labelledby="day-head"
      aria-busy={!(settings || isError)}
    >
      <h2 id="day-head">Your day</h2>
      {settings ? (
        <div className={layout.stack}>
          <ZoneChoice settings={settings} />
          <DifficultyChoice current={settings.difficulty} />
          <HintChoice isOn={settings.hintsOn} />
          <RarityChoice isOn={settings.countsForRarity} />
        </div>
      ) : (
        <NotLoaded what="your settings" isError={isError} isAway={isAway} onRetry={refetch} />
      )}
    </section>
  )
}
