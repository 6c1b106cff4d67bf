import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type Answer, callTo } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'
import { finishedRound } from '../../feedback/test/finished.ts'
import type { SharingChoice } from '../shared-ideas.queries.ts'

export const umbrella = {
  from: 'person' as const,
  id: '0b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10',
  text: 'An umbrella that only opens when two people hold the handle.',
  thinkerId: 'lovelace',
  isWished: false,
}
export const puddle = {
  ...umbrella,
  id: '1b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b11',
  text: 'The puddle in front of the stop gets a name.',
  thinkerId: null,
}
export const joke = {
  from: 'house' as const,
  text: 'Print half a joke on each end of the bench.',
  thinkerId: 'shakespeare',
}

const notOffered: SharingChoice = { offer: 'no', places: [], chosen: null }

type Answers = Record<string, Answer | Promise<Answer>>

interface Minds {
  ideas?: unknown[]
  own?: SharingChoice
  round?: Parameters<typeof finishedRound>[0]
}

/** Somebody on the page of a session of eight ideas, of which no. 8 and no. 3 are their picks. */
export function openMinds({ ideas = [], own = notOffered, round }: Minds, more: Answers = {}) {
  const finished = finishedRound({ favourites: [7, 2], ...round })
  const { id } = finished
  const answers: Answers = {
    [callTo('finishedRound', { id })]: [200, finished],
    [callTo('otherMinds', { id })]: [200, { ideas, own }],
    [callTo('wishIdea', { id: umbrella.id })]: [204, null],
    [callTo('reportIdea', { id: umbrella.id })]: [204, null],
    [routes.installation]: [200, { opinions: false }],
    ...more,
  }
  return { answers, share: callTo('shareIdea', { id }), ...visit(`/rounds/${id}`, answers) }
}

export const cards = async () =>
  within(await screen.findByRole('region', { name: /^The same problem, / })).getAllByRole('listitem')

export async function cardOf(text: string) {
  const found = (await cards()).find(({ textContent }) => textContent?.includes(text))
  return within(found ?? expect.fail(`no card says "${text}"`))
}
