import { expect, test } from 'vitest'
import { parseIdeaLines } from './idea-lines.ts'

test.each([
  'A bench\r\n\r\n A choir\rA kettle\n',
  'A bench\u000bA choir\u0085A kettle',
  'A bench\u2028A choir\u2029A kettle\u000c',
  '• A bench\n• A choir\n• A kettle',
  '- A bench\n– A choir\n* A kettle',
  '1. A bench\n2) A choir\n10.\tA kettle',
  '\uf0b7\tA bench\n\uf0b7\tA choir\n\uf0b7\tA kettle',
  'o\tA bench\no\tA choir\n§\tA kettle',
  '✅ A bench\n👉 A choir\n➡️ A kettle',
  '☐ A bench\n- [ ] A choir\n- [x] A kettle',
  'a) A bench\nb. A choir\niii) A kettle',
  '(1) A bench\n① A choir\nC) A kettle',
  '> A bench\n» A choir\n✓ A kettle',
  '1️⃣ A bench\n2️⃣ A choir\n🔟 A kettle',
  '1\tA bench\n2\tA choir\n10\tA kettle',
  '1、A bench\n２．A choir\n٣. A kettle',
  '●A bench\n・A choir\n•A kettle',
  '― A bench\n‑ A choir\n＊ A kettle',
  '1.) A bench\n(2.) A choir\nc.) A kettle',
])('%j is a list of three ideas', (list) => expect(parseIdeaLines(list)).toEqual(['A bench', 'A choir', 'A kettle']))

test.each([
  { list: '3 cats\n-5 degrees\n1.5 litres\n$5', ideas: ['3 cats', '-5 degrees', '1.5 litres', '$5'] },
  { list: '"Quoted"\nA. Lincoln\n…\nA\n🔥\n- ', ideas: ['"Quoted"', 'A. Lincoln', '…', 'A', '🔥', '-'] },
  { list: '1.椅子\n2)傘', ideas: ['椅子', '傘'] },
  { list: '1.FC Crow\n24/7 choir\n#1 fan', ideas: ['1.FC Crow', '24/7 choir', '#1 fan'] },
  { list: '- only one', ideas: ['- only one'] },
  { list: ' \n\u200b\n', ideas: [] },
])('what belongs to an idea stays: $list', ({ list, ideas }) => expect(parseIdeaLines(list)).toEqual(ideas))
