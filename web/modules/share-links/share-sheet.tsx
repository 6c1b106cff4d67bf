import type { Reply } from '@app/contract/calls'
import { composeShareMessage, createShareCard } from '@app/domain/share-links/share-card'
import { useQuery } from '@tanstack/react-query'
import { Copy, Download, Share2, TriangleAlert } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { copyPendingText } from '../../ui/copy-to-clipboard.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { CardPicture, pictureFile } from './card-picture.tsx'
import type { Shape } from './card-shapes.ts'
import { type CardInput, thinkerOfCard } from './draw-card.ts'
import { IdeaChoice } from './idea-choice.tsx'
import { shareLinksQuery, useDeleteShareLink, useShareRound } from './share-links.queries.ts'
import * as styles from './share-sheet.module.css'

type Round = Reply<'finishedRound'>

export const ShareSheet = ({ round, onClosed }: { round: Round; onClosed: () => void }) => (
  <Dialog title="Share this problem" className={styles.sheet} onClosed={onClosed}>
    {(close) => <Sheet round={round} close={close} />}
  </Dialog>
)

/** As the server makes it at the same moment; shown before there is a link. */
function useCard(round: Round) {
  const streak = useUser()?.streak ?? 0
  const { feedback, thinkerId, ideas } = round
  const { score = null, favourites = null } = feedback ?? {}
  return useMemo(
    () => createShareCard({ score, favourites, thinkerId, ideas: ideas.length, streak }),
    [score, favourites, thinkerId, ideas.length, streak],
  )
}

function Sheet({ round, close }: { round: Round; close: () => void }) {
  const [shape, setShape] = useState<Shape>('wide')
  const known = useQuery(shareLinksQuery).data?.find(({ roundId }) => roundId === round.id)
  const shown = round.ideas.findIndex(({ text }) => text === known?.idea)
  const shownIdea = shown < 0 ? null : shown
  const [choice, setIdea] = useState<number | null>()
  const idea = choice === undefined ? shownIdea : choice
  const card = useCard(round)
  const input = { problemText: round.problemText, card, idea: idea === null ? null : (round.ideas[idea]?.text ?? null) }
  const sharing = useSharing(round, { known, idea, input, shape, close })
  return (
    <div className={styles.lay}>
      <div className={styles.preview}>
        <CardPicture shape={shape} {...input} />
        {card.best !== null && <p className="small muted">The bird marks one of your picks.</p>}
        <div className={styles.ofPicture}>
          <ShapeChoice shape={shape} onChoose={setShape} />
          <Button kind="line" onClick={sharing.save}>
            <Download className="i" />
            Save Picture
          </Button>
        </div>
      </div>
      <div className={styles.acts}>
        <Message {...sharing} />
        <IdeaChoice
          ideas={round.ideas.map(({ text }) => text)}
          first={shownIdea ?? card.best}
          chosen={idea}
          onChoose={setIdea}
        />
        {known && idea !== shownIdea && <p className="hint">Share or copy again to update your link.</p>}
        <Buttons {...sharing} />
        <ul>
          <li>They solve it, then see your card.</li>
          <li>Links last 30 days. Take them back in settings.</li>
        </ul>
      </div>
    </div>
  )
}

