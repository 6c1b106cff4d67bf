import type { RatingPass } from '@app/domain/opinion/opinion'
import type { OpinionModel } from '@app/server/vendors/ai/opinion-model'

const groups = ['meeting', 'swapping', 'games', 'games', 'stories', 'meeting', 'games', 'growing', 'waiting']

/** A model that is of two minds about each third idea. */
const lookAt = (place: number, turn: number): RatingPass => ({
  originality: (place * 2 + (place % 3 === 2 ? turn * 2 : turn)) % 6,
  fit: 2 + ((place + turn) % 4),
  detail: (place * 3) % 5,
  group: groups[place % groups.length] ?? 'other',
  sameAs: place === 3 ? 2 : null,
  flag: place === 5 ? 'unsafe' : 'none',
  why: 'Says what happens, and leaves open who would look after it.',
})

/** Answers at once, in the shape of the real one. */
export function openOpinionModel(): OpinionModel {
  let turn = 0
  return {
    model: 'small-model-1',
    dailyCalls: 1_000,
    deadlineMs: 20_000,
    open: async () => ({
      async rate({ ideas }) {
        turn += 1
        return ideas.map((_, place) => lookAt(place, turn % 2))
      },
    }),
  }
}
