import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './step-line.module.css'

const undoMs = 10_000

interface Props {
  id: string
  step: { id: string; line: string }
  isDropped: boolean
  onDropped: (isDropped: boolean) => void
}

/** The one thing to do today. Dropped, it can be had back for ten seconds. */
export function StepLine({ id, step, isDropped, onDropped }: Props) {
  const [canUndo, setUndo] = useState(false)
  const drop = useMutation({
    mutationFn: async (wasDropped: boolean): Promise<unknown> =>
      await (wasDropped ? api.restoreStep : api.dropStep)({ params: { id: step.id } }),
    networkMode: 'always',
    onError: (error) => showError(error),
    onSuccess: (_, wasDropped) => {
      onDropped(!wasDropped)
      setUndo(!wasDropped)
    },
  })
  useEffect(() => {
    if (!canUndo) return
    const end = setTimeout(() => setUndo(false), undoMs)
    return () => clearTimeout(end)
  }, [canUndo])
  if (isDropped)
    return (
      <p className={styles.dropped} role="status">
        {canUndo && (
          <>
            <span>Dropped.</span>
            <button type="button" className="link" onClick={() => drop.isPending || drop.mutate(true)}>
              Undo
            </button>
          </>
        )}
      </p>
    )
  return (
    <div className={styles.step} data-part="step-line">
      <SymbolDrawing name="match-new" />
      <p id={id}>
        <span className="sr">Your step. </span>
        <b>Today</b>
        <MarkedText text={step.line} />
      </p>
      <button
        type="button"
        className="iconBtn bare"
        aria-label="Drop this step"
        onClick={() => drop.isPending || drop.mutate(false)}
      >
        <X className="i" />
      </button>
    </div>
  )
}
