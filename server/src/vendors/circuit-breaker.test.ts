import { expect, test } from 'vitest'
import { allowRequest, type BreakerState, closedBreaker, recordFailure, recordSuccess } from './circuit-breaker.ts'

/** A story in steps: "12 f" is a failed call at second 12, "12 f60" one that asks for a minute; "12 -" must be refused, "12 ?" goes out and never reports. */
function tell(story: string) {
  let state: BreakerState = closedBreaker
  for (const step of story.split(', ')) {
    const [, second = '', what = '', retryAfter = ''] = /^(\d+) ([fs?-])(\d*)$/.exec(step) ?? []
    const now = Number(second) * 1000
    const admitted = allowRequest(state, now)
    expect({ step, goesOut: admitted !== null }).toEqual({ step, goesOut: what !== '-' })
    if (admitted) state = admitted
    if (what === 's') state = recordSuccess(state)
    if (what === 'f') state = recordFailure(state, now, retryAfter ? Number(retryAfter) * 1000 : null)
  }
}

test.each([
  ['four failures change nothing', '0 f, 1 f, 2 f, 3 f, 4 s, 5 s'],
  ['the fifth of ten opens it for 30 seconds', '0 f, 1 f, 2 f, 3 f, 4 f, 5 -, 33 -, 34 s, 35 s'],
  ['also when calls between them went well', '0 f, 1 s, 2 f, 3 s, 4 f, 5 s, 6 f, 7 s, 8 f, 9 -, 37 -, 38 s'],
  [
    'what is longer ago than ten calls is forgotten',
    '0 f, 1 f, 2 s, 3 s, 4 s, 5 s, 6 s, 7 s, 8 f, 9 f, 10 s, 11 s, 12 f, 13 f, 14 f, 15 -',
  ],
  ['after 30 seconds one call tries, and nobody beside it', '0 f, 0 f, 0 f, 0 f, 0 f, 30 ?, 31 -, 59 -'],
  ['a try that never reports gives way to the next', '0 f, 0 f, 0 f, 0 f, 0 f, 30 ?, 60 s, 61 s'],
  ['a try that fails opens it for 30 more', '0 f, 0 f, 0 f, 0 f, 0 f, 30 f, 59 -, 60 s'],
  ['a try that goes well forgets everything', '0 f, 0 f, 0 f, 0 f, 0 f, 30 s, 31 f, 32 f, 33 f, 34 f, 35 s'],
  ['one request for a pause is enough', '0 f120, 1 -, 119 -, 120 s, 121 s'],
  ['a longer pause than ours counts, a shorter one does not', '0 f, 0 f, 0 f, 0 f, 0 f90, 89 -, 90 f5, 119 -, 120 s'],
  ['a pause is believed for a day at most', '0 f999999, 86399 -, 86400 s'],
  ['a pause of nothing is a failure like others', '0 f0, 0 s'],
])('%s', (_, story) => tell(story))
