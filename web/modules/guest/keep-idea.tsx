import { sanitizeForDisplay } from '@app/domain/text/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import {
  clearGuestIdea,
  countGuestIdeas,
  type GuestIdea,
  listGuestIdeas,
  readGuestIdea,
} from '../../device/guest-idea.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { showToast } from '../../ui/toast.ts'
import { cacheSubmissionReply } from '../rounds/submission/cache-submission.ts'
import { claimGuestIdeas, keptMessage } from './bring-ideas.ts'
import * as styles from './keep-idea.module.css'

export function KeepIdea() {
  const [idea, setIdea] = useState(() => readGuestIdea(Date.now()))
  function forget() {
    clearGuestIdea()
    setIdea(null)
  }
  if (!idea) return null
  const isOne = listGuestIdeas(idea).length === 1
  return (
    <Dialog title={isOne ? 'Keep your idea?' : 'Keep your ideas?'} className={styles.keep} onClosed={forget}>
      {(close) => <Question idea={idea} isOne={isOne} close={close} />}
    </Dialog>
  )
}

function Question({ idea, isOne, close }: { idea: GuestIdea; isOne: boolean; close: () => void }) {
  const claim = useClaim()
  const ideas = listGuestIdeas(idea)
  return (
    <>
      <div>
        <p dir="auto">{sanitizeForDisplay(idea.problem.text)}</p>
        <ol>
          {ideas.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that was handed in never changes.
            <li key={place}>
              <SymbolDrawing name="match-lit" />
              <span dir="auto">{sanitizeForDisplay(each)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.acts}>
        <p>{isOne ? 'It counts' : 'They count'} towards your streak and total, and won’t use up a session.</p>
        {claim.error && (
          <p className="note warn" role="alert">
            <span>{errorMessage(claim.error)}</span>
          </p>
        )}
        <Button size="big wide" isBusy={claim.isPending} onClick={() => claim.mutate(idea, { onSuccess: close })}>
          {isOne ? 'Keep it' : `Keep ${countGuestIdeas(ideas.length, idea.form)}`}
        </Button>
        <Button kind="ghost" size="wide" onClick={close}>
          No, thanks
        </Button>
      </div>
    </>
  )
}

function useClaim() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: claimGuestIdeas,
    onSuccess: (reply) => {
      cacheSubmissionReply(cache, reply)
      showToast(keptMessage)
    },
  })
}
