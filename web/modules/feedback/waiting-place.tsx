import type { Day } from '@app/domain/day/day'
import type { ReactNode } from 'react'
import { useOutbox } from '../offline/outbox.ts'

interface Props {
  day: Day
  children: (waiting: number) => ReactNode
}

/** With how many sessions of the day wait to be sent. */
export const WithWaiting = ({ day, children }: Props) =>
  children(useOutbox().waiting.filter(({ about }) => about.day === day).length)
