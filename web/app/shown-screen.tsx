import { Suspense, useEffect } from 'react'
import type { Router } from '../router/router.ts'
import { RouterView } from '../router/router-view.tsx'
import { Boundary } from '../ui/boundary.tsx'
import { Broken, BrokenScreen } from './broken-screen.tsx'
import { LoadingShell } from './loading-shell.tsx'

export const ShownScreen = ({ router }: { router: Router }) => (
  <RouterView router={router}>{(shown) => (shown ? <Drawn {...shown} /> : <LoadingShell />)}</RouterView>
)

/** The page has one until the screens have their own. */
const builtTitle = document.querySelector('title')

function Drawn({ place, Screen, Frame }: NonNullable<ReturnType<Router['shown']>>) {
  useFontsOnce()
  useEffect(() => builtTitle?.remove(), [])
  const broken = Frame ? <Broken onRetry={again} /> : <BrokenScreen onRetry={again} />
  const screen = (
    <Boundary key={place.path} broken={broken}>
      <Suspense>{Screen ? <Screen /> : broken}</Suspense>
    </Boundary>
  )
  return Frame ? <Frame>{screen}</Frame> : screen
}

const again = () => location.reload()

/** The screen is drawn in the font of the words that it replaces: otherwise it would be the largest paint anew. */
function useFontsOnce() {
  useEffect(() => {
    const use = () => {
      document.documentElement.dataset['seen'] = ''
    }
    const soon = () => void requestAnimationFrame(() => requestAnimationFrame(use))
    Promise.resolve(window.firstContent).then(soon, soon)
  }, [])
}
