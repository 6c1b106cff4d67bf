/** Over https the browser takes this cookie from this host only, never from a neighbour under the same domain. */
export const sessionCookieOf = (publicUrl: string) => cookieOf(publicUrl, 'session_token')

export const cookieOf = (publicUrl: string, name: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}firecrest.${name}`
