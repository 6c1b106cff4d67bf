import { type ProblemForm, problemForms } from '@app/domain/rounds/problem-form'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { type CategoryId, categories } from './categories.ts'
import { parseChoice, parseTable } from './parse-table.ts'

export interface ExampleLine {
  text: string
  /** What leads from this line to the next; behind the last, to the reader's own. */
  move: string
}

/** What a thinker teaches: one rule, shown by an example, begun with an opener, asked about after the list. */
export interface Technique {
  /** At most twelve words. */
  rule: string
  /** Each is done away from the screen in a minute, promises nothing of a coming problem, and is true whatever comes. */
  exercises: readonly [string, string]
  /** A noun phrase: "Which line came from slowing it down?", "three lines by slowing it down". */
  move: string
  question: string
  /** One of them stands in the first box while the technique is new. */
  openers: readonly [string, string, string]
  fits: {
    categories: readonly CategoryId[]
    forms: readonly ProblemForm[]
    /** Fits problems that are not of the bank, too. */
    isForAny: boolean
  }
  example: { problemKey: string; text: string; lines: readonly [ExampleLine, ExampleLine, ExampleLine] }
}

const everyCategory = categories.map(({ id }) => id)

/** Words parted by spaces; "all" stands for every category. */
const parseCategories = (cell: string) =>
  cell === 'all' ? everyCategory : cell.split(' ').map((word) => parseChoice(everyCategory, word))

function parseTwo(cell: string) {
  const [one, other, ...rest] = cell.split(' / ')
  if (!one || !other || rest.length > 0) throw new Error(`techniques: not two texts: ${cell}`)
  return [one, other] as const
}

