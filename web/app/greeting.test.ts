import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

const usual = { name: 'Maya', hour: 9, count: 0, limit: 2, totalSolved: 34, daysAway: 1 }

test.each([
  { hour: 4, heading: 'Still up, Maya? Got two minutes?' },
  { hour: 5, heading: 'Morning, Maya. Two minutes?' },
  { hour: 11, heading: 'Morning, Maya. Two minutes?' },
  { hour: 12, heading: 'Afternoon, Maya. Two minutes?' },
  { hour: 17, heading: 'Afternoon, Maya. Two minutes?' },
  { hour: 18, heading: 'Evening, Maya. Two minutes?' },
  { hour: 22, heading: 'Evening, Maya. Two minutes?' },
  { hour: 23, heading: 'Still up, Maya? Got two minutes?' },
  { hour: 0, heading: 'Still up, Maya? Got two minutes?' },
  { hour: 4, count: 2, heading: 'Done. Sleep well, Maya.' },
  { hour: 5, count: 2, heading: 'Done for today, Maya.' },
  { hour: 22, count: 2, heading: 'Done for today, Maya.' },
  { hour: 23, count: 2, heading: 'Done. Sleep well, Maya.' },
  { count: 5, limit: 5, heading: 'Done for today, Maya.' },
  { count: 5, limit: 2, heading: 'Done for today, Maya.' },
  { hour: 2, count: 1, heading: 'You’re set for today, Maya. One session left.' },
  { count: 3, limit: 5, heading: 'You’re set for today, Maya. Two sessions left.' },
  { count: 1, limit: 5, heading: 'You’re set for today, Maya. Four sessions left.' },
  { hour: 2, totalSolved: 0, daysAway: null, heading: 'Welcome, Maya. Here’s your first problem.' },
  { count: 1, totalSolved: 1, daysAway: 0, heading: 'You’re set for today, Maya. One session left.' },
  { daysAway: 6, heading: 'Morning, Maya. Two minutes?' },
  { daysAway: 7, heading: 'Welcome back, Maya.' },
  { hour: 2, daysAway: 200, heading: 'Welcome back, Maya.' },
  { name: '', heading: 'Morning, friend. Two minutes?' },
])('$heading', ({ heading, ...change }) => expect(greetingOf({ ...usual, ...change })).toBe(heading))
