import { screen, within } from '@testing-library/react'

/** The toast with this title. */
export async function toast(title: string) {
  const head = await screen.findByText(title, { selector: 'b' })
  const whole = head.closest('li')
  if (!whole) throw new Error(`"${title}" stands in no toast`)
  return within(whole)
}
