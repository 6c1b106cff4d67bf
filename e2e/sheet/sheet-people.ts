import { bank } from '@app/content/bank'
import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import type { openProduct } from '../browser.ts'

type Product = Awaited<ReturnType<typeof openProduct>>

export const sheetMoment = '2026-11-20T09:00:00Z'
const dayMs = 24 * 3_600_000

/** They fit nearly any problem, beside the three that the bank has for each. */
const pool = [
  'Let the neighbours vote on it once a month.',
  'Ask a child first, and build exactly what they draw.',
  'Turn it into a small ceremony, with tea and one song.',
  'Do it at night, by lantern.',
  'Start a club for it that has only one rule.',
  'Write its story on the back of a receipt.',
  'Swap places with someone, and try it their way for a day.',
  'Make a tiny version for mice, and learn from it.',
  'Give it a birthday, and invite the whole street.',
  'Lend it to someone who is homesick.',
  'Leave it unfinished, so that the next person has to join in.',
  'Paint an arrow, and see who follows.',
  'Trade it for a recipe, then cook the recipe together.',
  'Make it slower, until people begin to talk.',
  'Put a bell on it, because a bell makes everybody look up.',
  'Hide a note inside for whoever comes after.',
  'Let the oldest person in the room go first.',
  'Run it backwards: begin with the thank-you.',
  'Record how it sounds, and play that in the lift.',
  'Plant something beside it that flowers on the same day each year.',
  'Hang it from the ceiling.',
  'Describe it to each other with your eyes closed.',
  'Draw a map of it from memory, mistakes included.',
  'Charge one compliment a turn.',
]

const ownProblems = [
  {
    problemText: 'My sister moves to the coast. How do we keep our Sunday walk?',
    solutions: [
      'Same hour, two phones, each describes what the other cannot see.',
      'One walks, one draws the walk from the description.',
      'Post a stone from each walk. Build two cairns.',
    ],
  },
  {
    problemText: 'How do I get the children out of the house by eight?',
    solutions: [
      'The shoes race: who is out first picks the song.',
      'Breakfast is on the doorstep, in a bag with a name on it.',
      'Move every clock in the hall ten minutes ahead, and never say so.',
      'They put me to the test: I get dressed while they count.',
    ],
  },
  {
    problemText: 'Our team meeting is dull. What could the first two minutes be?',
    solutions: [
      'Each shows one photo from the way to work.',
      'Begin in silence, with a drawing of last week.',
      'Whoever was late tells the others a true story about it.',
    ],
  },
]

/** What somebody writes on a problem, other lines each day. */
export function ideasFor(problem: string | null, count: number, day = 0): string[] {
  const own = bank.find(({ problem: { text } }) => text === problem)?.ideas
  const start = (day * 5 + (problem?.length ?? 0)) % pool.length
  const more = [...pool.slice(start), ...pool.slice(0, start)]
  return [...(own ? [own.near, own.odd, own.technique] : []), ...more].slice(0, count)
}

/** Fills the first boxes; half a minute has gone. */
export async function writeIdeas(page: Page, count: number) {
  const box = (at: number) => page.getByRole('textbox', { name: `Idea ${at + 1}`, exact: true })
  await box(0).waitFor()
  const problem = await page.getByRole('heading', { level: 1 }).textContent()
  for (const [at, idea] of ideasFor(problem, count).entries()) await box(at).fill(idea)
  await page.clock.setFixedTime(Date.parse(sheetMoment) + 30_000)
  await page.getByText('1:30').waitFor()
}

const spoken = (ideas: readonly string[]) => ideas.map((_, at) => (at % 3 === 2 ? 'voice' : 'text'))

/** A session as somebody finishes it: what the coach shows is practised, two ideas are picked. */
async function finishSession({ call }: Product, cookie: string, day: number) {
  const { body: round } = await call('GET', buildPath('openRound'), { cookie })
  const { thinkerId, stage, step } = round.practice
  const ideas = ideasFor(round.text, Math.min(round.slots, 4 + ((day * 3) % 5)), day)
  const list = { submittedSolutions: ideas, submissionMethod: spoken(ideas), thinkerId }
  const body = { problemId: round.id, ...list, practice: { stage, opener: null, stepId: step?.id ?? null } }
  await call('POST', buildPath('submitSolutions'), { cookie, body })
  const of = { id: round.id }
  await call('POST', buildPath('claimRound', of), { cookie })
  const last = ideas.length - 1
  const answer = { favourites: last > 2 ? [1 + (day % 2), 3 + (day % (last - 2))] : [1], techniqueLines: [2] }
  await call('POST', buildPath('chooseFavourites', of), { cookie, body: answer })
  return of
}

