import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isSigningOut } from '../../api/ended-session.ts'
import type { Answer } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const pageShown = () => void dispatchEvent(new Event('pageshow'))
/** The page of the test stays; the way out is only begun. */
const stay = (event: Event) => event.preventDefault()
beforeEach(() => addEventListener('click', stay))
afterEach(() => {
  removeEventListener('click', stay)
  pageShown()
})

async function openMenu() {
  const { left } = visit('/')
  return { left, logOut: await screen.findByText('Log out', { selector: '#account-menu a span' }) }
}

const avatar = () => screen.getByRole('button', { name: /Account menu/ })
const isOpen = () => screen.queryByRole('link', { name: 'Log out' }) !== null

test('in a browser without popovers the menu opens and closes by its button, by a press beside it and by Escape', async () => {
  expect('popover' in HTMLElement.prototype).toBe(false)
  await openMenu()
  expect(isOpen()).toBe(false)
  const ways = [
    () => fireEvent.click(avatar()),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  ]
  for (const close of ways) {
    fireEvent.click(avatar())
    expect([isOpen(), avatar().ariaExpanded ?? avatar().getAttribute('aria-expanded')]).toEqual([true, 'true'])
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Profile' }))
    expect(isOpen()).toBe(true)
    close()
    expect(isOpen()).toBe(false)
  }
  expect(document.activeElement).toBe(avatar())
})

test('a press on "Log out" marks this page as signing out', async () => {
  const { left, logOut } = await openMenu()
  fireEvent.click(logOut)
  expect(isSigningOut()).toBe(true)
  await expect.poll(() => left).toHaveLength(1)
  expect(isSigningOut()).toBe(true)
})

test('until the server has answered the menu stays, and says that the person is being signed out', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { left, sent } = visit('/', { [routes.logout]: promise })
  await screen.findByText('Log out', { selector: '#account-menu a span' })
  fireEvent.click(avatar())
  fireEvent.click(screen.getByRole('link', { name: 'Log out' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Logging out…' }))
  await expect.poll(() => sent.filter(({ call }) => call === routes.logout)).toHaveLength(1)
  expect(left).toEqual([])
  resolve([204, undefined])
  await expect.poll(() => left).toEqual(['/'])
})

test('without network the menu gives way to the note that nobody was signed out', async () => {
  const { left } = visit('/', { [routes.logout]: null })
  await screen.findByText('Log out', { selector: '#account-menu a span' })
  fireEvent.click(avatar())
  fireEvent.click(screen.getByRole('link', { name: 'Log out' }))
  await toast('No Connection')
  expect([isSigningOut(), left]).toEqual([false, []])
  expect(isOpen()).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s this page signs out too, for another could not ask',
  async (key) => {
    const { left, logOut } = await openMenu()
    expect(fireEvent.click(logOut, { [key]: true })).toBe(false)
    await expect.poll(() => left).toHaveLength(1)
  },
)
