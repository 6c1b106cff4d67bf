import { expect, test } from 'vitest'
import { guessProblemForm } from './problem-form.ts'

test.each([
  ['Find a name for our boat', 'name'],
  ['Titles for a talk about mud', 'name'],
  ['A slogan for the bakery', 'line'],
  ['A first line for the letter to my aunt', 'line'],
  ['A rhyme with the name of the cat', 'line'],
  ['How could the queue move faster?', 'idea'],
  ['Entitle me to rename it', 'idea'],
  ['', 'idea'],
])('"%s" is taken to ask for: %s', (problem, form) => expect(guessProblemForm(problem)).toBe(form))
