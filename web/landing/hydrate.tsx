import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from './islands.ts'

/** Says that what is pressed here is handled from now on. */
export function markHydrated(place: Element) {
  place.removeAttribute('data-asleep')
  place.dispatchEvent(new Event('awake', { bubbles: true }))
}

/** Stands around an island in the build too, so that both draw the same. */
export function Hydrated({ place, children }: { place?: Element; children: ReactNode }) {
  useEffect(() => {
    if (place) markHydrated(place)
  }, [place])
  return children
}

/** Makes a prerendered part alive; the development server sends an empty one. */
export function hydrateIsland(place: HTMLElement) {
  const name = place.dataset['island'] as IslandName
  const Part = islands[name]
  const island = (
    <Hydrated place={place}>
      <Part />
    </Hydrated>
  )
  if (place.firstElementChild) hydrateRoot(place, island, { identifierPrefix: name })
  else createRoot(place).render(island)
}
