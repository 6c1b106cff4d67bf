import type * as z from 'zod/v4/core'
import { accountCalls } from './account.ts'
import { achievementsCalls } from './achievements.ts'
import { addressCalls } from './address.ts'
import { adminCalls } from './admin.ts'
import { albumCalls } from './album.ts'
import { analyticsCalls } from './analytics.ts'
import { bookCalls } from './book.ts'
import { calendarCalls } from './calendar.ts'
import type { Access, Call } from './call.ts'
import { cardCalls, cardReviewCalls } from './card.ts'
import { coinsCalls } from './coins.ts'
import { feedbackCalls } from './feedback.ts'
import { guestCalls } from './guest.ts'
import { historyCalls } from './history.ts'
import { installationCalls } from './installation.ts'
import { monthsCalls } from './months.ts'
import { passesCalls } from './passes.ts'
import { passkeyCalls } from './passkeys.ts'
import { problemsCalls } from './problems.ts'
import { providersCalls } from './providers.ts'
import { quotesCalls } from './quotes.ts'
import type { RefusalCode } from './refusals.ts'
import { remindersCalls } from './reminders.ts'
import { customRoundsCalls, roundsCalls } from './rounds.ts'
import { type RouteName, routeOf, routes } from './routes.ts'
import { secondFactorCalls } from './second-factor.ts'
import { settingsCalls } from './settings.ts'
import { shareLinksCalls } from './share-links.ts'
import { sharedIdeasCalls } from './shared-ideas.ts'
import { statusCalls } from './status.ts'
import { strayCalls } from './stray.ts'
import { streakCalls } from './streak.ts'
import { termsCalls } from './terms.ts'

export const callsByName = {
  ...accountCalls,
  ...addressCalls,
  ...passkeyCalls,
  ...providersCalls,
  ...secondFactorCalls,
  ...settingsCalls,
  ...remindersCalls,
  ...roundsCalls,
  ...customRoundsCalls,
  ...passesCalls,
  ...calendarCalls,
  ...feedbackCalls,
  ...streakCalls,
  ...achievementsCalls,
  ...historyCalls,
  ...analyticsCalls,
  ...albumCalls,
  ...monthsCalls,
  ...bookCalls,
  ...guestCalls,
  ...shareLinksCalls,
  ...cardCalls,
  ...coinsCalls,
  ...quotesCalls,
  ...installationCalls,
  ...termsCalls,
  ...adminCalls,
  ...statusCalls,
  ...cardReviewCalls,
  ...strayCalls,
  ...problemsCalls,
  ...sharedIdeasCalls,
} as const satisfies Record<RouteName, Call>

export interface NamedCall extends Call {
  name: RouteName
  method: 'GET' | 'POST'
  path: string
}

export const callNamed = (name: RouteName): NamedCall => ({ name, ...routeOf(name), ...callsByName[name] })

export const calls: readonly NamedCall[] = (Object.keys(routes) as RouteName[]).map(callNamed)

const refusalsOfAccess: Record<Access, readonly RefusalCode[]> = {
  anyone: [],
  user: ['sign_in_required'],
  premium: ['sign_in_required', 'premium_required'],
  admin: ['sign_in_required', 'admin_required', 'second_factor_required'],
}

export function refusalsOf({
  method,
  access,
  body,
  file,
  ownSiteOnly,
  takesKey,
  needsFreshProof,
  needsFactor,
  refusals = [],
}: NamedCall) {
  const hasOwnSite = method !== 'GET' || file || ownSiteOnly
  return new Set<RefusalCode>([
    ...(['invalid_request', 'too_many_headers', 'unknown_host', 'page_too_old', 'busy', 'unexpected'] as const),
    ...refusalsOfAccess[access],
    ...(hasOwnSite ? (['cross_site'] as const) : []),
    ...(body ? (['bad_json', 'body_cut', 'body_too_large', 'not_json'] as const) : []),
    ...(needsFreshProof ? (['proof_required'] as const) : []),
    ...(needsFactor ? (['factor_proof_required'] as const) : []),
    ...(takesKey ? (['bad_idempotency_key', 'key_reused'] as const) : []),
    ...refusals,
  ])
}

type Shape<Name extends RouteName, Key extends 'params' | 'query' | 'body'> =
  (typeof callsByName)[Name] extends Record<Key, infer Declared extends z.$ZodType> ? Declared : z.$ZodUndefined

export type Params<Name extends RouteName> = z.output<Shape<Name, 'params'>>
export type Query<Name extends RouteName> = z.output<Shape<Name, 'query'>>
export type Body<Name extends RouteName> = z.input<Shape<Name, 'body'>>
export type ReadBody<Name extends RouteName> = z.output<Shape<Name, 'body'>>
export type Reply<Name extends RouteName> = z.output<(typeof callsByName)[Name]['reply']>

export interface Page<Rows> {
  rows: Rows
  total: number
}

export type Answer<Name extends RouteName> = (typeof callsByName)[Name] extends { hasTotal: true }
  ? Page<Reply<Name>>
  : Reply<Name>
