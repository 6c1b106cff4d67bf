const minute = 60_000
const day = 1_440 * minute

/**
 * The hour of the day, 0 to 23, at moments (milliseconds since 1970) in an IANA zone. Asking the zone is what takes
 * long, so it is asked once for each day of UTC: most days keep one offset from beginning to end, and the rest is sums.
 */
export function hoursIn(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const starts = new Map<number, number>()

  const minuteAt = (moment: number): number => {
    const [hours, minutes] = format.format(moment).split(':')
    return 60 * Number(hours) + Number(minutes)
  }

  /** The minute of the local day at which a day of UTC begins. */
  function startOf(utcDay: number): number {
    const known = starts.get(utcDay)
    if (known !== undefined) return known
    const start = minuteAt(utcDay * day)
    starts.set(utcDay, start)
    return start
  }

  return (moment) => {
    const utcDay = Math.floor(moment / day)
    const start = startOf(utcDay)
    const isEven = start === startOf(utcDay + 1)
    const local = isEven ? start + Math.floor((moment - utcDay * day) / minute) : minuteAt(moment)
    return Math.floor((local % 1_440) / 60)
  }
}
