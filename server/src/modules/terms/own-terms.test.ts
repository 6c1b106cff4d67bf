import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { parseOwnTerms } from './own-terms.ts'

const at = '2026-03-14T20:00:00Z'

test('anybody reads the terms that the operator wrote, element by element', async () => {
  const markdown =
    '# Rules &amp; more\n\nBe **kind**, *please*\\\nand `calm`.\n\n3. one\n4. two\n\n> said\n\n---\n\n| a |\n|---|\n| b |'
  const world = await createWorld({ at, terms: parseOwnTerms(markdown) })
  const { status, body } = await world.call('GET', '/api/terms')
  const says = (tag: string, ...content: unknown[]) => ({ tag, content })
  expect([status, body.content]).toEqual([
    200,
    [
      says('h1', 'Rules & more'),
      says(
        'p',
        'Be ',
        says('strong', 'kind'),
        ', ',
        says('em', 'please'),
        says('br'),
        'and ',
        says('code', 'calm'),
        '.',
      ),
      { ...says('ol', says('li', 'one'), says('li', 'two')), start: 3 },
      says('blockquote', says('p', 'said')),
      says('hr'),
      says('table', says('thead', says('tr', says('th', 'a'))), says('tbody', says('tr', says('td', 'b')))),
    ],
  ])
})

test('where the operator wrote none, the answer says so', async () => {
  const world = await createWorld({ at })
  expect((await world.call('GET', '/api/terms')).text).toBe('{"content":null}')
})

test('terms without a title get one', () => {
  expect(parseOwnTerms('## Fair use\n\nBe kind.').html).toBe('<h1>Terms</h1><h2>Fair use</h2><p>Be kind.</p>')
})

test.each([
  ['<b onclick="x()">bold</b>', '&lt;b onclick=&quot;x()&quot;&gt;bold&lt;/b&gt;'],
  ['Hi <script>alert(1)</script>', 'Hi &lt;script&gt;alert(1)&lt;/script&gt;'],
  ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  ['[a](JaVaScRiPt&colon;alert(1))', '[a](JaVaScRiPt:alert(1))'],
  ['[a](data:text/html,x)', '[a](data:text/html,x)'],
  ['[a](//elsewhere.example)', '[a](//elsewhere.example)'],
  ['write to [our **mail**]() now', 'write to our <strong>mail</strong> now'],
  ['![a bird](https://elsewhere.example/bird.png)', 'a bird'],
  ['[a](https://fire.example/?a=1&b="2")', '<a href="https://fire.example/?a=1&amp;b=%222%22">a</a>'],
  ['<mailto:help@fire.example>', '<a href="mailto:help@fire.example">mailto:help@fire.example</a>'],
  ['`<i>`', '<code>&lt;i&gt;</code>'],
])('in the terms %s is shown as %s', (markdown, html) => {
  expect(parseOwnTerms(markdown).html).toBe(`<h1>Terms</h1><p>${html}</p>`)
})

test('code is shown as it is written', () => {
  expect(parseOwnTerms('```html\n<p>\n```').html).toBe('<h1>Terms</h1><pre><code>&lt;p&gt;\n</code></pre>')
})

test('a file of link definitions alone is refused', () => {
  expect(() => parseOwnTerms('[a]: https://fire.example')).toThrow(/^TERMS_FILE has no text to show\.$/)
})
