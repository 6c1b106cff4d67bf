import type { Deps } from '../deps.ts'

/** Tells the browser that its session is over: its cookie goes, and what it kept of our answers. */
export function forgetSession({ sessionCookie, publicUrl }: Pick<Deps, 'sessionCookie' | 'publicUrl'>, to: Headers) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  to.append('set-cookie', `${sessionCookie}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`)
  to.set('clear-site-data', '"cache"')
}
