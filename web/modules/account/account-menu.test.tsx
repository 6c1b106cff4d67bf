import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signsOutNow } from '../../api/ended-session.ts'
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
  return { left, logOut: await screen.findByText('Log out', { selector: '#account-menu a' }) }
}

test('a press on "Log out" marks this page as signing out', async () => {
  const { left, logOut } = await openMenu()
  fireEvent.click(logOut)
  expect(signsOutNow()).toBe(true)
  await expect.poll(() => left).toHaveLength(1)
  expect(signsOutNow()).toBe(true)
})

test('without network the menu gives way to the note that nobody was signed out', async () => {
  const hidden = vi.spyOn(HTMLElement.prototype, 'hidePopover')
  onTestFinished(() => hidden.mockRestore())
  const { left } = visit('/', { [routes.logout]: null })
  fireEvent.click(await screen.findByText('Log out', { selector: '#account-menu a' }))
  await toast('No network')
  expect([signsOutNow(), left]).toEqual([false, []])
  expect(hidden.mock.contexts.map((place) => (place as HTMLElement).id)).toEqual(['account-menu'])
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s this page signs out too, for another could not ask',
  async (key) => {
    const { left, logOut } = await openMenu()
    expect(fireEvent.click(logOut, { [key]: true })).toBe(false)
    await expect.poll(() => left).toHaveLength(1)
  },
)
