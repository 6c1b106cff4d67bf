import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteLength } from '../text/text.ts'
import { formatICalendar } from './icalendar.ts'

const writtenAt = Date.parse('2026-11-23T12:00:00Z')
const url = 'https://firecrest.example/solve'
const write = (name: string, ...events: Parameters<typeof formatICalendar>[0]['events']) =>
  formatICalendar({ name, url, writtenAt, events })

test('an event at a moment is in UTC and two minutes long, one without a time is a whole day', () => {
  const file = write(
    'Two minutes of ideas',
    { id: '2026-11-24-a', start: { at: Date.parse('2026-11-24T08:15:00+01:00') } },
    { id: '2026-11-25-a', start: { day: '2026-11-25' } },
  )
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Firecrest//Sessions//EN',
      'NAME:Two minutes of ideas',
      'X-WR-CALNAME:Two minutes of ideas',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VEVENT',
      'UID:2026-11-24-a',
      'DTSTAMP:20261123T120000Z',
      'DTSTART:20261124T071500Z',
      'DURATION:PT2M',
      'SUMMARY:Two minutes of ideas',
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2026-11-25-a',
      'DTSTAMP:20261123T120000Z',
      'DTSTART;VALUE=DATE:20261125',
      'SUMMARY:Two minutes of ideas',
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('commas, semicolons, backslashes and line ends of a text are escaped', () => {
  expect(write('a,b;c\\d\r\ne')).toContain('NAME:a\\,b\\;c\\\\d\\ne\r\n')
})

test('no line is longer than 75 octets, no character is cut, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 200 }), (text) => {
      const name = text.replace(/[\r\n\\;,]/g, '')
      const file = write(name)
      expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
      for (const line of file.split('\r\n')) expect(byteLength(line)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '')).toContain(`NAME:${name}\r\n`)
    }),
  )
})
