import { useMutation } from '@tanstack/react-query'
import { Check, Flag } from 'lucide-react'
import { api } from '../../api/api.ts'
import { sentenceOf } from '../../api/call-failed.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { showToast } from '../../ui/toast.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import * as styles from './solve.module.css'

/** Says that a problem is not worth handing out. The round goes on; others are spared it once enough people agree. */
export function ReportProblem({ roundId }: { roundId: string }) {
  const report = useMutation({
    mutationFn: () => api.reportProblem({ body: { problemId: roundId } }),
    networkMode: 'always',
    onError: (error) =>
      showToast({ title: 'Error', text: sentenceOf(error, 'Please try again in a moment.'), tone: 'danger' }),
  })
  const said = useFocusIfLost<HTMLParagraphElement>(report.isSuccess)
  if (report.isSuccess)
    return (
      <p className={styles.report} role="status" tabIndex={-1} ref={said}>
        <Check className={layout.i} /> Reported. Three reports spare new people this problem; yours stays open.
      </p>
    )
  return (
    <button
      type="button"
      className={`${buttons.link} ${styles.report}`}
      aria-disabled={report.isPending}
      onClick={() => report.isPending || report.mutate()}
    >
      <Flag className={layout.i} /> Report this problem
    </button>
  )
}
