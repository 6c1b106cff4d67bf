import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signsOutNow } from '../../api/ended-session.ts'
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

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s it opens elsewhere, and this page goes on', async (key) => {
  const { left, logOut } = await openMenu()
  fireEvent.click(logOut, { [key]: true })
  expect([signsOutNow(), left]).toEqual([false, []])
})
