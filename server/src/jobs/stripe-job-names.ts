/** What the repeated jobs of card payments are called in the queue, also where none of them is loaded. */
export const cardJobs = ['card-missed', 'card-nightly'] as const

/** What earlier versions have scheduled. */
export const formerCardJobs = ['card-news'] as const
