import type { Day } from '../day/day.ts'
import { byteLength } from '../text/text.ts'

export interface CalendarEvent {
  id: string
  start: { day: Day } | { at: number }
}

interface Calendar {
  name: string
  url: string
  writtenAt: number
  events: readonly CalendarEvent[]
}

/** iCalendar (RFC 5545) from moments in ms, written in UTC, so that readers need no zone. */
export function formatICalendar({ name, url, writtenAt, events }: Calendar): string {
  const text = escaped(name)
  const eventLines = events.flatMap(({ id, start }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${momentText(writtenAt)}`,
    ...('day' in start
      ? [`DTSTART;VALUE=DATE:${start.day.replaceAll('-', '')}`]
      : [`DTSTART:${momentText(start.at)}`, 'DURATION:PT2M']),
    `SUMMARY:${text}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Firecrest//Sessions//EN', `NAME:${text}`, `X-WR-CALNAME:${text}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H', ...eventLines, 'END:VCALENDAR'],
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const momentText = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const mostOctets = 75

/** At most 75 octets a line (RFC 5545). */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = byteLength(character)
    if (octets + size > mostOctets) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
