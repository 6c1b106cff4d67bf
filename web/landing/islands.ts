import { ThemeSwitch } from '../ui/theme-switch.tsx'

/** The parts of the page that React keeps: prerendered one by one, so that each can wake alone. */
export const islands = { theme: ThemeSwitch }

export type IslandName = keyof typeof islands
