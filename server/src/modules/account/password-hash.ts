import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizePassword } from '@app/domain/account/credentials'
import { AppError } from '../../http/app-error.ts'
import { memoizeAsync } from '../../process/memoize-async.ts'

const derive = promisify(argon2)

// OWASP's first choice for argon2id: 19 MiB, two passes; about 33 ms on the machine we measured on.
const defaultCost = { memory: 19 * 1024, passes: 2 }
const shape = { parallelism: 1, tagLength: 32 }
export const maxConcurrent = 2
/** So few of networks wait that most places of the server stay free for all else. */
export const maxQueueLength = { account: 64, network: 17 }
const maxWaiting = { account: 3, network: 12 }
const maxWaitMs = 5_000

const inTurn = limitConcurrency()

interface Cost {
  memory: number
  passes: number
}

/** Whose turn it is: an account by a device, session or mailed link that we know, or a network of which we know nothing. */
export interface Waiter {
  by: 'account' | 'network'
  id: string
}

/** `argon2id$memory$passes$parallelism$salt$tag`; throws AppError 'busy' when too many wait already. */
export async function hashPassword(password: string, waiter: Waiter, cost: Cost = defaultCost) {
  const nonce = randomBytes(16)
  const message = normalizePassword(password)
  const tag = await inTurn(waiter, () => derive('argon2id', { message, nonce, ...cost, ...shape }))
  const numbers = [cost.memory, cost.passes, shape.parallelism].join('$')
  return `argon2id$${numbers}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

interface Tried {
  /** Null: there is none, which takes as long. */
  hash: string | null
  password: string
  waiter: Waiter
}

export async function verifyPassword({ hash, password, waiter }: Tried, cost = defaultCost): Promise<boolean> {
  if (hash === null) {
    await hashPassword(password, waiter, cost)
    return false
  }
  const [kind, memory, passes, parallelism, nonce, tag] = hash.split('$')
  if (kind !== 'argon2id' || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const given = await inTurn(waiter, () =>
    derive('argon2id', {
      message: normalizePassword(password),
      nonce: Buffer.from(nonce, 'base64url'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(expected, given)
}

interface Waiting extends Waiter {
  start(): void
}

/**
 * Hashing takes memory and a core each: few run at once, some wait, the rest are refused. Whom we know wait in a queue of
 * their own, which comes first, so that made-up sign-ins keep none of them out; each account and each network has a share.
 */
export function limitConcurrency() {
  let running = 0
  const queues: Record<Waiter['by'], Waiting[]> = { account: [], network: [] }

  async function takePlace({ by, id }: Waiter) {
    if (running < maxConcurrent) {
      running += 1
      return
    }
    const queue = queues[by]
    const isShareUsed = queue.filter((each) => each.id === id).length >= maxWaiting[by]
    if (queue.length >= maxQueueLength[by] || isShareUsed) throw new AppError('busy', { retryAfter: 5 })
    await new Promise<void>((resolve, reject) => {
      const place = {
        by,
        id,
        start() {
          clearTimeout(limit)
          resolve()
        },
      }
      const limit = setTimeout(() => {
        queue.splice(queue.indexOf(place), 1)
        reject(new AppError('busy', { retryAfter: 5 }))
      }, maxWaitMs)
      queue.push(place)
    })
  }

  return async <T>(waiter: Waiter, work: () => Promise<T>): Promise<T> => {
    await takePlace(waiter)
    try {
      return await work()
    } finally {
      // The place is handed on, not given up, so that no later one comes first.
      const next = queues.account.shift() ?? queues.network.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}

export interface Passwords {
  hash(password: string, waiter: Waiter): Promise<string>
  verify(tried: Tried): Promise<boolean>
}

const load = memoizeAsync(async () => {
  const { commonPasswords } = await import('@app/content/common-passwords')
  return new Set(commonPasswords.trim().split(/\s+/))
})

/** Who guesses tries these first, whatever a form says of their strength. */
export async function refuseCommonPassword(password: string) {
  if ((await load()).has(normalizePassword(password).toLowerCase())) throw new AppError('common_password')
}
