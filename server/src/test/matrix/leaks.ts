import type { Answer } from './ask.ts'
import { type Cast, type Member, roles, unshared } from './cast.ts'

const members = roles.filter((role) => role !== 'guest')
/** A caller who sends the password of `user` is `user` from then on. */
const opensSession = 'POST /api/auth/signin'

/** What stands in an answer and must not: secrets and ideas of anybody, and for all but admins whatever names another person. */
export function findLeaks(cast: Cast, { role, call, text, headers }: Answer) {
  const sent = `${text}\n${[...headers].map(([, value]) => value).join('\n')}`
  const self = call === opensSession ? 'user' : role
  const foreign = members.filter((each) => each !== self && role !== 'admin').map((each) => cast[each])
  const forbidden = [
    'argon2id$',
    ...members.flatMap((each) => secretsOf(cast[each])),
    ...cast.tokens,
    ...foreign.flatMap(({ email, stripeCustomerId }) => [email, stripeCustomerId]),
    // What somebody wrote is theirs alone, also before admins.
    ...(self === 'user' ? [] : [unshared]),
  ]
  return forbidden.filter((each) => sent.includes(each)).map((each) => `${call} revealed to ${role}: ${each}`)
}

/** The value of a session cookie is `token.signature`. The other one, of a known device, is sent again at each sign-in. */
function secretsOf({ password, hash, cookie }: Member) {
  const sessions = cookie.split('; ').filter((pair) => pair.includes('session_token='))
  const tokens = sessions.map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)).split('.')[0])
  return [password, hash, ...tokens.filter((token) => token !== undefined && token.length > 15)] as string[]
}
