interface Boxes {
  /** Was the day lit that it is now, so that the next box is tomorrow's? */
  isToday: boolean
  /** The slots of the round that was handed in. */
  slots: number
  next: number
}

/** How many slots the next day's box has; what is no larger is not called so. */
export function boxSentence({ isToday, slots, next }: Boxes): string {
  const more = next - slots
  const grown = more > 0 ? `, ${more === 1 ? 'one' : more} more than this one` : ''
  return `${isToday ? 'Tomorrow’s' : 'Today’s'} box has ${next} slots${grown}.`
}
