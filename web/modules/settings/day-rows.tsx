import { type Difficulty, difficulties, difficultyNames } from '@app/domain/rounds/difficulty'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { showError } from '../../api/api-error.ts'
import { installationQuery } from '../../api/installation.ts'
import { useIsOffline } from '../../api/network.ts'
import { settingsQuery } from '../../api/settings.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { type SettingSwitchCall, useChangeDifficulty, useSettingSwitch } from './settings.queries.ts'
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
        label="Coach’s next step"
        hint="One sentence before a session and one after."
        isOn={settings.coachOn}
      />
      <SettingSwitch
        call="switchRarity"
        label="Check how rare my ideas are"
        hint="No one sees your text. Turning this off deletes what we stored."
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

interface Props extends Omit<ComponentProps<typeof Switch>, 'onChange'> {
  call: SettingSwitchCall
}

/** Optimistic: it falls back if the server refuses. */
function SettingSwitch({ call, isOn, ...props }: Props) {
  const { isPending, variables, mutate } = useSettingSwitch(call)
  return (
    <Switch
      {...props}
      isOn={isPending ? variables.on : isOn}
      onChange={(on) => isPending || mutate({ on }, { onError: (error) => showError(error) })}
    />
  )
}

function DifficultyChoice({ current }: { current: Difficulty }) {
  const change = useChangeDifficulty()
  // Optimistic: taken back if the server refuses.
  const shown = change.isPending ? change.variables.difficulty : current

  function choose(difficulty: Difficulty) {
    if (change.isPending || difficulty === current) return
    change.mutate(
      { difficulty },
      {
        onSuccess: () =>
          showToast({
            title: 'Difficulty Changed',
            text: `Your next problem is ${difficultyNames[difficulty].toLowerCase()}.`,
          }),
        onError: (error) => showError(error),
      },
    )
  }
  return (
    <div className="row thing">
      <div>
        <b id="difficulty-label">Difficulty</b>
        <small id="difficulty-hint">This starts with your next problem, then adapts to you.</small>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of a card. */}
      <div className="seg" role="group" aria-labelledby="difficulty-label" aria-describedby="difficulty-hint">
        {difficulties.map((difficulty) => (
          <button key={difficulty} type="button" aria-pressed={difficulty === shown} onClick={() => choose(difficulty)}>
            {difficultyNames[difficulty]}
          </button>
        ))}
      </div>
    </div>
  )
}
