import { FileBraces, FileSpreadsheet } from 'lucide-react'
import { useExport } from './history.queries.ts'

/** `total` is unknown until the list has been read. */
export function ExportButtons({ total }: { total: number | undefined }) {
  const { mutate, isPending } = useExport()
  return (
    <div className="exports">
      <p className="num" role="status">
        {total !== undefined && `${total.toLocaleString('en-US')} ${total === 1 ? 'solution' : 'solutions'} available`}
      </p>
      <button type="button" className="btn line" disabled={isPending} onClick={() => mutate('csv')}>
        <FileSpreadsheet className="i" />
        Export as CSV
      </button>
      <button type="button" className="btn line" disabled={isPending} onClick={() => mutate('json')}>
        <FileBraces className="i" />
        Export as JSON
      </button>
    </div>
  )
}
