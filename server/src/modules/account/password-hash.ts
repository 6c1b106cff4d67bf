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
const maxWaitMs = 5_000

const inTurn = limitConcurrency()

interface Cost {
  memory: number
  passes: number
}

/** `argon2id$memory$passes$parallelism$salt$tag`; throws AppError 'busy' when too many wait already. */
export async function hashPassword(password: string, cost: Cost = defaultCost) {
  const nonce = randomBytes(16)
  const message = normalizePassword(password)
  const tag = await inTurn(() => derive('argon2id', { message, nonce, ...cost, ...shape }))
  const numbers = [cost.memory, cost.passes, shape.parallelism].join('$')
  return `argon2id$${numbers}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

interface Tried {
  /** Null: there is none, which takes as long. */
  hash: string | null
  password: string
}

export async function verifyPassword({ hash, password }: Tried, cost = defaultCost): Promise<boolean> {
  if (hash === null) {
    await hashPassword(password, cost)
    return false
  }
  const [kind, memory, passes, parallelism, nonce, tag] = hash.split('$')
  if (kind !== 'argon2id' || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const given = await inTurn(() =>
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

/** Hashing takes memory and a core each: few run at once, some wait in a queue, the rest are refused. */
function limitConcurrency() {
  let running = 0
  const waiting: (() => void)[] = []

  async function takePlace() {
    if (running < maxConcurrent) {
      running += 1
      return
    }
    if (waiting.length >= maxQueueLength) throw new AppError('busy', { retryAfter: 5 })
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(limit)
        resolve()
      }
      const limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new AppError('busy', { retryAfter: 5 }))
      }, maxWaitMs)
      waiting.push(start)
    })
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takePlace()
    try {
      return await work()
    } finally {
      // The place is handed on, not given up, so that no later one comes first.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export interface Passwords {
  hash(password: string): Promise<string>
  verify(tried: Tried): Promise<boolean>
}
