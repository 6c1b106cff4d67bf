import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizePassword } from '@app/domain/account/credentials'
import { AppError } from '../../http/app-error.ts'

const derive = promisify(argon2)

// OWASP's first choice for argon2id: 19 MiB, two passes; about 33 ms on the machine we measured on.
const defaultCost = { memory: 19 * 1024, passes: 2 }
const shape = { parallelism: 1, tagLength: 32 }
const maxConcurrent = 2
const maxQueueLength = 64
const maxWaitingOfNetwork = 32
const maxWaitMs = 5_000

const inTurn = limitConcurrency()

interface Cost {
  memory: number
  passes: number
}

/**
 * `argon2id$memory$passes$parallelism$salt$tag`; throws AppError 'busy' when too many wait already. `network`: of whom we
 * do not know; null: of a known device or an open session.
 */
export async function hashPassword(password: string, network: string | null = null, cost: Cost = defaultCost) {
  const nonce = randomBytes(16)
  const message = normalizePassword(password)
  const tag = await inTurn(network, () => derive('argon2id', { message, nonce, ...cost, ...shape }))
  const numbers = [cost.memory, cost.passes, shape.parallelism].join('$')
  return `argon2id$${numbers}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

interface Tried {
  /** Null: there is none, which takes as long. */
  hash: string | null
  password: string
  network?: string | null
}

export async function verifyPassword({ hash, password, network = null }: Tried, cost = defaultCost): Promise<boolean> {
  if (hash === null) {
    await hashPassword(password, network, cost)
    return false
  }
  const [kind, memory, passes, parallelism, nonce, tag] = hash.split('$')
  if (kind !== 'argon2id' || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const given = await inTurn(network, () =>
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

interface Waiting {
  network: string | null
  start(): void
}

/**
 * Hashing takes memory and a core each: few run at once, some wait, the rest are refused. Whom we know wait in a queue of
 * their own, which comes first, so that made-up sign-ins keep none of them out; of the others each network has a share.
 */
export function limitConcurrency() {
  let running = 0
  const known: Waiting[] = []
  const others: Waiting[] = []

  async function takePlace(network: string | null) {
    if (running < maxConcurrent) {
      running += 1
      return
    }
    const queue = network === null ? known : others
    const isShareUsed = others.filter((each) => each.network === network).length >= maxWaitingOfNetwork
    if (queue.length >= maxQueueLength || isShareUsed) throw new AppError('busy', { retryAfter: 5 })
    await new Promise<void>((resolve, reject) => {
      const place = {
        network,
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

  return async <T>(network: string | null, work: () => Promise<T>): Promise<T> => {
    await takePlace(network)
    try {
      return await work()
    } finally {
      // The place is handed on, not given up, so that no later one comes first.
      const next = known.shift() ?? others.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}

export interface Passwords {
  hash(password: string, network: string | null): Promise<string>
  verify(tried: Tried): Promise<boolean>
}
