/** After the end of its day. In a file of its own, so that screens load no rule with it. */
export const lateArrivalHours = 72
