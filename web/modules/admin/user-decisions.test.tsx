import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const list = routes.listUsers
const maya = { ...ada, id: 'id-of-maya', firstName: 'Maya', lastName: 'Lind', plan: 'premium', isSharingStopped: true }
const path = (what: string) => `POST /api/admin/users/${maya.id}/${what}`

async function atMaya(more: Record<string, Answer> = {}, address = '/admin') {
  const visited = visit(address, {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [list]: [200, [maya], { 'x-total-count': '45' }],
    ...more,
  })
  const card = within(await screen.findByRole('article', { name: 'Maya Lind' }))
  const looks = () => visited.sent.filter(({ call }) => call === list).map(({ search }) => search)
  return { ...visited, card, looks }
}

test.each([
  { button: 'End Premium', what: 'end-premium', reply: { ended: true }, sentence: 'Premium has ended.' },
  {
    button: 'Resend Verification',
    what: 'resend-verification',
    reply: { letters: 1 },
    sentence: 'The link is on its way.',
  },
  {
    button: 'Resend Verification',
    what: 'resend-verification',
    reply: { letters: 0 },
    sentence: 'Nothing to verify, so nothing was sent.',
  },
  {
    button: 'Let Them Share Again',
    what: 'allow-sharing',
    reply: { wasStopped: true },
    sentence: 'They can share ideas again.',
  },
  { button: 'Sign Out Everywhere', what: 'sign-out', reply: { sessions: 3 }, sentence: 'Signed out on 3 devices.' },
])(
  '"$button" needs a note, says what came of it and looks again ($sentence)',
  async ({ button, what, reply, sentence }) => {
    const { person, card, sent, looks } = await atMaya({ [path(what)]: [200, reply] })
    await person.click(card.getByRole('heading'))
    await person.click(card.getByRole('button', { name: button }))
    const dialog = within(screen.getByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: button }))
    dialog.getByText('Please say why.')
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
    await pasteInto(person, dialog.getByLabelText('Note'), ' They asked. ')
    await person.click(dialog.getByRole('button', { name: button }))
    ;(await toast('Done')).getByText(sentence)
    expect(sent.find(({ call }) => call === path(what))?.body).toEqual({ note: 'They asked.' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(looks()).toHaveLength(2)
  },
)

test.each([
  {
    until: '2027-11-22',
    body: { note: 'A gift.', until: '2027-11-22' },
    sentence: 'Premium runs until that day.',
  },
  { until: '', body: { note: 'A gift.' }, sentence: 'Premium runs until you end it.' },
])('premium is granted until "$until"', async ({ until, body, sentence }) => {
  const { person, card, sent } = await atMaya({ [path('premium')]: [200, { until: null }] })
  await person.click(card.getByRole('heading'))
  await person.click(card.getByRole('button', { name: 'Grant Premium' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Grant Premium to Maya Lind' }))
  if (until) await person.type(dialog.getByLabelText('Until'), until)
  await pasteInto(person, dialog.getByLabelText('Note'), 'A gift.')
  await person.click(dialog.getByRole('button', { name: 'Grant Premium' }))
  ;(await toast('Done')).getByText(sentence)
  expect(sent.find(({ call }) => call === path('premium'))?.body).toEqual(body)
})

test('what the server refuses is said in the dialog, and the note stays', async () => {
  const why = 'This person has a card subscription. Cancel it in Stripe to end their Premium.'
  const { person, card } = await atMaya({ [path('end-premium')]: [409, { message: why }] })
  await person.click(card.getByRole('heading'))
  await person.click(card.getByRole('button', { name: 'End Premium' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByLabelText('Note'), 'They asked.{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe(why)
  expect(dialog.getByLabelText<HTMLInputElement>('Note').value).toBe('They asked.')
})

test('filters and the sort stand in the address, are asked for, and begin at the first page', async () => {
  const { person, looks, addressNow } = await atMaya({}, '/admin?page=2')
  await person.selectOptions(screen.getByLabelText('Plan'), 'Premium')
  await person.selectOptions(screen.getByLabelText('Role'), 'Users')
  await person.selectOptions(screen.getByLabelText('Address'), 'Unverified')
  await person.selectOptions(screen.getByLabelText('Sort'), 'Name')
  await screen.findByText('45 accounts found, by name')
  expect(addressNow()).toBe('/admin?plan=premium&role=user&unverified=true&sort=name')
  expect(looks().at(-1)).toBe('?page=1&limit=20&sort=name&plan=premium&role=user&unverified=true')
  await person.selectOptions(screen.getByLabelText('Plan'), 'All plans')
  await screen.findByText('45 accounts found, by name')
  expect(addressNow()).toBe('/admin?role=user&unverified=true&sort=name')
})

test('an address opens on its choices, and what is none of them is left out', async () => {
  const { looks } = await atMaya({}, '/admin?sort=active&plan=gold&role=admin&unverified=no')
  expect(looks()).toEqual(['?page=1&limit=20&sort=active&role=admin'])
  expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('active')
  await screen.findByText('45 accounts found, most recently active first')
})
