import { formatIdeaCount } from '@app/domain/share-links/share-card'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useEffect, useRef } from 'react'
import * as styles from './card-picture.module.css'
import type { Shape } from './card-shapes.ts'
import { type CardInput, drawCard, thinkerOfCard } from './draw-card.ts'

interface Props extends CardInput {
  shape: Shape
}

/** The card as a picture; what it shows is said in words. */
export function CardPicture({ shape, problemText, card, idea }: Props) {
  const place = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = place.current
    if (!canvas) return undefined
    const draw = () => void drawCard(canvas, shape, { problemText, card, idea }).catch(() => undefined)
    draw()
    addEventListener('resize', draw)
    return () => removeEventListener('resize', draw)
  }, [shape, problemText, card, idea])
  return (
    <canvas
      ref={place}
      className={styles.card}
      data-shape={shape}
      width="1200"
      height="630"
      role="img"
      aria-label={`The card: ${wordsOf({ problemText, card, idea })}`}
    />
  )
}

function wordsOf({ problemText, card, idea }: CardInput) {
  const parts = [
    sanitizeForDisplay(problemText),
    idea !== null && `the idea “${sanitizeForDisplay(idea)}”`,
    `${thinkerOfCard(card).name}, ${formatIdeaCount(card.matches.length)} side by side`,
    card.best !== null && `a bird on no. ${card.best + 1}, their pick`,
    card.streak > 0 && `${card.streak} day streak`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

/** A file of the card, drawn apart from the one that is shown. */
export async function pictureFile(shape: Shape, input: CardInput): Promise<File> {
  const canvas = document.createElement('canvas')
  await drawCard(canvas, shape, input)
  if (!canReadBack(canvas)) throw new Error('This browser alters our pictures, so we can’t use them.')
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This device can’t create the picture.')
  return new File([blob], 'firecrest.png', { type: 'image/png' })
}

const corner = [250, 253, 254, 255]

/** Browsers that guard against fingerprints make stripes of what is read: a corner, drawn in the ink of the frame, tells. */
function canReadBack(canvas: HTMLCanvasElement): boolean {
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = `rgb(${corner.slice(0, 3).join(' ')})`
  pen.fillRect(0, 0, 1, 1)
  const { data } = pen.getImageData(0, 0, 1, 1)
  return corner.every((value, at) => Math.abs((data[at] ?? 0) - value) <= 3)
}
