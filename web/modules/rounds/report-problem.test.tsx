import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginAtNoon, json, openSolve, pass, round } from './test/solve-world.tsx'

beginAtNoon()

const press = async (meanwhile?: () => void) => {
  fireEvent.click(screen.getByRole('button', { name: 'Report this problem' }))
  fireEvent.click(screen.getByRole('button', { name: 'Press again to report' }))
  meanwhile?.()
  await pass(50)
}

test('a reported problem says thanks, and the round goes on', async () => {
  const { sent } = await openSolve({ [routes.reportProblem]: () => new Response(null, { status: 204 }) })
  await press()
  expect(sent.at(-1)).toMatchObject({ call: routes.reportProblem, body: { problemId: round.id } })
  expect(screen.getByText('Thanks for reporting it. You can still solve it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report this problem' })).toBeNull()
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
})

test('one touch reports nothing, nor does a double one, and somebody who goes on is not asked again', async () => {
  const { sent } = await openSolve({ [routes.reportProblem]: () => new Response(null, { status: 204 }) })
  const button = screen.getByRole('button', { name: 'Report this problem' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(screen.getByText('Press again to report', { selector: '[role="status"] span' })).toBeTruthy()
  // Safari doesn't focus what is pressed, so the screen does.
  expect(document.activeElement).toBe(button)
  button.blur()
  await pass(50)
  expect(button.textContent).toBe(' Report this problem')
  expect(sent.map(({ call }) => call)).not.toContain(routes.reportProblem)
})

test('the focus goes from the pressed button to the thanks, and stays with a person who is writing', async () => {
  const answer = { [routes.reportProblem]: () => new Response(null, { status: 204 }) }
  const { unmount } = await openSolve(answer)
  screen.getByRole('button', { name: 'Report this problem' }).focus()
  await press()
  expect(document.activeElement).toBe(screen.getByText(/^Thanks for reporting/))
  unmount()

  await openSolve(answer)
  const [first] = screen.getAllByRole('textbox')
  await press(() => first?.focus())
  expect(document.activeElement).toBe(first)
})

test('a report that did not arrive says why, and can be made again', async () => {
  await openSolve({ [routes.reportProblem]: json({ message: 'We’re busy right now.' }, 503) })
  await press()
  expect(screen.getByTestId('toast').textContent).toBe('Error / We’re busy right now.')
  expect(screen.getByRole('button', { name: 'Press again to report' })).toHaveProperty('ariaDisabled', 'false')
})
