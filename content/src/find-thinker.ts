import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { thinkers } from './thinkers.ts'

/** A shorter part of a name could be of anybody. */
const lettersAtLeast = 3

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const spelled = thinkers.map(({ id, name }) => ({ id, spellings: [plain(id), plain(name)] }))

/** The thinker with this id, this name, or this part of a name in whole words; null if there is none or more than one. */
export function findThinkerByName(text: string): ThinkerId | null {
  const wanted = plain(text)
  if (wanted.length < lettersAtLeast) return null
  const named = spelled.find(({ spellings }) => spellings.includes(wanted))
  const [found, other] = named
    ? [named]
    : spelled.filter(({ spellings }) => spellings.some((spelling) => ` ${spelling} `.includes(` ${wanted} `)))
  return found && !other ? found.id : null
}
