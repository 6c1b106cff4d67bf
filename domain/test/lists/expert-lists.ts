import type { ProblemForm } from '../../src/rounds/problem-form.ts'
import { blocksOf, ideasOf } from './read-lists.ts'

export interface ExpertList {
  who: string
  problem: string
  form: ProblemForm
  slots: number
  /** Points from 0 to 100 of a reader who had not seen a total; null where none were given. */
  expert: number | null
  ideas: readonly string[]
}

const texts = `
lazy | idea | 8 slots | 12 points
Find new uses for a chair with three legs.
idk | firewood | throw it away | sell it | fix it | chair

brilliant | idea | 10 slots | 88 points
Find new uses for a chair with three legs.
Screw it upside down to the ceiling and hang four saucepans and a ladle from the legs | A wobbly judge: whoever makes it tip during an argument has to give in | Saw off the other three legs and it is a sledge with a backrest | Lean it in the corner as a saint's niche for the cat | Teach balance: children earn a badge for sitting ten breaths | A goal for indoor football, the gap of the missing leg is worth three points | Strap it to a tree, the tree is the fourth leg | Lend it to people who never stay long, so visits end kindly | A trellis for beans in the summer | Put it in a shop window with a prize for the best story of how it lost the leg

plain | idea | 10 slots | 38 points
Someone grew far too many tomatoes. How could the whole street enjoy them?
make tomato soup for everyone | make ketchup | give them to the neighbours | put them in a box outside with free on it | tomato sauce for pasta | sell them at a market | make salsa | pizza party | donate to the food bank | make juice

off topic (lunch and football) | idea | 10 slots | 3 points
The lift will be under repair for a month. How could everyone in the building still get what they need?
pasta with cheese is the best lunch | my team won three to one on Saturday | the goalkeeper was amazing | I like pepperoni more than ham | we should train on Wednesdays | the new boots are too small | burgers with extra onions | the referee was blind

twenty variations of one idea | idea | 20 slots | 14 points
How could you remember to drink water without any app?
put a glass of water on the desk | put a glass of water on the table | put a glass of water by the bed | put a glass of water near the sofa | put a glass of water in the bathroom | put a glass of water next to the sink | put a glass of water beside the TV | put a bottle of water on the desk | put a bottle of water in the bag | put a bottle of water by the door | put a jug of water on the table | put a mug of water by the computer | put a cup of water on the shelf | put a water bottle in the car | put a big glass of water by the phone | put a small glass of water by the lamp | put a glass of water by the window | put a glass of water by the keys | put a glass of water on the stairs | put a glass of water in every room

varied ordinary | idea | 10 slots | 58 points
How could you remember to drink water without any app?
set an alarm on a normal clock | keep a full bottle on my desk | drink a glass every time I use the toilet | put a rubber band on my wrist for each glass | ask a colleague to remind me | eat salty peanuts so I get thirsty | draw lines with hours on the bottle | drink before every meal | a plant next to me that I water when I drink | put my keys in the glass so I have to see it

funny | idea | 10 slots | 90 points
Two shy people share a bench. Help them begin to talk.
A pigeon sits down between them and stares until somebody explains | The bench is so short that one of them has to apologise every minute | A busker plays the same wrong note until they both groan | Somebody official comes by and asks them to guard an invisible dog | Their ice creams are swapped by mistake by a very smug child | The bench breaks, and now they are two people with a story | Loudspeaker: would the two people on the bench please stop being so noisy | A sign says reserved for people who know each other | They both get a fortune cookie with half a joke each

copied corporate text | idea | 8 slots | 10 points
What would make the first ten minutes less scary for somebody new on the team?
Onboarding is the process of integrating a new employee into an organisation | Effective onboarding has been shown to increase employee retention by 82 percent | New hires should receive an overview of company culture, policies and procedures | A structured orientation programme was introduced at General Electric in 1963 | Studies show that employees who attended orientation were 69 percent more likely to stay | Human resources departments have used buddy systems since the nineteen eighties

team lead | idea | 10 slots | 82 points
What would make the first ten minutes less scary for somebody new on the team?
Meet them at the street door, so the first walk in is not alone | Their name is already on a mug, a hook and the rota | Everyone tells the most embarrassing thing from their own first day | Give them a tiny job that can only succeed, like choosing the music | Draw a map with who hates mornings and where the good biscuits are | No round of names: one person at a time, over the ten minutes | Let them ask three questions that nobody may laugh at | A note on the desk from the person who had the desk before | Start in the kitchen and not at the desk

child of eight | idea | 8 slots | 62 points
Turn a long queue into a game that strangers would join.
you have to stand like a statue and if you move you go back one place | tag but you have to hold hands | guess what animal i am | the floor is lava | i spy | whoever has the most dogs wins | everybody has to hop when the lady says next | swap shoes

typos | idea | 10 slots | 70 points
Litter keeps landing next to the bin. How could the bin win people over without a sign?
the bin makes a burping sund when you hit it | paint it like a hungy frog with open mouth | a baskeball hoop over it | lites up green and aplauds | make the hole bigger and lower for kids | it tells a joke ech time | put two bins and poeple vote with there rubish which team is beter | a bin that folows you on wheels | mirrow so you see yourself mising

same list, clean | idea | 10 slots | 70 points
Litter keeps landing next to the bin. How could the bin win people over without a sign?
the bin makes a burping sound when you hit it | paint it like a hungry frog with an open mouth | a basketball hoop over it | lights up green and applauds | make the hole bigger and lower for kids | it tells a joke each time | put two bins and people vote with their rubbish which team is better | a bin that follows you on wheels | mirror so you see yourself missing

one word each | idea | 10 slots | 30 points
Wind has carried a hat onto a high branch. Get it down without climbing.
stick | wind | ball | ladder | rope | drone | bird | hose | cat | magnet

sharp short names | name | 10 slots | 78 points
Invent better names for Monday.
Oneday | Sunday's Bill | The Long Stair | Nopeday | Afterglow | Foreday | Page One | Coffeeday | Sunday Jr. | Mournday

poetic | idea | 8 slots | 86 points
A lock opens only for people in a good mood. How could it tell?
It listens for the small weather in the wrist as the key turns | It asks for a breath on cold brass and reads how long the cloud stays | A happy hand forgets that it is holding the key | It hums half a lullaby and waits for the other half | It counts the steps before the door, since joy never takes all of them | It keeps a moth behind the glass, and moths know

engineer | idea | 8 slots | 60 points
A lock opens only for people in a good mood. How could it tell?
Camera with facial expression classifier trained on smiles, threshold adjustable | Grip force sensor in the handle: tense people squeeze above twelve newtons | Heart rate variability measured through electrodes on the knob | Microphone analyses pitch range of the word hello | Accelerometer in the door mat: springy gait opens | Galvanic skin response on the keypad | Text message sentiment of the last hour

word salad | idea | 10 slots | 8 points
What if nobody could own more than ten things? Describe what people would begin to share.
purple gravity sandwich ladder vote | quantum umbrella sings the tax of cheese | seventeen rivers forget their elbow | mirror cabbage democracy on Thursday skin | glass hippo borrows the alphabet of salt | octopus calendar whisper brick engine | lamp of nine regrets inside a trumpet egg

ten average ideas | idea | 10 slots | 36 points
The cat wants breakfast at four in the morning. Design something that suits both the cat and the sleepers.
automatic feeder with timer | leave dry food out at night | close the bedroom door | earplugs | feed the cat later in the evening | a timer that opens the bowl | a robot that feeds the cat | get another cat so it is not bored | put the bowl in the kitchen | train the cat with treats

brilliant | idea | 10 slots | 92 points
The third stair creaks, and everyone knows it. Find something that the creak is good for.
It is the note A, so the whole family tunes guitars on the way to bed | Two creaks mean the bathroom is free | Our own doorbell for people who are already inside | Children jump over it on secret missions and get brave legs | A weather forecast: it only creaks when rain is coming, grandfather kept a diary | The dog learns to count to three | Whoever comes home late pays one euro a creak into the holiday jar | It is where you say sorry, because nobody can pretend they did not come

poet | line | 8 slots | 92 points
How could you describe rain without using any word for water?
The sky is thinking out loud on the roofs | Grey string, unwound until the street is tied up | Applause for nobody, all night | A thousand small full stops | The gutters have started to gossip | It looks for the hole in my left shoe and always finds it

honest lines for a literary problem | line | 8 slots
Write first lines for a story in which the hero never leaves the lift.
The doors had been about to open for nine years. | He knew the third floor only by its smell. | On Tuesdays the mirror went first. | Somebody kept pressing G from outside, and he had stopped answering. | His mother had been born between two and three. | It was a good lift, as lifts go, and it went. | Every night he pressed all the buttons, so that the city would look lit.

honest lines for a literary problem | line | 8 slots
A note no bigger than a stamp goes into a friend's lunchbox. What should it say on a dull day?
Only four hours until the sofa. | The crust is for courage. | Somebody at home is on your side. | I ate the other half, sorry. | Look up once before two. | You are better than this sandwich. | Cheese believes in you.

honest lines for a literary problem | line | 8 slots
Every notice at the duck pond forbids something. Write new ones from the point of view of the ducks.
No staring unless you brought bread. | Humans must be kept on a lead by their dogs. | Please do not feed the swan, he is a bully. | Bathing only with feathers. | Quiet between two and four, the eggs are thinking. | Shoes off on the grass, we sleep there. | Photos cost one crust each.

honest lines for a literary problem | line | 8 slots
Two clouds meet above a sleeping town. Write what they tell each other, but leave out the weather.
Do you ever look down and feel that you left the oven on? | That roof dreams of the sea again, listen to it. | I was a horse for one minute and nobody saw it. | You are thinner than last year. | Shall we stay until the baker wakes? | Somebody down there is crying behind the blue curtain, let us go slowly. | I used to be a lake, you know.

honest lines for a literary problem | line | 8 slots
Animals can now leave reviews of people. Write some of them.
Two stars. Promised a walk, went to the bathroom instead. | Great lap, poor hours. | He opens the tin and then talks about it first. | Will share toast if you look ill. | Sleeps in the middle of my bed. | Screamed at me, an honest spider, on a Sunday. | She sings in the shower and the whole pond left.

honest lines for a literary problem | line | 8 slots
The new fridge can talk, but it may only ask questions. Which ones would make people fond of it?
Do you really want that, or are you just awake? | Who put the milk back empty? | What was your grandmother’s best dish? | Shall I hide the cake from you until Friday? | Are you going to introduce me to the new lettuce? | Would the beans like a window seat? | Were you crying, or is it the onion?
`

/** Lists of a reader from outside, written before any of them was scored. Nothing is fitted on them. */
export const expertLists: readonly ExpertList[] = blocksOf(texts).map(([head = '', problem = '', ideas]) => {
  const [who = '', form, slots = '', points] = head.split(' | ')
  const expert = points === undefined ? null : Number.parseInt(points, 10)
  return { who, problem, form: form as ProblemForm, slots: Number.parseInt(slots, 10), expert, ideas: ideasOf(ideas) }
})