/** The days on which somebody trained, by how many days ago they were; with an idea of two of them shown to others. */
async function train(product: Product, cookie: string, days: readonly number[], own: readonly object[] = []) {
  for (const day of days) {
    product.clock.now = new Date(Date.parse(sheetMoment) - day * dayMs - ((day * 37) % 180) * 60_000)
    if (day % 2 === 0) await finishSession(product, cookie, day + 40)
    const of = await finishSession(product, cookie, day)
    // A problem of their own on each of the last days.
    const body = own[day - 1]
    if (body) await product.call('POST', buildPath('solveCustom'), { cookie, body: { ...body, thinkerId: 'rumi' } })
    const { body: minds } = await product.call('GET', buildPath('otherMinds', of), { cookie })
    const place = day === 3 || day === 10 ? minds?.own.places.at(1) : undefined
    if (place !== undefined) await product.call('POST', buildPath('shareIdea', of), { cookie, body: { place } })
  }
  product.clock.now = new Date(sheetMoment)
}

const daysBack = (from: number, to = 1) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

/** Thirty days of Maya's, one of them missed and bridged; Nora has Premium and came months before. */
export async function makeSheetPeople(product: Product) {
  await nameByAddress(product)
  product.clock.now = new Date(Date.parse(sheetMoment) - 120 * dayMs)
  const nora = await product.givePremium('Nora')
  const days = [...daysBack(120, 35).filter((day) => day % 5 > 1), ...daysBack(30)]
  await train(product, nora.cookie, days, ownProblems)
  product.clock.now = new Date(Date.parse(sheetMoment) - 50 * dayMs)
  const maya = await product.signIn('Maya')
  await train(product, maya.cookie, [...daysBack(50, 44), ...daysBack(40, 36), ...daysBack(19, 18), ...daysBack(16)])
  const rhea = await product.signIn('Rhea')
  await train(product, rhea.cookie, daysBack(9))
  const ines = await product.givePremium('Ines')
  await train(product, ines.cookie, daysBack(2))
  await makeStrangers(product)
  // Each person's problems would be as hard as they are good.
  await product.pool.query(`update "user" set difficulty = 'easy'`)
}

/** Lists are in order of ids, and a person's problems follow from theirs: here the same person has the same id again. */
const nameByAddress = (product: Product) =>
  product.pool.query(
    `create table id_of_address (given text primary key, id text not null);
     create function named_user() returns trigger language plpgsql as $$ begin
       insert into id_of_address values (new.id, md5(new.email)::uuid) returning id into new.id;
       new.last_name := (array['Okafor', 'Lindqvist', 'Rey', 'Haddad', 'Kimura', 'Bell'])[1 + abs(hashtext(new.email)) % 6];
       new.name := new.first_name || ' ' || new.last_name; return new; end $$;
     create function named_account() returns trigger language plpgsql as $$ begin
       select coalesce((select id from id_of_address where given = new.user_id), new.user_id) into new.user_id; return new; end $$;
     create trigger named before insert on "user" for each row execute function named_user();
     create trigger named before insert on account for each row execute function named_account()`,
  )

/** A page and a bit of other people, so that the list has something to turn. */
const makeStrangers = (product: Product) =>
  product.pool.query(
    `insert into "user" (id, name, email, first_name, last_name, created_at)
     select gen_random_uuid(), first, lower(first) || '.' || m * 5 + k || '@example.org', first, '',
       timestamptz '${sheetMoment}' - (m * 5 + k) * interval '9 days'
     from unnest(array['Tomás', 'Ngozi', 'Ivo', 'Sam', 'Wren']) with ordinality as f(first, m), generate_series(1, 5) as k`,
  )
