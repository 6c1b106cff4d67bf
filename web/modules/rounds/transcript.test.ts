import { expect, test } from 'vitest'
import { emptyTranscript, readTranscript, type SpokenResult } from './writing/transcript.ts'

type Said = [transcript: string, isFinal: boolean, confidence: number]

/** The results of each event, as the engine has sent them. */
const recorded: { engine: string; events: Said[][]; text: string }[] = [
  {
    engine: 'Chrome on Android, which corrects a word',
    events: [
      [['two', true, 0]],
      [
        ['two', true, 0],
        ['2 dogs', true, 0],
      ],
      [
        ['two', true, 0],
        ['2 dogs', true, 0],
        ['2 dogs bark', true, 0],
      ],
    ],
    text: '2 dogs bark',
  },
  {
    engine: 'Chrome on Android, with the end of an utterance and the next one',
    events: [
      [
        ['two', true, 0],
        ['2 dogs', true, 0],
        ['2 dogs bark', true, 0.92],
      ],
      [
        ['two', true, 0],
        ['2 dogs', true, 0],
        ['2 dogs bark', true, 0.92],
        ['and', true, 0],
        ['and cats', true, 0],
      ],
    ],
    text: '2 dogs bark and cats',
  },
  {
    engine: 'Chrome on Android, with an empty last result',
    events: [
      [['two dogs', true, 0]],
      [
        ['two dogs', true, 0],
        ['', true, 0],
      ],
    ],
    text: 'two dogs',
  },
  {
    engine: 'Chrome on a desktop, two utterances',
    events: [
      [['a bend', false, 0.01]],
      [['a bench', true, 0.9]],
      [
        ['a bench', true, 0.9],
        [' a bench that', false, 0.01],
        [' turns', false, 0.01],
      ],
      [
        ['a bench', true, 0.9],
        [' a bench that turns', true, 0.9],
      ],
    ],
    text: 'a bench a bench that turns',
  },
  {
    engine: 'Chrome on a desktop, where two utterances come as final at once',
    events: [
      [
        ['a bench', true, 0.9],
        ['a bench that turns', true, 0.9],
      ],
    ],
    text: 'a bench a bench that turns',
  },
  {
    engine: 'Safari, which knows no confidence but marks its guesses',
    events: [
      [['A', false, 0]],
      [['A bench', true, 0]],
      [
        ['A bench', true, 0],
        ['and a', false, 0],
      ],
      [
        ['A bench', true, 0],
        ['and a kettle', true, 0],
      ],
    ],
    text: 'A bench and a kettle',
  },
  { engine: 'any, which heard nothing', events: [[], [['', true, 0]]], text: '' },
]

test.each(recorded)('dictated into $engine, the idea is "$text"', ({ events, text }) => {
  const asResults = (said: Said[]): SpokenResult[] =>
    said.map(([transcript, isFinal, confidence]) => ({ transcript, isFinal, confidence }))
  const heard = events.reduce((before, said) => readTranscript(before, asResults(said)), emptyTranscript)
  expect(heard.text).toBe(text)
})
