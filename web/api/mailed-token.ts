declare global {
  interface Window {
    /** The token of a mailed link, and the screen it is for. */
    mailed?: { path: string; token: string }
  }
}

/** Takes the token out of the address before anything is asked for, so that neither history nor a referrer keeps it. */
export function hideToken() {
  const token = new URLSearchParams(location.search).get('token')
  delete window.mailed
  if (!token) return
  window.mailed = { path: location.pathname, token }
  history.replaceState(history.state, '', location.pathname)
}

export const mailedToken = (path: string): string | undefined =>
  window.mailed?.path === path ? window.mailed.token : undefined

/** A token that was used is worth nothing. */
export const forgetToken = () => delete window.mailed
