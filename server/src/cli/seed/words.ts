const listOf = (text: string) => text.trim().split(/\s+/)

export const firstNames = listOf(`
  Amara Bjorn Chen Dalia Emeka Fatima Goran Hana Ines Jomo Kavya Leila Mateo Noor Olga Priya Quentin Rosa Sami
  Tomas Uma Vera Wanjiru Xiomara Yuki Zofia`)

export const lastNames = listOf(`
  Abara Brandt Castillo Dimitrov Eriksen Fontaine Gupta Haddad Ivanova Jensen Kimura Lindqvist Moreau Novak
  Okafor Petrov Rossi Sato Tanaka Uzun Vargas Weber Zhang`)

export const zones = listOf(`
  Europe/Berlin Europe/Lisbon America/New_York America/Sao_Paulo America/Los_Angeles Asia/Kolkata
  Asia/Kathmandu Asia/Tokyo Africa/Nairobi Australia/Sydney Pacific/Auckland UTC`)

export const actions = [
  'Hang it from the ceiling',
  'Turn it upside down',
  'Give it to the neighbours',
  'Make a map of it',
  'Paint it in stripes',
  'Let the children decide',
  'Swap it every Friday',
  'Build a small stage',
  'Keep a shared notebook',
  'Use old buttons',
  'Cut it into quarters',
  'Put wheels under it',
  'Write the rules on a card',
  'Ask the oldest person first',
  'Do it in the dark',
  'Leave half of it out',
  'Add a bell',
  'Turn it into a race',
  'Tie everything with string',
  'Count it out loud',
  'Invite a stranger',
  'Draw lots each morning',
  'Start from the end',
  'Make it twice as slow',
  'Keep only what is red',
  'Tell it as a story',
  'Hide a clue inside',
  'Borrow from the library',
  'Fold it like paper',
  'Grow herbs on top',
]

export const twists = [
  'so that nobody has to remember',
  'and vote at the end',
  'for ten minutes only',
  'with a timer made of sand',
  'and take a photo each day',
  'as a thank-you',
  'before breakfast',
  'using only one hand',
  'until it feels normal',
  'and laugh about it',
  'where people wait anyway',
  'for the next person who comes',
  'with a song',
  'in total silence',
  'and pass it on',
  'when it rains',
  'without buying anything',
  'at the same hour every day',
  'in pairs',
  '',
]
