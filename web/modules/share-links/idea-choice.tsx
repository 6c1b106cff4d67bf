import { canFitShareCard } from '@app/domain/share-links/share-card'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { Switch } from '../../ui/switch.tsx'
import * as styles from './share-sheet.module.css'

interface Props {
  ideas: readonly string[]
  /** The place of the idea that is proposed. */
  first: number | null
  chosen: number | null
  onChoose: (place: number | null) => void
}

/** As the link shows it already; off without one. Longer ideas fit on no picture and are not offered. */
export function IdeaChoice({ ideas, first, chosen, onChoose }: Props) {
  const offered = ideas.flatMap((text, place) => (canFitShareCard(text) ? [{ text, place }] : []))
  const [proposed] = [...offered.filter(({ place }) => place === first), ...offered]
  if (!proposed) return null
  return (
    <div className={styles.choice}>
      <Switch
        label="Show one of my ideas"
        hint="They’ll see it after their turn."
        isOn={chosen !== null}
        onChange={(on) => onChoose(on ? proposed.place : null)}
      />
      {chosen !== null && (
        <select
          className="input"
          aria-label="The idea to show"
          value={chosen}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {offered.map(({ text, place }) => (
            <option key={place} value={place}>
              {`No. ${place + 1}: ${sanitizeForDisplay(text)}`}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
