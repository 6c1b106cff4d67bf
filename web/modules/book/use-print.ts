import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { showError } from '../../api/api-error.ts'
import { bookRoundsQuery } from './book.queries.ts'
import type { PageGroup } from './book-pages.ts'

const nextFrame = () => new Promise((done) => setTimeout(done))

/** One image of each picture; a lazy one would never come. */
function plates() {
  const all = Array.from(document.images)
  for (const image of all) image.loading = 'eager'
  return new Map(all.map((image) => [image.currentSrc || image.src, image]))
}

/** Fetches what was not looked at yet, draws a group at a time so that the tab stays alive, and prints. */
export function usePrint(groups: readonly PageGroup[]) {
  const client = useQueryClient()
  const [drawn, setDrawn] = useState(0)
  const [isPreparing, setPreparing] = useState(false)

  async function drawAll() {
    for (const [place, { sessions }] of groups.entries()) {
      if (sessions) await client.ensureQueryData(bookRoundsQuery(sessions))
      // The printer takes what is in the page: a transition might come later.
      flushSync(() => setDrawn(place + 1))
      await nextFrame()
    }
    await Promise.all(Array.from(plates().values(), (image) => image.decode().catch(() => undefined)))
  }

  async function preparePrint() {
    if (isPreparing) return
    setPreparing(true)
    try {
      await drawAll()
      print()
    } catch (error) {
      showError(error, 'Some pages didn’t load. Try again.')
    } finally {
      setPreparing(false)
    }
  }

  return { drawn, isPreparing, preparePrint }
}
