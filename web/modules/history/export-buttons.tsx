import { FileBraces, FileSpreadsheet } from 'lucide-react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './history.module.css'
import { useExport } from './history.queries.ts'

/** `total` is unknown until the list has been read. */
export function ExportButtons({ total }: { total: number | undefined }) {
  const { mutate, isPending } = useExport()
  return (
    <div className={styles.exports}>
      <p className={layout.num} role="status">
        {total !== undefined && `${total.toLocaleString('en-US')} ${total === 1 ? 'solution' : 'solutions'} available`}
      </p>
      <button
        type="button"
        className={`${buttons.btn} ${styles.btn} ${buttons.line}`}
        disabled={isPending}
        onClick={() => mutate('csv')}
      >
        <FileSpreadsheet className={layout.i} />
        Export as CSV
      </button>
      <button
        type="button"
        className={`${buttons.btn} ${styles.btn} ${buttons.line}`}
        disabled={isPending}
        onClick={() => mutate('json')}
      >
        <FileBraces className={layout.i} />
        Export as JSON
      </button>
    </div>
  )
}
