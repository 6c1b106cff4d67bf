/** How far back analytics look, as the wire names it and as people read it. */
export const periods = { '30d': '30 Days', '90d': '90 Days', '1y': 'A Year', all: 'All Time' } as const
export type Period = keyof typeof periods

/** A period within a sentence. */
export const lately = { '30d': 'in the last 30 days', '90d': 'in the last 90 days', '1y': 'in the last year' } as const
