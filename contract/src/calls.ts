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
import { type CallProof, callProofs } from './call-proofs.ts'
import { coachCalls } from './coach.ts'
import { dayPassesCalls } from './day-passes.ts'
import { feedbackCalls } from './feedback.ts'
import { guestCalls } from './guest.ts'
import { historyCalls } from './history.ts'
import { installationCalls } from './installation.ts'
import { monthsCalls } from './months.ts'
import { passkeyCalls } from './passkeys.ts'
import { cardCalls, cardReviewCalls } from './premium-card.ts'
import { cryptoCalls, straysCalls } from './premium-crypto.ts'
import { problemsCalls } from './problems.ts'
import { providersCalls } from './providers.ts'
import { quotesCalls } from './quotes.ts'
import type { RefusalCode } from './refusals.ts'
import { remindersCalls } from './reminders.ts'
import { customRoundsCalls, roundsCalls } from './rounds.ts'
import { getRoute, type RouteName, routes } from './routes.ts'
import { secondFactorCalls } from './second-factor.ts'
import { settingsCalls } from './settings.ts'
import { shareLinksCalls } from './share-links.ts'
import { sharedIdeasCalls } from './shared-ideas.ts'
import { statusCalls } from './status.ts'
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
  ...dayPassesCalls,
  ...calendarCalls,
  ...feedbackCalls,
  ...coachCalls,
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
  ...cryptoCalls,
  ...quotesCalls,
  ...installationCalls,
  ...termsCalls,
  ...adminCalls,
  ...statusCalls,
  ...cardReviewCalls,
  ...straysCalls,
  ...problemsCalls,
  ...sharedIdeasCalls,
} as const satisfies Record<RouteName, Call>

export interface NamedCall extends Call {
  name: RouteName
  method: 'GET' | 'POST'
  path: string
  proof: CallProof | undefined
}

export const getCall = (name: RouteName): NamedCall => ({
  name,
  ...getRoute(name),
  ...callsByName[name],
  proof: callProofs[name],
})

export const calls: readonly NamedCall[] = (Object.keys(routes) as RouteName[]).map(getCall)

const refusalsOfAccess: Record<Access, readonly RefusalCode[]> = {
  anyone: [],
  user: ['sign_in_required'],
  premium: ['sign_in_required', 'premium_required'],
  admin: ['sign_in_required', 'admin_required', 'second_factor_required'],
}

export function listRefusals({
  method,
  access,
  body,
  file,
  sameSiteOnly,
  acceptsIdempotencyKey,
  proof,
  refusals = [],
}: NamedCall) {
  const hasOwnSite = method !== 'GET' || file || sameSiteOnly
  return new Set<RefusalCode>([
    'invalid_request',
    'too_many_headers',
    'unknown_host',
    'page_too_old',
    'busy',
    'unexpected',
    ...refusalsOfAccess[access],
    ...(hasOwnSite ? (['cross_site'] as const) : []),
    ...(body ? (['bad_json', 'body_cut', 'body_too_large', 'not_json'] as const) : []),
    ...(proof ? (['factor_proof_required'] as const) : []),
    ...(proof === 'fresh' ? (['proof_required'] as const) : []),
    ...(acceptsIdempotencyKey ? (['bad_idempotency_key', 'key_reused'] as const) : []),
    ...refusals,
  ])
}

type Shape<Name extends RouteName, Key extends 'params' | 'query' | 'body'> =
  (typeof callsByName)[Name] extends Record<Key, infer Declared extends z.$ZodType> ? Declared : z.$ZodUndefined

export type Params<Name extends RouteName> = z.output<Shape<Name, 'params'>>
export type Query<Name extends RouteName> = z.output<Shape<Name, 'query'>>
export type Body<Name extends RouteName> = z.input<Shape<Name, 'body'>>
export type ParsedBody<Name extends RouteName> = z.output<Shape<Name, 'body'>>
export type Reply<Name extends RouteName> = z.output<(typeof callsByName)[Name]['reply']>

export interface Page<Rows> {
  rows: Rows
  total: number
}

export type CallResult<Name extends RouteName> = (typeof callsByName)[Name] extends { hasTotal: true }
  ? Page<Reply<Name>>
  : Reply<Name>
