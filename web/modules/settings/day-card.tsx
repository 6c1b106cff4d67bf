import { useQuery } from '@tanstack/react-query'
import { useIsOffline } from '../../api/network.ts'
import { settingsQuery } from '../../api/settings.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { DifficultyChoice } from './difficulty-choice.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import * as styles from './settings.module.css'
import { ZoneChoice } from './zone-choice.tsx'

export function DayCard() {
  const { data: settings, isError, refetch } = useQuery(settingsQuery)
  const isAway = useIsOffline()
  return (
    <section className={`card ${styles.card}`} aria-labelledby="day-head" aria-busy={!(settings || isError)}>
      <h2 id="day-head">Your day</h2>
      {settings ? (
        <div className="stack">
          <ZoneChoice settings={settings} />
          <DifficultyChoice current={settings.difficulty} />
          <SettingSwitch call="switchHints" id="hints" label="Hints while you write" isOn={settings.hintsOn}>
            Under an idea: whether it is close to another, and when four in a row are of one kind. Hints never give you
            an idea.
          </SettingSwitch>
          <SettingSwitch call="switchCoach" id="coach" label="Coach: one step at a time" isOn={settings.coachOn}>
            One sentence before a session, one after. Off: nothing of it.
          </SettingSwitch>
          <SettingSwitch
            call="switchRarity"
            id="rarity"
            label="Count my ideas for rarity"
            isOn={settings.countsForRarity}
          >
            Only word stems and numbers for what they mean are compared. Nobody sees your sentences. Off removes what we
            kept; On keeps it from your next session.
          </SettingSwitch>
        </div>
      ) : (
        <LoadError what="your settings" isError={isError} isAway={isAway} onRetry={refetch} />
      )}
    </section>
  )
}
