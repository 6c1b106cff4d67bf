import type { ComponentType } from 'react'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

interface Island {
  wakes: 'at once' | 'when near'
  load: () => Promise<ComponentType>
}

/** The parts of the page that have a state: when they wake, and what they are. */
export const islands = {
  theme: { wakes: 'at once', load: async () => ThemeSwitch },
} satisfies Record<string, Island> as Record<IslandName, Island>

export type IslandName = 'theme'
