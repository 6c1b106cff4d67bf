import { formPlurals, type ProblemForm } from '@app/domain/rounds/problem-form'
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IdeaBox } from './idea-box.tsx'
import * as styles from './idea-list.module.css'
import { countShownBoxes, type Idea, isBlankIdea, nextIdeaText, nonBlankIdeas, spreadPastedList } from './ideas.ts'
import type { Voice } from './use-voice.ts'

interface Props {
  /** The ids of what the first box is about, for somebody who begins in it. */
  aboutIds?: string | undefined
  /** Beside the heading. */
  aside?: ReactElement | null
  form: ProblemForm
  ideas: readonly Idea[]
  slots: number
  hints?: readonly (string | null)[]
  isReadOnly: boolean
  voice: Voice
  submitButton: RefObject<HTMLButtonElement | null>
  onType: (box: number, text: string) => void
  onSpread: (ideas: Idea[]) => void
  onSubmit: () => void
  tally: (written: number, slots: number) => string
}

export function IdeaList({
  aboutIds,
  aside,
  form,
  ideas,
  slots,
  hints,
  isReadOnly,
  voice,
  submitButton,
  onType,
  onSpread,
  onSubmit,
  tally,
}: Props) {
  const boxes = useRef<(HTMLTextAreaElement | null)[]>([])
  const written = nonBlankIdeas(ideas).length
  const firstBlank = ideas.findIndex(isBlankIdea)

  const lists = usePastedLists({ ideas, isReadOnly, onSpread, boxes })

  function onKeyDown(at: number, event: KeyboardEvent<HTMLTextAreaElement>) {
    if (lists.goBack(stepOfKeys(event))) return event.preventDefault()
    const intent = intentOf(event)
    if (intent === null) return
    event.preventDefault()
    if (intent === 'submit') onSubmit()
    else if (intent === 'previous') boxes.current[at - 1]?.focus()
    else (boxes.current[at + 1] ?? submitButton.current)?.focus()
  }

  return (
    <section className={styles.ideas} aria-labelledby="ideas-heading">
      <div className={styles.heading}>
        <p id="ideas-heading">
          <span>{`Your ${formPlurals[form]}`}</span>
          <small>{tally(written, slots)}</small>
        </p>
        {aside}
      </div>
      <ol ref={lists.ref}>
        {ideas.slice(0, countShownBoxes(ideas)).map((idea, at) => (
          <IdeaBox
            // biome-ignore lint/suspicious/noArrayIndexKey: no box moves, its place is its name
            key={at}
            number={at + 1}
            form={form}
            aboutIds={at === 0 ? aboutIds : undefined}
            idea={idea}
            hint={hints?.[at]}
            placeholder={at === firstBlank ? (written === 0 ? 'Start anywhere.' : nextIdeaText) : undefined}
            isReadOnly={isReadOnly}
            voice={voice.isMute ? null : voiceOf(voice, at, idea)}
            boxRef={(box) => {
              boxes.current[at] = box
            }}
            onType={(text) => onType(at, text)}
            onKeyDown={(event) => onKeyDown(at, event)}
            onPaste={(event) => lists.paste(at, event)}
          />
        ))}
      </ol>
    </section>
  )
}

interface ListsInput extends Pick<Props, 'ideas' | 'isReadOnly' | 'onSpread'> {
  boxes: RefObject<(HTMLTextAreaElement | null)[]>
}

interface PastedList {
  before: readonly Idea[]
  after: readonly Idea[]
  from: number
  to: number
}

/** The browser itself undoes only what it has pasted: a list that went to several boxes is taken back here. */
function usePastedLists({ ideas, isReadOnly, onSpread, boxes }: ListsInput) {
  const pasted = useRef<PastedList[]>([])
  const ref = useRef<HTMLOListElement>(null)
  function show(shown: readonly Idea[], box: number) {
    // The values first: in WebKit a value that is set after the focus ends the scroll to the box.
    flushSync(() => onSpread([...shown]))
    boxes.current[box]?.focus()
  }
  /** Undo and redo. Where the boxes are not as a list left them, what was written since is the browser's to undo. */
  function goBack(step: Step | null) {
    const list = isReadOnly
      ? null
      : step && pasted.current.findLast((each) => isSame(each[step === 'undo' ? 'after' : 'before'], ideas))
    if (!list) return false
    if (step === 'undo') show(list.before, list.from)
    else show(list.after, list.to)
    return true
  }
  // React has no event for the menu of the browser and the gesture of a phone.
  useEffect(() => {
    const list = ref.current
    const onMenu = (event: InputEvent) => {
      if (goBack(stepsOfMenu[event.inputType] ?? null)) event.preventDefault()
    }
    list?.addEventListener('beforeinput', onMenu)
    return () => list?.removeEventListener('beforeinput', onMenu)
  })
  return {
    ref,
    goBack,
    paste(at: number, event: ClipboardEvent<HTMLTextAreaElement>) {
      const { selectionStart: from, selectionEnd: to } = event.currentTarget
      const text = event.clipboardData.getData('text/plain')
      const list = isReadOnly ? null : spreadPastedList(ideas, { at, text, from, to })
      if (!list) return
      event.preventDefault()
      pasted.current.push({ before: ideas, after: list.ideas, from: at, to: list.last })
      show(list.ideas, list.last)
    },
  }
}

type Step = 'undo' | 'redo'

const stepsOfMenu: Partial<Record<string, Step>> = { historyUndo: 'undo', historyRedo: 'redo' }

const isSame = (some: readonly Idea[], others: readonly Idea[]) =>
  some.length === others.length && some.every(({ text }, at) => text === others[at]?.text)

function stepOfKeys({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Step | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}

function voiceOf({ listening, toggle }: Voice, at: number, { text }: Idea) {
  const isOn = listening?.box === at
  return { isOn, isHeard: isOn && listening.isHeard, toggle: () => toggle(at, text) }
}

/** Null leaves the key to the browser. */
function intentOf(event: KeyboardEvent<HTMLTextAreaElement>): 'next' | 'previous' | 'submit' | null {
  // While an input method composes, Enter chooses a word; some engines only report the code 229.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return null
  if (event.key === 'Enter') return enterIntent(event)
  // A held Backspace that has emptied one box must not eat the one above.
  const isFreshBackspace = event.key === 'Backspace' && !event.repeat
  return isFreshBackspace && event.currentTarget.value === '' ? 'previous' : null
}

function enterIntent({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey) return 'submit'
  return shiftKey || altKey ? null : 'next'
}
