import { afterEach, expect, test, vi } from 'vitest'
import { addFilm } from './films.ts'

afterEach(() => vi.useRealTimers())

/** A box of the carousel whose film has been asked for, at the start of a stopped clock. */
function boxWithFilm() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const box = document.createElement('article')
  box.dataset['id'] = 'hokusai'
  box.append(document.createElement('picture'))
  addFilm(box)
  return box
}

const film = (box: HTMLElement) => box.querySelector('video')

test('a film that is not ready after three seconds leaves its place to the still picture', () => {
  const box = boxWithFilm()
  vi.advanceTimersByTime(2_999)
  expect([film(box) !== null, box.dataset['film']]).toEqual([true, 'laid'])
  vi.advanceTimersByTime(1)
  expect([film(box), box.dataset['film']]).toEqual([null, 'failed'])
})

test('a film that was ready once remains, also while it starts over and has no data', () => {
  const box = boxWithFilm()
  film(box)?.dispatchEvent(new Event('canplay'))
  expect(film(box)?.readyState).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect([film(box) !== null, box.dataset['film']]).toEqual([true, 'laid'])
})

test('a film that fails leaves its place to the still picture at once', () => {
  const box = boxWithFilm()
  film(box)?.dispatchEvent(new Event('error'))
  expect([film(box), box.dataset['film']]).toEqual([null, 'failed'])
})
