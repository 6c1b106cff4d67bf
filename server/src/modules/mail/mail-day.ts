const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** "14 March 2027": a letter does not know where it is read. */
export const letterDay = (moment: Date): string => day.format(moment)
