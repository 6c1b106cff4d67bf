export const guestIdeaKey = 'firecrest:guest-idea'

/** Apart from the other code of guests, which the dashboard then need not load. */
export function hasGuestIdea(): boolean {
  try {
    return localStorage.getItem(guestIdeaKey) !== null
  } catch {
    return false
  }
}
