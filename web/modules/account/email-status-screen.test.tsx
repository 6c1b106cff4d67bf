import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../test/visit.tsx'

const config = { stripePublishableKey: null, supportEmail: 'support@example.org', crypto: [] }
const specified = [
  'Email Verification Implemented',
  'Database Schema Updated',
  'Verification Routes Active',
  'Existing Users Protected',
]

async function lineOf(title: string) {
  const head = await screen.findByRole('heading', { level: 2, name: title })
  const line = head.closest('li')
  if (!line) throw new Error(`"${title}" stands in no line`)
  return within(line)
}

test.each([
  { mail: false, said: 'Pending Setup', sentence: /new accounts open right away/, links: /we don’t send links yet/ },
  { mail: true, said: 'Active', sentence: /accounts with an emailed link/, links: /ask for a new one/ },
])('with mail $mail the service, and what begins with it, is $said', async ({ mail, said, sentence, links }) => {
  visit('/email-status', { [routes.installation]: [200, { ...config, mail }] })
  const service = await lineOf('Email service key')
  await service.findByText(said)
  const [verification = '', ...others] = specified
  ;(await lineOf(verification)).getByText(said)
  for (const title of others) (await lineOf(title)).getByText('Active')
  screen.getByText(links)
  screen.getByText(sentence)
  screen.getByText(/^New users are auto-verified in development/)
  screen.getByText('Existing users can keep logging in.')
})

test('what could not be read is not claimed, and can be asked again', async () => {
  const answers: Parameters<typeof visit>[1] = { [routes.installation]: null }
  const { person } = visit('/email-status', answers)
  await screen.findByText('We couldn’t check the email setup.')
  const service = await lineOf('Email service key')
  expect(service.queryByText(/Active|Pending/)).toBeNull()
  answers[routes.installation] = [200, { ...config, mail: true }]
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await service.findByText('Active')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
