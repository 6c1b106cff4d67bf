import type { InkLevel } from '@app/domain/rounds/ink-level'
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InkDrops, InkPlate } from './ink-plate.tsx'

const shown = (level: InkLevel, isFresh = false) =>
  [...render(<InkPlate id="hokusai" level={level} isFresh={isFresh} />).container.querySelectorAll('img, [style]')].map(
    (each) => each.getAttribute('src') ?? each.getAttribute('style'),
  )

test('a plate has as many inks as its thinker has been tried for', () => {
  expect(shown(0)).toEqual([expect.stringContaining('/plates/ink/hokusai-0.webp')])
  expect(shown(1)).toEqual(['/plates/ink/hokusai-1.webp'])
  expect(shown(2)).toEqual(['/plates/ink/hokusai-2.webp'])
  expect(shown(3)).toEqual(['/plates/hokusai.webp'])
})

test('where a plate is drawn large, its picture is', () => {
  const { container } = render(<InkPlate id="hokusai" level={2} isLarge />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/plates/ink/hokusai-2-large.webp')
})

test.for([1, 2, 3] as const)(
  'without network the small picture stands where a plate of %s inks is not stored',
  async (level) => {
    const { container } = render(<InkPlate id="hokusai" level={level} />)
    fireEvent.error(container.querySelector('img') ?? expect.fail('no picture'))
    expect([...container.querySelectorAll('img, source')].map((each) => each.getAttribute('src'))).toEqual([
      '/plates/small/hokusai.webp',
    ])
  },
)

test('a fresh ink is printed over the one before', () => {
  expect(shown(2, true)).toEqual(['/plates/ink/hokusai-1.webp', '/plates/ink/hokusai-2.webp'])
  expect(shown(1, true)).toEqual([expect.stringContaining('hokusai-0.webp'), '/plates/ink/hokusai-1.webp'])
})

test('the drops repeat what the words say', () => {
  const { container } = render(<InkDrops level={2} />)
  expect([...container.querySelectorAll('i')].map(({ dataset }) => dataset['on'])).toEqual(['true', 'true', undefined])
})
