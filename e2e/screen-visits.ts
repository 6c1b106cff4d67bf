import { buildPath } from '@app/contract/routes'
import type { openProduct } from './browser.ts'

/* What is looked at in each size and theme, and with large text. */

/** Has Premium, and a session to show. */
export const nora = 'Nora'
/** Has finished a session with six ideas and a choice, and one without a choice; has no Premium. */
const rhea = 'Rhea'

export interface ScreenVisit {
  path: string
  heading: string | RegExp
  signedIn: boolean
  /** Somebody other than Ada, who is free. */
  as?: string
  /** Buttons that each show a further state, on the same visit. */
  presses?: readonly string[]
}

export const screenVisits = (rounds: { undecided: string; decided: string }): readonly ScreenVisit[] => [
  { path: '/', heading: /Ada/, signedIn: true },
  { path: '/', heading: / lit$/, signedIn: true, as: rhea, presses: ['The Whole Year', 'Your streak'] },
  { path: rounds.undecided, heading: /^Which two/, signedIn: true, as: rhea },
  {
    path: rounds.decided,
    heading: /^\w+ ideas$/,
    signedIn: true,
    as: rhea,
    presses: ['Share This Problem'],
  },
  { path: '/solve', heading: /.{10,}/, signedIn: true, presses: ['See an example'] },
  { path: '/custom-problem', heading: 'Bring your own problem', signedIn: true, as: nora },
  { path: '/custom-problem', heading: 'Custom problems come with Premium', signedIn: true },
  { path: '/solution-history', heading: 'Every idea you submitted', signedIn: true, as: nora },
  { path: '/solution-history', heading: 'History comes with Premium', signedIn: true },
  { path: '/analytics', heading: 'What your sessions show', signedIn: true, as: nora },
  { path: '/analytics', heading: 'Analytics comes with Premium', signedIn: true },
  { path: '/you', heading: 'Nora', signedIn: true, as: nora },
  { path: '/you', heading: /Rhea/, signedIn: true, as: rhea },
  { path: '/album', heading: 'Album', signedIn: true, as: rhea, presses: ['Tesla'] },
  { path: '/solve', heading: /.{10,}/, signedIn: true, as: nora, presses: ['Focus mode'] },
  {
    path: '/settings',
    heading: 'Settings',
    signedIn: true,
    presses: ['Change Password', 'Sign Out Everywhere', 'Delete My Account'],
  },
  { path: '/admin', heading: 'Users', signedIn: true },
  { path: '/nowhere', heading: '404 Page Not Found', signedIn: true },
  { path: '/', heading: 'Unstuck Your Mind in 2 Minutes', signedIn: false },
  { path: '/login', heading: 'Welcome Back', signedIn: false },
  { path: '/verify-email', heading: 'Verification Failed', signedIn: false },
  { path: '/forgot-password', heading: 'Forgot your password?', signedIn: false },
  { path: '/change-address?token=x', heading: 'Use this email address?', signedIn: false },
  { path: '/reset-password?token=x', heading: 'New password', signedIn: false },
  { path: '/email-status', heading: 'Email and bot protection', signedIn: true },
  { path: '/privacy', heading: /.+/, signedIn: false },
  { path: '/terms', heading: 'Terms', signedIn: false },
  { path: '/terms', heading: 'Terms', signedIn: true },
]

type Product = Awaited<ReturnType<typeof openProduct>>

export const finishVisitedRounds = async (product: Product) => ({
  undecided: await finishRound(product),
  decided: await finishRound(product, [1]),
})

/** A round of Rhea's: where its page is. Without favourites it still asks for them. */
async function finishRound(product: Product, favourites?: readonly number[]) {
  const { cookie } = await product.signIn(rhea)
  const { body: round } = await product.call('GET', buildPath('openRound'), { cookie })
  // The second problem of a day is each person's own: what is said of the ideas would differ by chance.
  await product.pool.query(
    `update round set slots = 6, problem_id =
       case when number = 1 then problem_id else (select id from problem where text like '%above the bus stop%') end
     where id = $1`,
    [round.id],
  )
  const ideas = [
    'A robot that sings',
    'Hang a swing from the sign',
    'Everyone adds a line to a story',
    'Plant herbs for tea',
    'A loud clock',
    'Lend out umbrellas',
  ]
  const body = { problemId: round.id, submittedSolutions: ideas, submissionMethod: ideas.map(() => 'text') }
  await product.call('POST', buildPath('submitSolutions'), { cookie, body })
  await product.call('POST', buildPath('switchOpinions'), { cookie, body: { on: true } })
  if (favourites)
    await product.call('POST', buildPath('chooseFavourites', { id: round.id }), { cookie, body: { favourites } })
  return `/rounds/${round.id}`
}
