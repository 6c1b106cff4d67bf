/** What the jobs of card payments are called in the queue, also where none of them is loaded. */
export const cardJobs = ['card-news', 'card-missed', 'card-nightly'] as const
