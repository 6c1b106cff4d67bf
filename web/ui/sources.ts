/** The explainer numbers them in this order. */
export const sources = [
  {
    id: 'sio',
    text: 'Sio & Lortie-Forgues (2024), Psychological Bulletin 150, 554–585.',
  },
  {
    id: 'beaty',
    text: 'Beaty & Silvia (2012), Psychology of Aesthetics, Creativity, and the Arts 6(4), 309–319.',
  },
  {
    id: 'lucas',
    text: 'Lucas & Nordgren (2020), PNAS 117(33), 19830–19836.',
  },
  {
    id: 'simons',
    text: 'Simons et al. (2016), Psychological Science in the Public Interest 17, 103–186.',
  },
  {
    id: 'gobet',
    text: 'Gobet & Sala (2023), a review of meta-analyses of cognitive training, PMC9903001.',
  },
  {
    id: 'order',
    text: 'Psychology of Aesthetics, Creativity, and the Arts 18(4), 480–492 (2024), doi 10.1037/aca0000485.',
  },
] as const
