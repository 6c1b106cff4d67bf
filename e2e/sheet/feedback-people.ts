import { buildPath } from '@app/contract/routes'
import type { openProduct } from '../browser.ts'

type Product = Awaited<ReturnType<typeof openProduct>>

const dayLength = 24 * 3_600_000

/** A full list, with one idea said twice. */
const ideas = [
  'A bench that faces the other bench.',
  'Put up a shelf with books to swap.',
  'A chess game painted on the ground, one move per wait.',
  'Chess on the ground, one move per wait.',
  'Everyone adds one line to a story that hangs at the stop.',
  'A swing under the roof, wide enough for two who have not met.',
  'Guess together, by the sound alone, which engine comes.',
  'Water the stop’s own tomato plant and take one when it is ripe.',
  'A sand timer as tall as a child that runs until the bus comes.',
]

const commonIdeas = ['A bench', 'Put up a shelf with books', 'Music', 'Chess on the ground']

/** Hands a list in as a browser would, and answers with the id of the round. */
async function handIn(product: Product, cookie: string, list: readonly string[]) {
  const { body: round } = await product.call('GET', buildPath('openRound'), { cookie })
  const submittedSolutions = list.slice(0, round.slots)
  const submissionMethod = submittedSolutions.map((_, at) => (at % 3 === 2 ? 'voice' : 'text'))
  const body = { problemId: round.id, submittedSolutions, submissionMethod }
  const { status } = await product.call('POST', buildPath('submitSolutions'), { cookie, body })
  if (status !== 200) throw new Error(`Handing in answered ${status}.`)
  return round.id as string
}

/** Nine days of somebody, the last of them the day that the clock then shows. */
async function liveDays(product: Product, name: string, last: Date) {
  const { cookie } = await product.signIn(name)
  for (let behind = 8; behind > 0; behind -= 1) {
    product.clock.now = new Date(last.getTime() - behind * dayLength)
    const id = await handIn(product, cookie, ['A choir that rehearses at the stop', 'A map of shadows'])
    if (behind === 8) await product.call('POST', buildPath('markTrial', { id }), { cookie, body: { place: 0 } })
  }
  product.clock.now = last
  return { cookie, id: await handIn(product, cookie, ideas) }
}

/**
 * People whose dashboards have feedback: Fay is asked for her two best, Gil has chosen, Hal handed in yesterday, Ida has just begun and has new achievements. Forty others had the problem of today before.
 */
export async function makeFeedbackPeople(product: Product) {
  const today = product.clock.now
  for (let other = 0; other < 40; other += 1) {
    const { cookie } = await product.signIn(`Other${other}`)
    await handIn(product, cookie, [commonIdeas[other % 4] ?? '', `Talk about number ${other}`])
  }
  await liveDays(product, 'Fay', today)
  const gil = await liveDays(product, 'Gil', today)
  const picked = { cookie: gil.cookie, body: { favourites: [2, 7] } }
  await product.call('POST', buildPath('chooseFavourites', { id: gil.id }), picked)
  await product.call('POST', buildPath('switchOpinions'), { cookie: gil.cookie, body: { on: true } })
  await liveDays(product, 'Hal', new Date(today.getTime() - dayLength))
  product.clock.now = today
  await product.pool.query('update achievement set seen_at = $1', [today])
  const ida = await product.signIn('Ida')
  await handIn(product, ida.cookie, ideas.slice(5))
}
