import { screen, within } from '@testing-library/react'

/** The toast with this title. */
export async function toast(title: string) {
  // The first toast of a page fetches its code.
  const head = await screen.findByText(title, { selector: 'b' }, { timeout: 10_000 })
  const whole = head.closest('li')
  if (!whole) throw new Error(`"${title}" stands in no toast`)
  return within(whole)
}