const rules = parseTable(
  {
    name: 'techniques',
    columns: [
      'id',
      'rule',
      'exercises',
      'move',
      'question',
      'first',
      'second',
      'third',
      'categories',
      'forms',
      'beyond',
    ],
    text: `
my-own-path | Write until it feels empty, then write two more. | Name uses for a spoon until you run dry, then find two more. / Think what a paper clip could become, and go on past your first pause. | keeping at it longer | Which line came after you thought you were done? | Anyone would say | One step past the obvious: | Nobody will like this one: | all | idea name line | any
leonardo | Find a shape in a stain, and bring it into the problem. | Find a face in a stain, a cloud or a crumpled sock. / Scribble without looking, and find an animal in what you drew. | seeing shapes in things | Which line came from a shape you saw? | The crack in the wall looks like | In these crumbs I can see | That cloud is | house city nature gadgets play what-if kitchen | idea name line | bank
einstein | Climb inside the problem and ride along until it gets strange. | Picture riding a drop of water from the tap to the drain. / Picture being a coin, from one purse to the next. | climbing inside the problem | Which line did you write from inside the problem? | Inside the problem, the first thing I notice is | I’m riding along on the outside, and | Halfway along, something odd happens: | moving gadgets what-if nature time city | idea line | bank
curie | Find the one thing that doesn’t fit, and start there. | Spot one thing that’s out of place, and guess how it got there. / Find one sound around you that you can’t explain at once. | spotting the odd one out | Which line started from the thing that doesn’t fit? | The odd thing is | What doesn’t fit is | It’s no accident that | people work city kitchen nature time what-if | idea line | bank
darwin | Write your favourite idea, then its weak spot, then a better idea. | Find the weak spot in your usual lunch, then think of a better lunch. / Say what’s wrong with your favourite chair, then picture a better one. | arguing with yourself | Which line came from arguing with yourself? | My favourite would be | My favourite fails when | Better than my favourite: | house time work city people kitchen moving nature | idea | any
lovelace | Say what the thing does, then use that on something else. | Look at a sieve, and think what else you could pour through it. / Look at a stapler, and think what else you could feed it. | trying it on something else | Which line came from trying it on something else? | What this thing really does is | This thing could also | Give this thing to someone who | gadgets house kitchen play what-if city work | idea | any
franklin | List reasons for and against. Cross out equal pairs. Use what’s left. | Find one reason for your next snack and one against it. / Find one reason for taking the stairs and one against it. | weighing both sides | Which line used a reason that was left over? | The best reason for the plain answer is | The best reason against the plain answer is | For and against cancel out, so | people work time city moving nature | idea | bank
galileo | Play it in slow motion, then change one moment. | Pour a glass of water as slowly as you can, and watch it fall. / Close a door as slowly as you can, and listen to its last inch. | slowing it down | Which line came from slowing it down? | In slow motion, the first moment is | At half the speed, you’d see | Just before the trouble starts, | moving time kitchen play gadgets nature city | idea line | bank
newton | Turn each answer into the next question. | Ask why about something on your table, then why about your answer. / Ask why doors have handles, then ask why about your answer. | asking one more question | Which line answered your own question? | Why would anyone | Who would ever | What would happen if | what-if nature gadgets work people words | idea line | any
ibn-al-haytham | Name something no one questions. Break it. Think up a small test. | Name one thing everyone does at breakfast, then picture doing the opposite. / Think of one rule everyone keeps in a lift, then picture breaking it. | breaking a rule | Which line broke a rule no one questions? | No one doubts that | What if the opposite were true, and | For one day, try to | work city time people play | idea | bank
hypatia | Explain it to a ten-year-old, and fix what makes them frown. | Explain out loud how scissors cut, as if to a ten-year-old. / Explain out loud how a zip closes, as if to a ten-year-old. | explaining it to a child | Which line came from explaining it to a ten-year-old? | To a ten-year-old I’d say: | A ten-year-old would frown at | In one small step: | work words house kitchen moving gadgets play | idea line | bank
hokusai | Same thing, new view: from above, in the rain, as a child. | Look at one thing from above, from below and from behind. / Picture your street in the rain, as a pigeon sees it. | changing the view | Which line came from a new angle? | From high above, | In the rain, | To someone half as tall, | city nature moving house people play words what-if | idea name line | any
rumi | Be a different person for every line. | Look around your room as a guest would, then as a cat would. / Say good morning as a king would, then as a spy would. | being someone else | Which line sounds least like you? | As the youngest, I’d | As someone who hates this, I’d | As the thing itself, I’d | people city work house moving kitchen words | idea name line | any
shakespeare | Borrow a plot you know, and recast it here. | Retell your morning as a fairy tale, in three sentences. / Think of a film you love, and cast your neighbours in it. | borrowing a plot | Which line came from a borrowed plot? | Once upon a time, the | As in the story of | Enter the villain: | words play people kitchen what-if work | idea name line | bank
mozart | Write one plain idea, then change exactly one thing at a time. | Hum a tune you know, then change just one note. / Say a proverb out loud, then change just one word. | changing one thing | Which line changed exactly one thing? | Plainly: | The plain answer, but at night: | The plain answer, but someone else | words house people play kitchen time city | idea name line | any
nightingale | Find the biggest part of the problem, and start there. | Find what takes up the most room on your table, and move it. / Find what filled most of your morning, and say it in one word. | going after the biggest part | Which line went after the biggest part of the problem? | Most of the trouble is really | The biggest slice of the problem is | If the biggest slice were gone, | house time work city kitchen moving nature people | idea | bank
carver | Pick something humble. Use it whole, then in parts, then worn out. | Pick up an empty bottle, and find a use for just its cap. / Pick up an empty box, and find a use for just its lid. | using one part of something | Which line used just one part of something? | Whole, the thing is | One part of the thing could | Worn out, the thing could | house kitchen gadgets nature | idea | bank
tesla | Build it in your head, press start, and fix what breaks. | Make tea in your head, step by step, until something goes wrong. / Pack a suitcase in your head, piece by piece, until something won’t fit. | running it in your head | Which line fixed something that broke in your test run? | I press start, and | The first thing to break is | So that nothing breaks, | gadgets house moving work kitchen city people | idea | any
sor-juana | Take something you did by hand today, and borrow how it works. | Tie your shoelace slowly, and think what else could hold that way. / Button up a coat, and think what else could close that way. | copying what your hands do | Which line came from something you did by hand? | This morning my hands | My hands know how to | As in the kitchen, you could | kitchen house people work words time play | idea line | bank
nova | Take a random word from anything near you, and make it fit. | Point at any word nearby, and work it into your next sentence. / Take the third word on any packet, and start a sentence with it. | using a random word | Which line came from the random word? | The word is | My random word always | Out of nowhere: | all | idea name line | any
`,
  },
  ({ id, rule, exercises, move, question, first, second, third, categories: own, forms, beyond }) => ({
    id: parseChoice(thinkerIds, id),
    rule,
    exercises: parseTwo(exercises),
    move,
    question,
    openers: [first, second, third] as const,
    fits: {
      categories: parseCategories(own),
      forms: forms.split(' ').map((word) => parseChoice(problemForms, word)),
      isForAny: parseChoice(['any', 'bank'], beyond) === 'any',
    },
  }),
)

