import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../api/installation.ts'
import { useIsOffline } from '../../api/network.ts'
import { settingsQuery } from '../../api/settings.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { DifficultyChoice } from './difficulty-choice.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { ZoneChoice } from './zone-choice.tsx'

export function DayRows() {
  const { data: settings, isError, refetch } = useQuery(settingsQuery)
  const isOpinionOffered = useQuery(installationQuery).data?.opinions
  const isAway = useIsOffline()
  if (!settings)
    return (
      <div aria-busy={!isError}>
        <LoadError what="your settings" isError={isError} isAway={isAway} onRetry={refetch} />
      </div>
    )
  return (
    <>
      <ZoneChoice settings={settings} />
      <DifficultyChoice current={settings.difficulty} />
      <SettingSwitch
        call="switchHints"
        label="Hints while you write"
        hint="Tells you when ideas are alike."
        isOn={settings.hintsOn}
      />
      <SettingSwitch
        call="switchCoach"
        label="Coach: one step at a time"
        hint="One sentence before a session, one after."
        isOn={settings.coachOn}
      />
      <SettingSwitch
        call="switchRarity"
        label="Compare my ideas for rarity"
        hint="No one sees your text. Turning it off deletes what we stored."
        isOn={settings.countsForRarity}
      />
      {isOpinionOffered && (
        <SettingSwitch
          call="switchOpinions"
          label="AI opinions"
          hint="The problem and your ideas go to this site’s AI model, without your name. Your score won’t change."
          isOn={settings.opinionsOn}
        />
      )}
    </>
  )
}
