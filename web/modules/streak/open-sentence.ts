import type { Open } from './progress.queries.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
/** By the clock of the device: that is the one that somebody sees running. */
const at = (moment: string) => clock.format(Date.parse(moment)).replace('00:00', 'midnight')

/** Until when a streak can still go on. What ends first is said, and nothing that is not so for sure. */
export const openSentence = ({ until, opened, yesterday }: NonNullable<Open>): string =>
  yesterday === null
    ? `Open until ${at(until)}, or ${at(opened)} once begun`
    : `Begun yesterday, it counts until ${at(yesterday)}`
