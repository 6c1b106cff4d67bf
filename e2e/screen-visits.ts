import { buildPath } from '@app/contract/routes'
import type { openProduct } from './browser.ts'

/* What is looked at in each size and theme, and with large text. */

/** Has Premium, and a session to show. */
export const nora = 'Nora'
/** Has finished a session with eight ideas and a choice, and one without a choice; has no Premium. */
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
  { path: '/', heading: / lit$/, signedIn: true, as: rhea, presses: ['Your year', 'Your streak'] },
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
  { path: '/solution-history', heading: 'Every idea you’ve submitted', signedIn: true, as: nora },
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

/** Two problems of the bank, and what Rhea writes on each. */
const lists = {
  undecided: {
    problem: '%wobbly footbridge%',
    ideas: [
      'Paint crocodiles between the planks, so that everybody steps on the safe ones.',
      'One blue wave along the rail: the bridge is a boat.',
      'Footprints of a giant, with his wet socks at the far end.',
      'A line down the middle for tightrope dancers.',
      'Number the planks, and write a wish on the last one.',
      'A dragon whose back you are allowed to cross if you whisper.',
      'Every wobble gets a ring around it, like an echo.',
      'Leave the pot and a brush: whoever crosses adds one dot.',
    ],
  },
  decided: {
    problem: '%above the bus stop%',
    ideas: [
      'Clap on every second beat until the bus comes.',
      'Send a request up in a basket, with a bun for the tuba.',
      'Hang a baton at the stop: whoever waits sets the speed.',
      'Tune the umbrella ribs and play them with a spoon.',
      'The bus driver gets the last note, on the horn.',
      'Write words for the tune, one line per person in the queue.',
      'Dance the timetable, each line with a step of its own.',
      'Drop a rope with a bell, so the street can ask for silence.',
    ],
  },
}
type Visited = keyof typeof lists

export const finishVisitedRounds = async (product: Product) => ({
  undecided: await finishRound(product, 'undecided'),
  decided: await finishRound(product, 'decided', [1, 5]),
})

/** A round of Rhea's: where its page is. Without favourites it still asks for them. */
async function finishRound(product: Product, which: Visited, favourites?: readonly number[]) {
  const { cookie } = await product.signIn(rhea)
  const { body: round } = await product.call('GET', buildPath('openRound'), { cookie })
  const { problem, ideas } = lists[which]
  await product.pool.query(
    `update round set slots = 10, problem_id = (select id from problem where text like $2) where id = $1`,
    [round.id, problem],
  )
  const { thinkerId, stage, step } = round.practice
  const practice = { thinkerId, practice: { stage, opener: null, stepId: step?.id ?? null } }
  const list = { submittedSolutions: ideas, submissionMethod: ideas.map((_, at) => (at === 6 ? 'voice' : 'text')) }
  await product.call('POST', buildPath('submitSolutions'), {
    cookie,
    body: { problemId: round.id, ...list, ...practice },
  })
  await product.call('POST', buildPath('switchOpinions'), { cookie, body: { on: true } })
  if (favourites)
    await product.call('POST', buildPath('chooseFavourites', { id: round.id }), {
      cookie,
      body: { favourites, techniqueLines: [2] },
    })
  return `/rounds/${round.id}`
}
