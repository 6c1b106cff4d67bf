import { providerCallbackPath } from '@app/contract/providers'
import { buildPath, type RouteName } from '@app/contract/routes'
import { authenticator } from '@app/server/test/authenticator'
import { makePasskeyDevice } from '@app/server/test/passkey-device'
import { get, post, type Sent } from '../server/requests.ts'
import type { Answer } from '../server/send.ts'
import { addressOf, type Known, rightPassword, tokenThatIsOver } from './addresses.ts'

/** Sends it and looks at no clock. */
export type Ask = (sent: Sent) => Promise<Answer>

type Side = (number: number) => Sent | Promise<Sent>

/** Two requests whose answers shall not tell which of them it was. */
export interface Pair {
  what: string
  /** What both are answered with: a status, or where a browser is sent. */
  answer: number | string
  known: Side
  unknown: Side
}

/** What has to be there before is made when its turn comes: a proof of who somebody is lasts five minutes. */
export type OpenPair = (ask: Ask) => Promise<Pair>

const call = (name: RouteName, body: object, cookie = '') =>
  post(buildPath(name), body, cookie === '' ? {} : { cookie })

const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')

async function signedIn(ask: Ask, kind: Known, number: number) {
  const answer = await ask(call('signIn', { email: addressOf(kind, number), password: rightPassword }))
  if (answer.status !== 200) throw new Error(`A sign-in answered ${answer.status}: ${answer.text}`)
  return cookiesOf(answer)
}

interface ByAddress {
  name: RouteName
  body?: object
  answer: number
  known: Known
}

const byAddress =
  ({ name, body, answer, known }: ByAddress): OpenPair =>
  async () => {
    const side =
      (kind: string): Side =>
      (number) =>
        call(name, { ...body, email: addressOf(kind, number) })
    return { what: `${name}, ${known}`, answer, known: side(known), unknown: side(`not-${name}-${known}`) }
  }

const changeOfAddress =
  (known: Known): OpenPair =>
  async (ask) => {
    const cookie = await signedIn(ask, 'verified', 2)
    const side =
      (kind: string): Side =>
      (number) =>
        call('changeAddress', { email: addressOf(kind, number) }, cookie)
    return { what: `changeAddress, ${known}`, answer: 200, known: side(known), unknown: side(`free-${known}`) }
  }

/** The provider of the bench says whatever address its code is, and vouches for none. */
const comingBack =
  (known: Known): OpenPair =>
  async (ask) => {
    const side =
      (kind: string): Side =>
      async (number) => {
        const begun = await ask(post(buildPath('signInByProvider', { name: 'bench' }), {}))
        const state = new URL(JSON.parse(begun.text).address).searchParams.get('state') ?? ''
        const query = new URLSearchParams({ state, code: addressOf(kind, number) })
        const member = { userId: '', roundId: '', cookie: cookiesOf(begun) }
        return get(`${providerCallbackPath.replace(':name', 'bench')}?${query}`, member)
      }
    const answer = '/login?provider=bench&outcome=letter'
    return { what: `back from a provider, ${known}`, answer, known: side(known), unknown: side(`not-${known}`) }
  }

/** A passkey that somebody has, with a wrong signature, and one that nobody has. */
const byPasskey: OpenPair = async (ask) => {
  const cookie = await signedIn(ask, 'verified', 3)
  const device = makePasskeyDevice()
  const begun = await ask(call('passkeyCreation', {}, cookie))
  const attestation = device.create(JSON.parse(begun.text))
  const added = await ask(call('addPasskey', { attestation }, `${cookie}; ${cookiesOf(begun)}`))
  if (added.status >= 300) throw new Error(`A passkey was not added: ${added.text}`)
  const side =
    (id: string): Side =>
    async () => {
      const challenged = await ask(call('passkeyChallenge', {}))
      const assertion = device.get(JSON.parse(challenged.text))
      const { signature } = device.get(JSON.parse(challenged.text), { challenge: 'another' })
      return call('signInByPasskey', { assertion: { ...assertion, id, signature } }, cookiesOf(challenged))
    }
  const unknown = side(Buffer.alloc(32, 7).toString('base64url'))
  return { what: 'signInByPasskey, known passkey', answer: 400, known: side(attestation.id), unknown }
}

/** After the right password: a recovery code that was good once, and one that never was. */
const byRecoveryCode: OpenPair = async (ask) => {
  const cookie = await signedIn(ask, 'verified', 4)
  const { key } = JSON.parse((await ask(call('beginSecondFactor', {}, cookie))).text)
  const code = authenticator(key, { now: new Date() }).code()
  const { codes } = JSON.parse((await ask(call('confirmSecondFactor', { code }, cookie))).text)
  const spent = await ask(call('signInByCode', { code: codes[0] }, await signedIn(ask, 'verified', 4)))
  if (spent.status !== 200) throw new Error(`A recovery code was not taken: ${spent.text}`)
  const step = await signedIn(ask, 'verified', 4)
  const side =
    (typed: string): Side =>
    () =>
      call('signInByCode', { code: typed }, step)
  return { what: 'signInByCode, spent recovery code', answer: 400, known: side(codes[0]), unknown: side('aaaa-aaaa') }
}

const byLink: OpenPair = async () => {
  const side =
    (token: string): Side =>
    () =>
      call('followAddressLink', { token })
  const unknown = side('a-link-that-never-was')
  return { what: 'followAddressLink, link that is over', answer: 400, known: side(tokenThatIsOver), unknown }
}

const [password, account] = ['another engine', { password: 'another engine', firstName: 'Bench', lastName: 'Person' }]

export const pairs: readonly OpenPair[] = [
  byAddress({ name: 'signIn', body: { password }, answer: 401, known: 'verified' }),
  byAddress({ name: 'signIn', body: { password }, answer: 401, known: 'waiting' }),
  byAddress({ name: 'signIn', body: { password }, answer: 401, known: 'guarded' }),
  byAddress({ name: 'signIn', body: { password }, answer: 401, known: 'passwordless' }),
  byAddress({ name: 'forgotPassword', answer: 200, known: 'verified' }),
  byAddress({ name: 'signUp', body: account, answer: 201, known: 'verified' }),
  byAddress({ name: 'signUp', body: account, answer: 201, known: 'waiting' }),
  byAddress({ name: 'resendVerification', answer: 200, known: 'waiting' }),
  byAddress({ name: 'resendVerification', answer: 200, known: 'verified' }),
  changeOfAddress('verified'),
  changeOfAddress('waiting'),
  comingBack('verified'),
  comingBack('waiting'),
  byPasskey,
  byRecoveryCode,
  byLink,
]
