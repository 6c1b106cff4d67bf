import { contentTokens, gistOf, sameIdea, similarityOfGists } from '@app/domain/score/similarity'
import { type Strategy, strategyNames } from '@app/domain/score/strategies'
import { hitsOf, strategiesOf } from '@app/domain/score/strategy-of'

/** So many ideas in a row of one kind are a rut. */
const rutLength = 4

/** How a person would name a kind of approach. */
const names: Record<Strategy, string> = {
  tech: 'gadgets',
  people: 'people',
  time: 'time',
  place: 'places',
  money: 'money',
  play: 'play',
  art: 'art',
  rules: 'rules',
  nature: 'nature',
  body: 'the body',
  food: 'food',
  remove: 'taking away',
  combine: 'combining',
  reverse: 'turning round',
  inform: 'telling people',
  reward: 'rewards',
}

interface Box {
  number: number
  text: string
}

/** Which boxes hold the same idea as an earlier one. */
function closePairs(boxes: readonly Box[]): string[] {
  const gists = boxes.map(({ text }) => gistOf(text))
  return boxes.flatMap(({ number }, at) => {
    const gist = gists[at]
    const earlier = gists.slice(0, at).findIndex((other) => gist && similarityOfGists(gist, other) >= sameIdea)
    const twin = boxes[earlier]
    return twin ? [`No. ${number} is close to no. ${twin.number}.`] : []
  })
}

/** The kind of the last ideas, if they are all of one. */
function rut(boxes: readonly Box[]): string[] {
  const kinds = strategiesOf(boxes.map(({ text }) => hitsOf(contentTokens(text))))
  const [kind, ...rest] = kinds.slice(-rutLength)
  if (!kind || rest.length < rutLength - 1 || rest.some((other) => other !== kind)) return []
  const untried = strategyNames.filter((name) => !kinds.includes(name)).slice(0, 3)
  return [`Four ideas in a row are ${names[kind]}: try ${untried.map((name) => names[name]).join(', ')}.`]
}

/** What may be said while somebody writes: it points, and never gives an idea. */
export function hintsOf(texts: readonly string[]): string[] {
  const boxes = texts.map((text, at) => ({ number: at + 1, text })).filter(({ text }) => text.trim() !== '')
  return [...closePairs(boxes), ...rut(boxes)]
}
