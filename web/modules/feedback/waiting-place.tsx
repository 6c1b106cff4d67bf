import type { Day } from '@app/domain/day/day'
import type { ReactElement } from 'react'
import { useOutbox } from '../offline/outbox.ts'

export const WithWaiting = ({ day, children }: { day: Day; children: (waiting: number) => ReactElement }) =>
  children(useOutbox().waiting.filter(({ about }) => about.day === day).length)
