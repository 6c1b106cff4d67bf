import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const wordsSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'words-01': {
    near: 'Day Zero: the week is still loading its shoes.',
    odd: 'The Long Stair. Nobody minds it once there is a landing, which is Tuesday.',
    technique: 'The Understudy: it never asked to follow Sunday, and goes on with shaking knees.',
    thinker: 'shakespeare',
  },
  'words-02': {
    near: 'The doors shut, and for the first time somebody had pressed every button.',
    odd: 'By the third year between floors he had taught the mirror to sing.',
    technique: "It sank a hair's breadth a day, and she had sworn to be kind until it reached the ground.",
    thinker: 'galileo',
  },
  'words-03': {
    near: 'Wish you were here instead of.',
    odd: 'Found your umbrella. It has married.',
    technique: 'Lovely weather. Lovely hotel. Lovely. Geese.',
    thinker: 'mozart',
  },
  'words-04': {
    near: 'The Other Way Up: A Life in Soup.',
    odd: 'What the Fork Never Told Us.',
    technique: 'The Moon in the Drawer: how a spoon looked to the moth, the baby and the sugar.',
    thinker: 'hokusai',
  },
  'words-05': {
    near: 'Tell them one thing that has changed on the street since yesterday.',
    odd: 'On the ninth day, greet the bag. On the tenth, apologise for overlooking its owner.',
    technique:
      'Make a wheel of what there is: weather, shoes, mood, news. The thickest part is hats, so begin with thirty hats.',
    thinker: 'nightingale',
  },
  'words-06': {
    near: 'A key, a ticket, a crumb: she got away, she got far, she got hungry.',
    odd: 'Let the lint tell it, since the lint was there.',
    technique:
      'What was I saved for, asks the coin. By whom, asks the thread. And who made the hole, asks whoever falls through.',
    thinker: 'newton',
  },
  'words-07': {
    near: 'Good news: it is real, it is old, and there is a pickle.',
    odd: 'It is worth its weight in bread.',
    technique:
      'I would say: mates, we dreamt of gold. Then: mates, who is hungry? And at last just cut it, into eleven.',
    thinker: 'my-own-path',
  },
  'words-08': {
    near: 'Three bears, by the smallest chair: I held as long as I could.',
    odd: 'The pea was fine, said the bed; it was the tenth mattress who was being difficult.',
    technique: 'I am the mirror and have to answer daily: I say you are, and mean the girl who dusts me.',
    thinker: 'einstein',
  },
  'words-09': {
    near: 'Each may only choose words that their own grandmother would have known.',
    odd: 'Every time it makes sense they have to send it to someone and start anew.',
    technique:
      'Explain it simply: we are crossing a river. A noun is a stone, a verb is a jump. Now nobody writes banana.',
    thinker: 'hypatia',
  },
  'words-10': {
    near: 'You absolute teapot.',
    odd: 'You are the sort of weather that people bring a cardigan for.',
    technique: "An insult makes someone small. So: you mouse's favourite uncle, you thimble, you Sunday of a man.",
    thinker: 'lovelace',
  },
  'words-11': {
    near: 'The roof is typing, and it has a great deal to say.',
    odd: 'A million small feet come down the hill, all late.',
    technique:
      'For the cat: the door that bites. For the farmer: pay day. For a boot: at last. For the window: a long goodbye.',
    thinker: 'rumi',
  },
  'words-12': {
    near: 'Ask the last reader at the door how it felt, and finish it from their face.',
    odd: 'Swap: your book ends with the first page of the next one on the shelf.',
    technique:
      'Why only the last? Someone collects them. Find the house where nothing but goodbyes is read, and knock.',
    thinker: 'curie',
  },
  'words-13': {
    near: 'Do their least favourite chore for a week, and never mention it.',
    odd: 'Sit down next to them at the concert and be wrong about when to clap.',
    technique: 'Fixing what I broke? That only mends the cup. So ask them to teach me how they hold it.',
    thinker: 'darwin',
  },
  'words-14': {
    near: 'Sneezeful, or the after-choo.',
    odd: 'Whiff-over: it is also the silence after a quarrel that was smaller than its run-up.',
    technique: 'Shut your eyes in it, and what drifts by looks like seeds: a dandel.',
    thinker: 'leonardo',
  },
  'words-15': {
    near: 'Leave out money, clocks and shoes, since each would lead to questions until dawn.',
    odd: 'Leave out why, and tell only what was warm.',
    technique:
      'They say every tale needs a hero. Try one with none: a light goes on, a light goes off. See if it sleeps.',
    thinker: 'ibn-al-haytham',
  },
  'words-16': {
    near: 'The Armchair, the Sofa and the One Who Waited.',
    odd: 'This one leans because it was listening.',
    technique: 'For pride: Mount Crumb. For pity: Almost. Put together they are neither: Still Rising.',
    thinker: 'franklin',
  },
  'words-17': {
    near: 'You came at exactly the right time.',
    odd: 'Say it again, but as you would say it to a pear.',
    technique: 'My word is anchor, so it says: stay a bit, there will be cake.',
    thinker: 'nova',
  },
  'words-18': {
    near: 'The second half of today was made by the same people as this sandwich.',
    odd: 'In case of boredom, break biscuit.',
    technique:
      'A stamp can be a door: this way out. A ticket: one shrug, any time. A plaster: for the dull bit, press here.',
    thinker: 'carver',
  },
  'words-19': {
    near: 'See you all again next winter!',
    odd: 'Keep the carrot for the soup, and the hat for a windy head. I was only ever visiting.',
    technique: 'Warm hands built me, and warm air takes me home: one gives the shape, the other lets it pour.',
    thinker: 'sor-juana',
  },
  'words-20': {
    near: 'Monday: met a castle. Tuesday: met a castle. We get on.',
    odd: 'It rained food again, from the same large and anxious face.',
    technique: 'Day three, tested the wall: it holds. Day six, swam at it fast. Found it was me who was coming.',
    thinker: 'tesla',
  },
  'words-21': {
    near: 'The conductor, who gave it a cup of cocoa.',
    odd: 'He met a lost umbrella and they took turns to be the roof.',
    technique: 'A prince on a strange shore meets a porter with jam, and by dawn he wears the crown again.',
    thinker: 'shakespeare',
  },
  'words-22': {
    near: 'Please do feed. Feed more. You in green, this means you.',
    odd: 'No running, unless you are being followed by a swan, in which case well done.',
    technique:
      'No bread. No bread without a joke. No jokes about orange. No orange. Orange welcome. All welcome, with bread.',
    thinker: 'mozart',
  },
  'words-23': {
    near: 'Slow Burn, Wait For Me, and the eleven-hour remix of Almost There.',
    odd: 'My House Fell In Love With Your House.',
    technique: 'One sings of rain, one of lettuce, one of the long way home. The fourth just hums: Under All Of It.',
    thinker: 'rumi',
  },
  'words-24': {
    near: 'Here hung the picture that everybody remembers differently.',
    odd: 'Mind your heads: the dinosaur is far larger than you think, and shy.',
    technique:
      'First I would say who left the floor so shiny. Then hush. Then ask a child what she has just walked round.',
    thinker: 'my-own-path',
  },
  'words-25': {
    near: 'Warm Bread, Late Again, Sea Behind The Houses, Where You Met Her.',
    odd: 'Next stop: the man with the ladder, if he is up.',
    technique: 'Draw who gets out where: at the fifth it is nearly all of them. Call it Home For Most.',
    thinker: 'nightingale',
  },
  'words-26': {
    near: 'The porter hears it hum, and carries it to the room with the best bed.',
    odd: 'It asks for a view by falling over twice.',
    technique: 'From the handle it is about hands. From inside, a dance dress is still waiting for the lift to open.',
    thinker: 'hokusai',
  },
  'words-27': {
    near: 'To my mother, and to all the flies.',
    odd: 'To the broom, without whom this book would have been a lot longer.',
    technique: 'To you, at the other end of this thread. Please pull.',
    thinker: 'lovelace',
  },
  'words-28': {
    near: 'I am told that gloves get over it. I keep a place in me, thumb side.',
    odd: 'They put me with a mitten, who is kind, but takes up everything at once.',
    technique:
      'I wrote: find me. But you cannot, you have no feet. So: stay where you are, I am in the hand of a child.',
    thinker: 'darwin',
  },
  'words-29': {
    near: 'The one about the actor who was so scared of the dark that he thanked it.',
    odd: 'Tales in which the audience has locked itself out.',
    technique:
      'Scared of what they say? Listen to one in the wings, before he goes on: it is all teeth and please, please, please.',
    thinker: 'ibn-al-haytham',
  },
  'words-30': {
    near: 'The Other Oar.',
    odd: 'Already Paid For: nobody in any harbour objects to that.',
    technique:
      'For a bird: grace. For an aunt: peace. Strike out every name that one man minds, and it says just Boat, in gold.',
    thinker: 'franklin',
  },
  'words-31': {
    near: 'Nobody had ever seen the ninth tent, but in the morning it was always wet.',
    odd: 'What I now tell you ends well, so do not move.',
    technique:
      'Told fast, they doze. So I put this where heads sink: it was then that someone counted us, and got one more.',
    thinker: 'tesla',
  },
  'words-32': {
    near: 'We do cold. For sweet, kindly step to the left.',
    odd: 'Their lemon made us better people.',
    technique:
      'Odd: there are two stalls but one queue. So both signs say: try them first, then us, and tell them we said so.',
    thinker: 'curie',
  },
  'words-33': {
    near: 'Another actor takes his part and says his lines.',
    odd: 'All turn to the wardrobe and wait, politely, until spring comes on in its green coat.',
    technique:
      'Where is he? Who locked it? Why did the queen keep the key? It was her play from the start, and she bows.',
    thinker: 'newton',
  },
  'words-34': {
    near: 'A hot, round showing-off from eight, with people looking up again, though not one thanked me for the light.',
    odd: 'Tomorrow there will be less of me, and I want it noted who did that.',
    technique: 'On my face you all saw a lion. That was a cloud, but then he came, and look: just a stain on stone.',
    thinker: 'leonardo',
  },
  'words-35': {
    near: 'Warm all year, thick walls, a former owner with no claims on the ceiling.',
    odd: 'Mature cave seeks tidy family. Gold marks on the floor will come off with a bit of milk.',
    technique: 'As with an old pan, it is seasoned: nothing sticks, and every winter here has the taste of the last.',
    thinker: 'sor-juana',
  },
  'words-36': {
    near: 'Feed the lighthouse.',
    odd: 'It said yes.',
    technique: 'Count. The. Lanterns. Said so slowly that they are still not sure he did not mean something else.',
    thinker: 'galileo',
  },
  'words-37': {
    near: 'Come on, you can do it, nearly there!',
    odd: 'We brought you breakfast, and then supper, and now it is breakfast again!',
    technique: 'Here comes the butter: slow to spread, and the best thing on the table!',
    thinker: 'nova',
  },
  'words-38': {
    near: 'Doing the laundry, going to bed, getting up.',
    odd: "A shy bird's first flight: whisk the air, fold the feet, rest on the wind, rise.",
    technique: 'I am the laundry: whisk me off the line, fold me small, let me rest, and see who can rise without me.',
    thinker: 'einstein',
  },
  'words-39': {
    near: 'The Undisturbed. The Pillow of the Nation.',
    odd: 'He Who Let Us Pass.',
    technique:
      'What does he do while they march? He trusts us. So, to a child: the one who felt so safe that he slept.',
    thinker: 'hypatia',
  },
  'words-40': {
    near: 'Who Was Here: A Corner in Nine Volumes.',
    odd: 'The Stick Comes Back, and Other Hopeful Tales.',
    technique:
      'From the floor: Table Legs of the World. From the chair: Are They Home? From outside: Bark, A Thriller.',
    thinker: 'hokusai',
  },
  'words-41': {
    near: 'I am shaken by all who enter, yet I never learn a name.',
    odd: 'Round, cold, and brighter the more I am wanted. What am I?',
    technique:
      'One small thing: a sun for the polish, a mirror for noses, a handshake for the shy, and a moon that clicks.',
    thinker: 'carver',
  },
  'words-42': {
    near: 'They are all lying flat, says one. Yes, says the other, and still they come up to us for shapes.',
    odd: 'Shall we be a whale for the baker? He starts at four, and he always looks up.',
    technique: 'We two are of feuding skies, love, says she. Then let us pass as one, he says, until the hills.',
    thinker: 'shakespeare',
  },
  'words-43': {
    near: 'Got yours. Am seventy. The answer is still yes. Come.',
    odd: 'We drank from the bottle. We hope it was fine.',
    technique: 'Left: all I might say. Right: all you forgot. Left over: I kept the cork, it has been my luck.',
    thinker: 'franklin',
  },
  'words-44': {
    near: 'That I left by myself, at night, and with the tin shut from the inside.',
    odd: 'Whose tooth this is.',
    technique: 'Nobody ate me. Nobody saw who ate me. The cat saw. The cat, they say, ate nobody.',
    thinker: 'mozart',
  },
  'words-45': {
    near: 'Warm, loud, butter, always, you, forever, stairs, home, laughing, again.',
    odd: 'Ten verbs, and let the cake be the noun.',
    technique: 'One brings a colour, one a sound, one a place, one a dish: any way you shuffle them it is her kitchen.',
    thinker: 'rumi',
  },
  'words-46': {
    near: 'The evening hare comes out when a page is turned, and is hence hardly ever met.',
    odd: 'Lesser Aunt: nests in armchairs, warns the flock of draughts.',
    technique:
      'A horned fish? Too grand to be true. So a brown bird which does nothing in three languages, and moults in May.',
    thinker: 'darwin',
  },
  'words-47': {
    near: 'Put the long stick into the little hole.',
    odd: 'Four corners want to leave. Speak to each with a small nail.',
    technique: 'Pull the long thread as a song pulls a breath, and at each rhyme push in a peg.',
    thinker: 'lovelace',
  },
  'words-48': {
    near: 'A famous singer puts it in a song.',
    odd: 'In a crossword, down, waiting for one clue.',
    technique: 'A map of who says it shows one faint valley. Send somebody to the shop there, to need it out loud.',
    thinker: 'nightingale',
  },
  'words-49': {
    near: 'I wish we were made for each other.',
    odd: 'I tried, and it was the most graceful no in my life.',
    technique: 'Do I fit? Only the first half inch. Is that nothing? It is the half inch by which I was let in.',
    thinker: 'newton',
  },
  'words-50': {
    near: 'A coat lent in the rain, and the wrong name called after it, and the turning round.',
    odd: 'An apple, a long stair, a door held with one foot.',
    technique:
      'In the thanks there is a dog that was never in the hello. So look there: it ran off, and both ran after.',
    thinker: 'curie',
  },
  'words-51': {
    near: 'It is the beat you do not play, and which they dance to.',
    odd: 'You are already doing it: that is what the skin is for.',
    technique: 'A pause. No, a pause with company. I would say: someone is walking here from very far, in step.',
    thinker: 'my-own-path',
  },
  'words-52': {
    near: 'Thank you for all the warm feet.',
    odd: 'You went first into every cold room of the house, and never once said so.',
    technique: 'Toe, heel. Toe, heel. Toe, a little later heel. Then, one morning, only toe.',
    thinker: 'galileo',
  },
  'words-53': {
    near: 'One is the wait for milk to rise, which ends when you look away.',
    odd: 'One is only used by those who are early and have brought a flower.',
    technique:
      'Of the forty, five smell of bread: the one for dough has a dent in it, where a finger asks if it is soon.',
    thinker: 'sor-juana',
  },
  'words-54': {
    near: 'A little breath, and a new line, and the next',
    odd: 'Rest the pen there until it makes a blot',
    technique: 'Leave swallow tracks instead, two toes each, all of them turned towards the words that come next',
    thinker: 'leonardo',
  },
  'words-55': {
    near: 'One hen climbs up, and the other holds it.',
    odd: 'They carried it to the hill to be higher, and forgot to climb it, as the view was there.',
    technique:
      'In my first try one hen falls, which is a lesson. Lay the ladder flat: both perch on it and have supper.',
    thinker: 'tesla',
  },
  'words-56': {
    near: 'He returns all that he borrowed, a little cleaner than it was.',
    odd: 'After you, he says, and waits, and there has never been any after.',
    technique: 'The baker sees exact coins, the dog smells nothing, and the door says: he always knocks from inside.',
    thinker: 'hokusai',
  },
  'words-57': {
    near: 'Cake, candles, flowers and a big balloon.',
    odd: 'Bread, still warm, and far too much sugar: hers.',
    technique: 'Twelve buns, all forgiven. The grocer who reads it packs them and just smiles, which is the test.',
    thinker: 'ibn-al-haytham',
  },
  'words-58': {
    near: 'The River of Very Nearly, with a ford at Oh Well.',
    odd: 'Between Sulk and Supper there is a bridge called You First.',
    technique:
      'Begin where you are: on Fine. East of it lies Not Really. The road to nowhere is What I Should Have Said.',
    thinker: 'hypatia',
  },
  'words-59': {
    near: 'Somebody was thinking of you, and I have brought it this far.',
    odd: 'Whoever hears this, add your voice to the count: so many of us have passed it on.',
    technique: 'One sentence would do: I have this from a friend. New each time, true each time, a hundred times.',
    thinker: 'carver',
  },
  'words-60': {
    near: 'That all of them want a happy ending.',
    odd: "Tea, and that in here it is always five o'clock.",
    technique: 'The word is glue: they agree that bindings pinch, and that it takes two to come apart.',
    thinker: 'nova',
  },
  'words-61': {
    near: 'You are stronger than the wind and rain.',
    odd: 'Lean on me, said the hill, and we did, and we do still.',
    technique: 'I sat as one of you. It rained, I held. Then, in the night, I rolled.',
    thinker: 'einstein',
  },
  'words-62': {
    near: 'Hi everyone, how are you all today?',
    odd: 'I was told that the first to write here never has to bring cake.',
    technique: 'Hello. Hello, but quieter. Hello from under the table. Hello to whoever reads this one last.',
    thinker: 'mozart',
  },
  'words-63': {
    near: 'Our Best Memories.',
    odd: 'Who Is That Behind You.',
    technique: 'Sort Me. Sort of Me. Sort of You. Some Sort of Summer.',
    thinker: 'mozart',
  },
  'words-64': {
    near: 'I am back on Monday, have a nice weekend.',
    odd: 'Until Monday your letter will be read to the plants, who are very discreet.',
    technique: 'My desk is glad, my plant is dry, my chair turns by itself: all three say Monday.',
    thinker: 'rumi',
  },
  'words-65': {
    near: 'Wait for it.',
    odd: 'Now without hands.',
    technique: 'Lighthouse blinks back.',
    thinker: 'nova',
  },
  'words-66': {
    near: 'Hi becomes love, and bye becomes heart.',
    odd: 'See you at seven becomes adore you at seven, and the dentist gets three of them.',
    technique: 'Late, then later, then latest, then lately: late becomes lately, as in I will be lately yours.',
    thinker: 'mozart',
  },
}
