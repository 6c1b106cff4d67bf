import { screen } from '@testing-library/react'
import { pasteInto } from '../../../test/paste-into.ts'
import { nobody } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'

export const field = (label: string) => screen.getByLabelText(label)
export const button = (name: string) => screen.getByRole('button', { name })
export const form = () => document.querySelector('form') ?? document.body

export async function atTheDoor(answers: Parameters<typeof visit>[1] = {}) {
  const visited = visit('/login', { ...nobody, ...answers })
  await screen.findByRole('heading', { name: 'Welcome Back' })
  return visited
}

export async function atSignUp(answers: Parameters<typeof visit>[1] = {}) {
  const visited = visit('/login#sign-up', { ...nobody, ...answers })
  await screen.findByRole('heading', { name: 'Create Account' })
  return visited
}

type Visited = Awaited<ReturnType<typeof atSignUp>>

async function send({ person }: Visited, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await pasteInto(person, field(label), text)
  await person.keyboard('{Enter}')
}

export const fillSignUp = (visited: Visited) =>
  send(visited, {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.org',
    Password: 'analytical engine',
  })

export const fillSignIn = (visited: Visited, password = 'analytical') =>
  send(visited, { Email: 'ada@example.org', Password: password })

export const unverified = 'Check your email and password. If you’ve just signed up, first open the link we sent you.'
