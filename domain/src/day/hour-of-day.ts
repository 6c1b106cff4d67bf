const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** 0 to 23, at moments in ms. Reads the slow zone data once for each UTC day. */
export function createHourReader(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const starts = new Map<number, number>()

  const minuteAt = (moment: number): number => {
    const [hours, minutes] = format.format(moment).split(':')
    return 60 * Number(hours) + Number(minutes)
  }

  function startOf(utcDay: number): number {
    const known = starts.get(utcDay)
    if (known !== undefined) return known
    const start = minuteAt(utcDay * dayMs)
    starts.set(utcDay, start)
    return start
  }

  return (moment) => {
    const utcDay = Math.floor(moment / dayMs)
    const start = startOf(utcDay)
    const isEven = start === startOf(utcDay + 1)
    const local = isEven ? start + Math.floor((moment - utcDay * dayMs) / minuteMs) : minuteAt(moment)
    return Math.floor((local % 1_440) / 60)
  }
}
