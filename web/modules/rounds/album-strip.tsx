import type { InkLevel } from '@app/domain/rounds/ink-level'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'
import { Link } from '../../router/link.tsx'
import * as styles from './album-strip.module.css'
import { InkPlate } from './ink-plate.tsx'

/** The plates with the inks of the person, as one link. */
export function AlbumStrip() {
  const { data } = useQuery({ ...callQuery('album'), staleTime: 0 })
  if (!data) return null
  const inks = new Map(data.thinkers.map(({ thinkerId, ink }) => [thinkerId, ink as InkLevel]))
  return (
    <Link to="/album" className={styles.strip}>
      <span className={styles.plates}>
        {thinkerIds.map((id) => (
          <InkPlate key={id} id={id} level={inks.get(id) ?? 0} />
        ))}
      </span>
      <span className="link">Open your album</span>
    </Link>
  )
}
