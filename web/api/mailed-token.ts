declare global {
  interface Window {
    /** The token of a mailed link, the screen it is for, and the address that it was mailed to, where it says so. */
    mailed?: { path: string; token: string; to: string }
  }
}

/** Takes the token out of the address before any request: neither history nor a referrer may keep it. */
export function hideMailedToken() {
  const token = new URLSearchParams(location.search).get('token')
  delete window.mailed
  if (!token) return
  window.mailed = { path: location.pathname, token, to: decodeHash(location.hash.slice(1)) }
  history.replaceState(history.state, '', location.pathname)
}

export const getMailedToken = (path: string): string | undefined =>
  window.mailed?.path === path ? window.mailed.token : undefined

function decodeHash(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export const getMailedTo = () => window.mailed?.to ?? ''

export const clearMailedToken = () => delete window.mailed
