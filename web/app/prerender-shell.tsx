import { prerender } from 'react-dom/static'
import { Symbols } from '../ui/symbols.tsx'
import { LoadingShell } from './loading-shell.tsx'
import { SolveSkeleton } from './solve-skeleton.tsx'

/** The skeleton as HTML, made once when the pages are built. */
export async function renderShell() {
  const { prelude } = await prerender(
    <>
      <Symbols />
      <SolveSkeleton />
      <LoadingShell />
    </>,
  )
  return new Response(prelude).text()
}
