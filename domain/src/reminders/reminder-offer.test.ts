import { expect, test } from 'vitest'
import { shouldOfferReminders, suggestQuietHours, usualStartMinute } from './reminder-offer.ts'

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

test.each([
  { doneDays: 0, asks: false },
  { doneDays: 2, asks: false },
  { doneDays: 3, asks: true },
  { doneDays: 4, asks: false },
  { doneDays: 6, asks: false },
  { doneDays: 7, asks: true },
  { doneDays: 8, asks: false },
])('after $doneDays done days the dashboard asks: $asks', ({ doneDays, asks }) => {
  expect(shouldOfferReminders({ doneDays, hasAnswered: false })).toBe(asks)
  expect(shouldOfferReminders({ doneDays, hasAnswered: true })).toBe(false)
})

test.each([
  { begins: ['08:12', '08:20', '08:14'], usual: '08:15' },
  { begins: ['08:12', '22:00', '08:20'], usual: '08:15' },
  { begins: ['23:50', '00:05', '00:10'], usual: '00:00' },
  { begins: ['23:58', '23:59', '23:55'], usual: '00:00' },
  { begins: ['07:00'], usual: '07:00' },
  { begins: [], usual: '09:00' },
])('somebody who begins at $begins mostly begins at $usual', ({ begins, usual }) => {
  expect(usualStartMinute(begins.map(clock))).toBe(clock(usual))
})

test.each([
  { time: '08:15', quiet: { from: 1_260, to: 480 } },
  { time: '20:45', quiet: { from: 1_260, to: 480 } },
  { time: '21:00', quiet: null },
  { time: '06:30', quiet: null },
])('beside $time the quiet hours are $quiet', ({ time, quiet }) => {
  expect(suggestQuietHours(clock(time))).toEqual(quiet)
})
