/** A page is sent with one of these as `Server-Timing`: its code can read them, and asks who is signed in or need not. */
export const sessionServerTiming = { open: 'signed-in', none: 'signed-out' } as const
