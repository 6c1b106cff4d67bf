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
  const text = escapeText(name)
  const eventLines = events.flatMap(({ id, start }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${formatTimestamp(writtenAt)}`,
    ...('day' in start
      ? [`DTSTART;VALUE=DATE:${start.day.replaceAll('-', '')}`]
      : [`DTSTART:${formatTimestamp(start.at)}`, 'DURATION:PT2M']),
    `SUMMARY:${text}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Firecrest//Sessions//EN', `NAME:${text}`, `X-WR-CALNAME:${text}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H', ...eventLines, 'END:VCALENDAR'],
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const formatTimestamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const maxLineOctets = 75

/** At most 75 octets a line (RFC 5545). */
function foldLine(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = byteLength(character)
    if (octets + size > maxLineOctets) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
