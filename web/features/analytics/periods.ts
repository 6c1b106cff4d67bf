/** How far back analytics look, as the wire names it and as people read it. */
export const periods = { '30d': '30 Days', '90d': '90 Days', '1y': 'A Year', all: 'All Time' } as const
export type Period = keyof typeof periods
