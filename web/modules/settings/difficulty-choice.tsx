import { type Difficulty, difficulties, difficultyNames } from '@app/domain/rounds/difficulty'
import { showError } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { useChangeDifficulty } from './settings.queries.ts'

export function DifficultyChoice({ current }: { current: Difficulty }) {
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
        <small id="difficulty-hint">Applies from the next problem, then adapts.</small>
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
