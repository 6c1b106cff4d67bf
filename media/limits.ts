/** How a plate is drawn, and what its files may weigh, in bytes. */
export const frame = { width: 640, height: 800, perSecond: 24 }

export const formats = ['webm', 'mp4', 'avif', 'webp'] as const
export type Format = (typeof formats)[number]

export const mostBytes: Record<Format, number> = { webm: 180_000, mp4: 180_000, avif: 25_000, webp: 32_000 }

/**
 * The step from the last frame back to the first may be as large as the largest ordinary one. H.264 begins each loop
 * with a sharper frame than it ends with, which is a little step of its own.
 */
export const largestSeam = { webm: 1, mp4: 1.15 }
export type Moving = keyof typeof largestSeam
export const movingFormats: readonly Moving[] = ['webm', 'mp4']
