import { techniques } from '@app/content/techniques'
import { type Thinker, thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { OfflinePlate } from './offline-plate.tsx'
import * as styles from './thinker-plate.module.css'

/** The center of the small bird on each plate, in percent. */
const birds: Record<ThinkerId, readonly [x: number, y: number]> = {
  'my-own-path': [23, 22],
  leonardo: [77, 22],
  einstein: [82, 62],
  curie: [81, 54],
  darwin: [77, 92],
  lovelace: [30, 58],
  franklin: [92, 29],
  galileo: [12, 75],
  newton: [47, 25],
  'ibn-al-haytham': [91, 31],
  hypatia: [37, 9],
  hokusai: [83, 47],
  rumi: [73, 64],
  shakespeare: [50, 65],
  mozart: [85, 73],
  nightingale: [71, 11],
  carver: [70, 6],
  tesla: [60, 8],
  'sor-juana': [18, 59],
  nova: [65, 42],
}

export function ThinkerPlate({ thinker: { id, name, emoji } }: { thinker: Thinker }) {
  const find = useFindBird(id)
  const number = thinkers.findIndex((each) => each.id === id) + 1
  const [x, y] = birds[id]
  return (
    <div className={`plate ${styles.thinkerPlate} label`} data-part="thinker-plate">
      <div className={styles.picture}>
        <OfflinePlate id={id} />
        <button
          type="button"
          className={styles.bird}
          data-found={find.isSuccess || undefined}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={find.isSuccess ? 'Small bird, found' : 'Small bird'}
          onClick={() => find.isPending || find.mutate()}
        />
      </div>
      <div className="cap">
        <p className="name">
          <span>{name}</span> <span aria-hidden="true">{emoji}</span>
        </p>
        <span className="no" aria-hidden="true">
          {number}
        </span>
        <p className="trait">{techniques[id].rule}</p>
      </div>
    </div>
  )
}

function useFindBird(thinkerId: ThinkerId) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.findBird({ body: { thinkerId } }),
    networkMode: 'always',
    onSuccess: (unlocked) => {
      cache.setQueryData(queryKey('listAchievements'), unlocked)
      showToast({ title: 'You Found the Bird', text: 'One hides in each of the twenty pictures.' })
    },
    onError: (error) => showError(error, 'We couldn’t save your find. Try again.'),
  })
}