const ShapeChoice = ({ shape, onChoose }: { shape: Shape; onChoose: (shape: Shape) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row.
  <div className={`seg ${styles.shapes}`} role="group" aria-label="Picture shape">
    {(['wide', 'tall'] as const).map((each) => (
      <button key={each} type="button" aria-pressed={each === shape} onClick={() => onChoose(each)}>
        {each === 'wide' ? 'Wide' : 'Tall'}
      </button>
    ))}
  </div>
)

interface SharingInput {
  /** The link that is open. */
  known: Reply<'listShareLinks'>[number] | undefined
  idea: number | null
  input: CardInput
  shape: Shape
  close: () => void
}

type Fault = 'copy' | 'again' | 'picture'

function useSharing(round: Round, { known, idea, input, shape, close }: SharingInput) {
  const share = useShareRound(round.id)
  const end = useDeleteShareLink()
  const [fault, setFault] = useState<Fault | null>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const { problemText, card } = input
  const messageWith = (link: string) => composeShareMessage({ problemText, card, thinker: thinkerOfCard(card), link })

  /** Made only now; with the same choice it is made once. */
  async function message() {
    setFault(null)
    const link = share.data && share.variables === idea && !end.isSuccess ? share.data : await share.mutateAsync(idea)
    end.reset()
    return messageWith(link.link)
  }
  async function copy() {
    const isCopied = await copyPendingText(message())
    if (!isCopied) return failCopy()
    showToast({ title: 'Copied', text: 'Ready to paste.' })
    close()
  }
  function failCopy() {
    setFault('copy')
    // Selected and in view, so that it can be copied by one key.
    requestAnimationFrame(() => {
      if (!text.current) return
      getSelection()?.selectAllChildren(text.current)
      text.current.scrollIntoView({ block: 'center' })
    })
  }
  async function toSheet() {
    // Never with the idea: whoever sees an answer first writes fewer of their own.
    const picture = await pictureFile(shape, { ...input, idea: null }).catch(() => null)
    const outcome = await openSheet(await message(), picture)
    if (outcome === 'shared') close()
    if (outcome === 'failed') setFault('again')
  }
  async function save() {
    setFault(null)
    const file = await pictureFile(shape, input).catch(() => null)
    if (file) saveFile(file)
    else setFault('picture')
  }
  const quietly = (act: () => Promise<unknown>) => () => void act().catch(() => undefined)
  return {
    fault,
    text,
    error: share.error ?? end.error,
    isBusy: share.isPending || end.isPending,
    message: messageWith((known ?? share.data)?.link ?? `${location.host}/p/…`),
    copy: quietly(copy),
    toSheet: quietly(toSheet),
    save: quietly(save),
    end: known && (() => end.mutate(known.id, { onSuccess: () => share.reset() })),
  }
}

type Sharing = ReturnType<typeof useSharing>

const faults: Record<Fault, string> = {
  copy: 'That didn’t work. The text is selected, so copy it yourself.',
  again: 'Your link is ready, but the share menu didn’t open. Press Share again.',
  picture: 'This device couldn’t create the picture.',
}

const Message = ({ message, text, end, isBusy }: Sharing) => (
  <div>
    <p className={styles.label}>As a message</p>
    <p className={styles.message} ref={text} data-part="message" dir="auto">
      {message}
    </p>
    {end && (
      <button type="button" className={`link ${styles.end}`} aria-disabled={isBusy} onClick={end}>
        Take This Link Back
      </button>
    )}
  </div>
)

const hasSheet = (): boolean => typeof navigator.share === 'function'

function Buttons({ fault, error, isBusy, copy, toSheet }: Sharing) {
  const [canShare] = useState(hasSheet)
  return (
    <div className={styles.buttons}>
      {(fault || error) && (
        <p className="note warn" role="alert">
          <TriangleAlert className="i" />
          <span>{fault ? faults[fault] : errorMessage(error)}</span>
        </p>
      )}
      {canShare && (
        <Button size="big" isBusy={isBusy} onClick={toSheet}>
          <Share2 className="i" />
          Share
        </Button>
      )}
      <Button {...(canShare ? { kind: 'line' } : { size: 'big' })} isBusy={isBusy} onClick={copy}>
        <Copy className="i" />
        Copy Message
      </Button>
    </div>
  )
}

/** The sheet of the device reports its own outcome. */
async function openSheet(text: string, picture: File | null): Promise<'shared' | 'left' | 'failed'> {
  const withPicture = picture && { text, files: [picture] }
  try {
    await navigator.share(withPicture && navigator.canShare?.(withPicture) ? withPicture : { text })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'
  }
}

function saveFile(file: File) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
