import { parseIdeaLines } from '@app/domain/text/idea-lines'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/api-error.ts'
import * as dialog from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { showToast } from '../../ui/toast.ts'
import { cacheSubmissionReply } from '../rounds/submission/cache-submission.ts'
import { clearGuestIdea, type GuestIdea, maxGuestIdeas, readGuestIdea } from './guest-idea.ts'
import * as styles from './keep-idea.module.css'

export function KeepIdea() {
  const [idea, setIdea] = useState(() => readGuestIdea(Date.now()))
  function forget() {
    clearGuestIdea()
    setIdea(null)
  }
  if (!idea) return null
  const isOne = parseIdeaLines(idea.written).length === 1
  return (
    <Dialog title={isOne ? 'Keep your idea?' : 'Keep your ideas?'} onClosed={forget}>
      {(close) => <Question idea={idea} isOne={isOne} close={close} />}
    </Dialog>
  )
}

function Question({ idea, isOne, close }: { idea: GuestIdea; isOne: boolean; close: () => void }) {
  const claim = useClaim()
  return (
    <div className={styles.keepIdea}>
      <p className={layout.muted} dir="auto">
        {sanitizeForDisplay(idea.problem.text)}
      </p>
      <blockquote dir="auto">{sanitizeForDisplay(parseIdeaLines(idea.written).join('\n'))}</blockquote>
      <p>{isOne ? 'It counts' : 'They count'} for your streak and your total, and not against today’s sessions.</p>
      {claim.error && (
        <p className={`${fields.note} ${fields.warn}`} role="alert">
          <span>{errorMessage(claim.error)}</span>
        </p>
      )}
      <div className={`${layout.row} ${dialog.row}`}>
        <button
          type="button"
          className={buttons.btn}
          aria-disabled={claim.isPending}
          onClick={() => claim.isPending || claim.mutate(idea, { onSuccess: close })}
        >
          Keep
        </button>
        <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={close}>
          No, thanks
        </button>
      </div>
    </div>
  )
}

function useClaim() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ problem, written, thinkerId }: GuestIdea) => {
      const body = { problemId: problem.id, solutions: parseIdeaLines(written).slice(0, maxGuestIdeas), thinkerId }
      return api.claimGuest({ body })
    },
    onSuccess: (reply) => {
      cacheSubmissionReply(cache, reply)
      showToast({ title: 'Kept', text: 'This counts for your streak and your total.' })
    },
  })
}
