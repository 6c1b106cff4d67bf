import { type ComponentType, lazy } from 'react'

/** Shows nothing where its code does not load: the rest of the screen works without it. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))

const Nothing = () => null
