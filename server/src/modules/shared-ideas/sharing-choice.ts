import type { Reply } from '@app/contract/calls'
import { decideSharingOffer, isOnTopic } from '@app/domain/shared-ideas/shareable'
import type { Row } from '../../db/statement.ts'
import { isShareable } from '../share-links/is-shareable.ts'
import type { ownColumns } from './shared-idea-sql.ts'

export type SharingChoiceRow = Row<typeof ownColumns>

/** What a person lets others see of a round. A round without a score was not looked at: nothing of it is offered. */
export function toSharingChoice(row: SharingChoiceRow): Reply<'shareIdea'> {
  const { problemId, score, texts, chosen, ...asking } = row
  const offer = decideSharingOffer({ ...asking, isCustom: problemId === null })
  const isOffered = (text: string, place: number) => score !== null && isOnTopic(score, place) && isShareable(text)
  const places = offer === 'no' ? [] : [...texts.entries()].flatMap(([at, text]) => (isOffered(text, at) ? [at] : []))
  const { place, visibleFrom, state } = chosen ?? {}
  const isChosen = place !== undefined && visibleFrom !== undefined && state !== undefined
  return {
    offer,
    places,
    chosen: isChosen ? { place, visibleFrom: new Date(visibleFrom).toISOString(), state } : null,
  }
}
