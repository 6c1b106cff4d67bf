import type { Day } from '@app/domain/day/day'
import type { ReactNode } from 'react'
import { useOutbox } from '../offline/outbox.ts'

interface Props {
  day: Day
  children: (waiting: number) => ReactNode
}

export const WithWaiting = ({ day, children }: Props) =>
  children(useOutbox().waiting.filter(({ about }) => about.day === day).length)
