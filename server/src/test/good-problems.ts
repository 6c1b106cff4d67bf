/** Problems that pass every filter and are like no other, as many as a test wants. */
export function* goodProblems(seed = 1): Generator<string, never> {
  let state = seed
  const draw = <T>(list: readonly T[]) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return list[(state >>> 16) % list.length]
  }
  const seen = new Set<string>()
  for (;;) {
    const text = `A ${draw(looks)} ${draw(things)} ${draw(deeds)} the ${draw(others)} ${draw(places)}. ${draw(asks)}`
    if (!seen.has(text)) yield text
    seen.add(text)
  }
}

const listed = (text: string) => text.trim().split(/\s+/)
const looks = listed(`shy proud tiny rusty sleepy striped golden soggy clumsy wooden fluffy crooked brave dusty velvet
  hollow noisy gentle frozen spotted paper cheeky faded wobbly magic patient grumpy square`)
const things = listed(`teapot drum puppet kite lantern broom robot balloon penguin wizard gnome tractor sofa violin
  pancake cactus snail trumpet anchor zebra comet barrel igloo yoyo hammock jigsaw walnut mitten`)
const deeds = listed(`forgets borrows paints juggles hides follows measures tickles guards collects copies rescues
  replaces buries polishes unwraps folds chases hugs weighs flips stacks mends swaps dries knits`)
const others = listed(`carrots bells stamps cushions marbles feathers acorns pickles postcards ribbons buckets
  shadows biscuits kettles whistles footprints labels onions pebbles candles pillows spoons maps gloves zips`)
const places = [
  'at dawn',
  'under a bridge',
  'on the roof',
  'beside a lake',
  'in the attic',
  'before lunch',
  'by night',
  'at the fair',
  'in deep snow',
  'on a tram',
  'behind the stage',
  'inside a cave',
  'during recess',
  'at sea',
]
const asks = [
  'What happens next?',
  'How would you explain it?',
  'Who could it be for?',
  'What might cheer it up?',
  'Invent a title for this.',
  'Which surprise fits?',
  'What went wrong?',
  'How can this end well?',
]
