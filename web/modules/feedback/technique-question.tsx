import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { formatCount, ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { type ReactElement, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { InkPlate } from '../rounds/ink-plate.tsx'
import { hasTechnique, techniqueWords } from '../rounds/technique-words.ts'
import * as styles from './technique-question.module.css'

interface Props {
  round: { thinkerId: string | null; form: ProblemForm; ideas: readonly { text: string }[] }
  picked: readonly number[]
  Head: 'h1' | 'h2'
  /** It has come in the place of the choice, whose button had the focus. */
  isFollowing: boolean
  isBusy: boolean
  otherWay?: ReactElement | null | undefined
  /** Empty for none of them. */
  onAnswer: (lines: readonly number[]) => void
}

const questionFor = (id: ThinkerId, form: ProblemForm) => techniqueWords[id].question.replace('line', form)

/** One press answers and goes on. */
export function TechniqueQuestion(props: Props) {
  const { round, picked, Head, isFollowing, isBusy, otherWay, onAnswer } = props
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFollowing) head.current?.focus()
  }, [isFollowing])
  const { thinkerId, ideas, form } = round
  if (!hasTechnique(thinkerId)) return null
  const press = (lines: readonly number[]) => isBusy || onAnswer(lines)
  return (
    <fieldset className={styles.question} data-below={Head === 'h2' || undefined}>
      <legend className={Head === 'h1' ? 'onBlock' : undefined}>
        <span className={styles.asked}>
          <InkPlate id={thinkerId} level={1} />
          <Head ref={head} tabIndex={-1}>
            {questionFor(thinkerId, form)}
          </Head>
        </span>
        <span className="sr">Your {formatCount(ideas.length, form)}</span>
      </legend>
      <div className={styles.lines}>
        {ideas.map(({ text }, place) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
            key={place}
            className={styles.line}
            data-picked={picked.includes(place) || undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => press([place])}
          >
            <b className="num">{ideaNumberOf(place)}</b>
            <span dir="auto">
              <span>{sanitizeForDisplay(text)}</span>
              {picked.includes(place) && <span className="sr"> Picked.</span>}
            </span>
            {picked.includes(place) && <SymbolDrawing name="match-lit" />}
          </button>
        ))}
        <div className={`row ${styles.noneOf}`} data-part="goes">
          <Button kind="line" isBusy={isBusy} onClick={() => press([])}>
            None of them
          </Button>
          {otherWay}
        </div>
      </div>
    </fieldset>
  )
}
