import { type ComponentType, lazy } from 'react'

/** A part of a screen whose code comes when it is needed. Without a connection the rest of the screen does without it. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))

const Nothing = () => null
