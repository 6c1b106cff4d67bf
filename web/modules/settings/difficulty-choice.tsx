import { type Difficulty, difficulties, difficultyNames } from '@app/domain/rounds/difficulty'
import { showError } from '../../api/api-error.ts'
import * as fields from '../../ui/styles/fields.module.css'
import * as seg from '../../ui/styles/seg.module.css'
import { showToast } from '../../ui/toast.ts'
import * as styles from './settings.module.css'
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
            text: `The next problem is ${difficultyNames[difficulty].toLowerCase()}.`,
          }),
        onError: (error) => showError(error),
      },
    )
  }
  return (
    <div className={fields.field}>
      <span className={fields.lab} id="difficulty-label">
        Difficulty
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of a card. */}
      <div
        className={`${seg.seg} ${styles.seg}`}
        role="group"
        aria-labelledby="difficulty-label"
        aria-describedby="difficulty-hint"
      >
        {difficulties.map((difficulty) => (
          <button key={difficulty} type="button" aria-pressed={difficulty === shown} onClick={() => choose(difficulty)}>
            {difficultyNames[difficulty]}
          </button>
        ))}
      </div>
      <p className={fields.hint} id="difficulty-hint">
        It follows your record slowly. A change of yours counts from the next problem.
      </p>
    </div>
  )
}
