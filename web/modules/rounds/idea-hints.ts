import { strategyWords } from '@app/content/lexicon/strategies'
import { type Strategy, strategyNames } from '@app/domain/scoring/score'
import { assignStrategies, countStrategyHits, indexStrategies, type StrategyHits } from '@app/domain/scoring/strategies'
import {
  fingerprintOf,
  fingerprintSimilarity,
  sameIdeaThreshold,
  type TextFingerprint,
} from '@app/domain/scoring/text-similarity'
import { contentStems } from '@app/domain/scoring/tokenize'
import { isBlank } from '@app/domain/text/text'

const rutLength = 4

const strategiesOfStem = indexStrategies(strategyWords)

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
  gist: TextFingerprint
  hits: StrategyHits
}

function twinIn(written: readonly Box[]): string | null {
  const last = written.at(-1)
  const twin =
    last && written.slice(0, -1).find(({ gist }) => fingerprintSimilarity(last.gist, gist) >= sameIdeaThreshold)
  return twin ? `No. ${last.number} is close to no. ${twin.number}.` : null
}

function rutIn(written: readonly Box[]): string | null {
  const kinds = assignStrategies(written.map(({ hits }) => hits))
  const kind = kinds.at(-1)
  const inRow = kinds.length - 1 - kinds.findLastIndex((other) => other !== kind)
  if (!kind || inRow % rutLength !== 0) return null
  const untried = strategyNames.filter((name) => !kinds.includes(name)).slice(0, 3)
  return `Four ideas in a row are ${names[kind]}: try ${untried.map((name) => names[name]).join(', ')}.`
}

/** Each box is compared with earlier ones only, so that no hint above changes during writing. */
export function findHints(texts: readonly string[]): (string | null)[] {
  const boxes = texts.map((text, at) => {
    const hits = countStrategyHits(strategiesOfStem, contentStems(text))
    return { number: at + 1, text, gist: fingerprintOf(text), hits }
  })
  return boxes.map(({ text }, at) => {
    if (isBlank(text)) return null
    const written = boxes.slice(0, at + 1).filter((box) => !isBlank(box.text))
    return [twinIn(written), rutIn(written)].filter((hint) => hint !== null).join(' ') || null
  })
}