const examples = parseTable(
  {
    name: 'examples',
    columns: ['id', 'problemKey', 'text', 'line1', 'move1', 'line2', 'move2', 'line3', 'move3'],
    text: `
my-own-path | house-22 | The third stair creaks, and everyone knows it. Find something that the creak is good for. | It tells you when someone sneaks in late. | That’s the obvious one. Write it down, so it’s out of the way. | It tells the cat that someone is coming down to breakfast. | Empty? Wait for three breaths with your hands on the keys. | Make it creak after midnight, and you owe the house a joke at breakfast. | This one came after the end. There’s one more behind it.
leonardo | city-19 | Nothing grows on the round island in the middle of the crossroads. What could live or happen there? | My cup left a ring, and the ring is a circus: one clown, one show at every red light. | Turn the stain upside down. What is it now? | Upside down it’s an eye: a mirror as big as a bus that looks back at the drivers. | Pick a detail of the stain. That drip at the edge? | The drip is a tear: the eye weeps a little whenever someone honks. | Look for one more shape, and carry it over.
einstein | moving-14 | A tunnel takes ten dull minutes to pass. Turn it into a reason for coming. | I sit on the front lamp, and the dark rushes past in frames: paint the wall as a film. | Keep riding. What’s odd halfway through? | In the exact middle, both ends are equally far: a bell rings, and strangers shake hands. | Change seats with something. Sit on the wall. | Seen from the wall, the train is the show. So everyone dresses up for the wall. | Stay in that seat. What would the wall do next?
curie | kitchen-31 | The shopping list gets left on the table every single time. What would make it come along? | Tie the list to the keys. Keys never stay behind. | What doesn’t fit? It isn’t forgotten now and then. It’s every single time. | Every time means it isn’t forgetting: the list belongs to the one who stays at home. | Ask what could cause that. | So the one who shops writes it, on the hand that opens the door. | Now look at this one. What doesn’t fit here?
darwin | time-01 | You keep pressing snooze. Find ways to make getting up easier. | Put the alarm on the other side of the room. | What’s wrong with it? Write that down before you forget. | What’s wrong: I’ve learned to cross the room asleep. | Keep the objection, and change the idea. | So the room changes: every night the chair moves, and the alarm is under the chair. | And what’s wrong with that?
lovelace | gadgets-29 | A wind-up mouse runs for thirty seconds at a time. Which chores could it do? | It dusts under the sofa with a sock on. | Forget mouse. What does it really do? It runs, then stops. | It times things: one run is half an egg, four runs brush your teeth. | It stops without being told. Who needs that? | It ends quarrels: each side may talk for as long as the mouse runs. | Give that to a room that has never seen it.
franklin | people-38 | A gardener adores the lawn, and a football team needs it. Which deal could turn them into friends? | For: the team needs grass. Against: their boots tear holes in it. | Find two that weigh the same, and strike them. | Boots make holes, and a lawn needs holes to breathe. That pair is gone. | Look at what’s left over. | What’s left is where: each week the gardener draws the pitch where the lawn needs air. | Is there a pair in that one, too?
galileo | gadgets-27 | Ice cream drips onto sleeves all summer. Design a cone that takes better care of its owner. | In slow motion, one drop gathers at the rim before it falls. | Watch that moment. Which way does the drop go? | It follows the seam. Give the seam a twist, and the drop runs round and round. | Slower. What happens just before it lands? | A spiral seam brings each drop back to your lips on the last turn. | There’s one more moment in there. Find it.
newton | house-30 | Behind the sofa someone finds a coin, a marble and a tiny key. What might the key open? | A diary. But who writes that small? | Answer your own question. | A child who hides things from tall people. What would a child lock up? | Answer it, and ask again. | The marble’s twin, because it always wins. So who is looking for it now? | Don’t stop on the answer. Ask.
ibn-al-haytham | work-06 | Everyone talks at once in your team's weekly call. What could change that? | No one doubts that a call is for talking. Broken: for the first five minutes, everyone types. | What else does no one doubt? | That everyone must come. Broken: three names from a hat come, and tell the rest in one line. | Now the smallest test that could prove you wrong. | On Tuesday, last week’s loudest voice listens. Count how many new voices begin. | Which rule did the test leave standing?
hypatia | work-39 | Teach somebody far away to tie a shoelace, by letter and without any drawings. | Make two rabbit ears, and cross them. | Where do they frown? They don’t know which ear goes first. | Name the laces Left and Right, and let Left write the letter. | Where do they frown now? Their own fingers are in the way. | Send a shoe with the first half tied. They undo it, do it again, and write back. | Read it aloud once more. Where’s the next frown?
hokusai | city-06 | The benches in the square are always empty. Find out-of-the-ordinary reasons to sit. | From the seat: turn two benches face to face. | Move your easel. Up to the fourth floor. | From the fourth floor the benches are letters: paint them so that they spell something. | Change the weather. | In rain a second word comes up, and one letter is always under someone. | One more view: who has never seen a bench?
rumi | house-34 | Three people share a bathroom, and all of them need it at seven. Arrange calm mornings without a timetable. | As the one with long hair: I only need the mirror. Hang it in the hall. | Change hands. Who’s next? | As the one who shaves: warm water and no talking. A bowl on the balcony will do. | Now be something that isn’t a person. | As the door: leave me open a hand’s width. Most of you only want company. | Light the candle: what would suit all three?
shakespeare | kitchen-17 | Everyone is too polite to take the last biscuit. What should happen to it? | Cinderella: it belongs to the person whose saucer it fits. | Keep the plot, and let another thing play the lead. | The biscuit is Cinderella: at midnight it must leave, and someone has to walk it home. | Bring in a second story. | Enter Robin Hood: it’s taken from us, and found on the poorest plate next door. | Change the ending, and nothing else.
mozart | people-04 | Apologise to a friend for being late, in a way they will enjoy. | I’m late, so here’s a coffee. | Keep everything, and change the time. | Here’s a coffee for the next time you’re late. | Keep that, and change who brings it. | The café brings you a coffee, ten minutes before I arrive. | Keep that, and change the coffee.
nightingale | time-22 | Every night the phone wins against the bedtime book. Help the book. | Most of the phone’s evening is one thing: waiting for an answer. Aim there. | So who could end the waiting? | Send the last message from the kitchen: “Answer me at breakfast.” | Draw it again. What’s the biggest slice now? | Now it’s finding the page: leave the book open, face down, on the pillow. | And the slice after that?
carver | kitchen-16 | Nine lids in the cupboard, and not one box to fit them. What are the lids good for? | Whole: a coaster for each cup. | Take it apart. What’s only the rim good for? | Only the rim: it cuts nine round biscuits in one go. | Use what’s wrong with it. | They fit nothing, so they sit on anything: a lid on the cup says this one’s mine. | Worn out, bent, rusty: what then?
tesla | moving-17 | Forty suitcases of the same kind come off one coach. How could every owner find the right one? | Everyone ties a ribbon to their case. | Press start. What breaks? | Twelve red ribbons. So the driver hands them out, one colour for each row. | Run it again, on a rainy night. | Wet ribbons all look black. So the cases come off row by row, and the last row sings. | Run it once more, with someone asleep.
sor-juana | work-15 | Each half of a group builds half of one thing in secret. What could make the halves fit? | I beat sugar into egg this morning. It only holds if the sugar goes in slowly. | Say how it works: a little at a time. | So each half sends the other one screw a day, and nothing else. | What else did your hands do today? | I buttoned a coat: start at the bottom, and the last hole shows the mistake. Both halves start at the same end. | What would a zip have taught you?
nova | play-05 | Liven up a board game that everyone has played too often. | The word is umbrella: it goes round the table, and while you hold it you’re safe. | What else does the word do? It opens. | Open it indoors, which is bad luck: all the luck at the table changes places. | And what becomes of every umbrella? | It gets left behind. If it’s on your chair at the end, you lose. | Take a second word, and don’t choose it.
`,
  },
  ({ id, problemKey, text, line1, move1, line2, move2, line3, move3 }) => ({
    id: parseChoice(thinkerIds, id),
    example: {
      problemKey,
      text,
      lines: [
        { text: line1, move: move1 },
        { text: line2, move: move2 },
        { text: line3, move: move3 },
      ] as const,
    },
  }),
)

function techniqueOf(wanted: ThinkerId): Technique {
  const found = rules.find(({ id }) => id === wanted)
  const shown = examples.find(({ id }) => id === wanted)
  if (!found || !shown) throw new Error(`techniques: ${wanted} has no rule or no example`)
  const { id: _, ...rule } = found
  return { ...rule, example: shown.example }
}

/** By the id of the thinker, in the order of the ids. */
export const techniques = Object.fromEntries(thinkerIds.map((id) => [id, techniqueOf(id)])) as Readonly<
  Record<ThinkerId, Technique>
>
