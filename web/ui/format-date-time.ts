const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** "20 November 2026", in the zone of the device. */
export const formatDate = (moment: string | null, otherwise: string): string => formatted(day, moment) ?? otherwise

/** "20 November 2026 at 09:12", in the zone of the device. */
export const formatDateTime = (moment: string): string => formatted(minute, moment) ?? moment

function formatted(format: Intl.DateTimeFormat, moment: string | null): string | undefined {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? undefined : format.format(time)
}
