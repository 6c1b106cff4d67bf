import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/settings.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { DifficultyChoice } from './difficulty-choice.tsx'
import { HintChoice } from './hint-choice.tsx'
import { RarityChoice } from './rarity-choice.tsx'
import * as styles from './settings.module.css'
import { ZoneChoice } from './zone-choice.tsx'

export function DayCard() {
  const { data: settings, isError, refetch } = useQuery(settingsQuery)
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
        <NotLoaded what="your settings" isError={isError} onRetry={refetch} />
      )}
    </section>
  )
}
