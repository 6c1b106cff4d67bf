import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const gadgetsSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'gadgets-01': {
    near: 'Whether it is dark in the room.',
    odd: 'Shyness: it dims when somebody would rather not be seen crying at the film.',
    technique:
      'Plot what people look for with a lamp: mostly dropped keys. Metal it is, and it blinks faster as you get near.',
    thinker: 'nightingale',
  },
  'gadgets-02': {
    near: 'A stick with two notches, carried between two neighbours with one errand.',
    odd: 'A dog-shaped cart that follows whoever has the sausages.',
    technique: 'Handles put the weight into a thin line. Spread it out: a wide scarf with hooks, worn like a cape.',
    thinker: 'lovelace',
  },
  'gadgets-03': {
    near: 'It wakes you with the voice of someone who is glad that you exist.',
    odd: 'First it whispers to your toes, and lets them spread the news.',
    technique:
      'The sleeper wants dark, the boss wants eight, the cat wants feet. So first a soft purr, then slow light, then toast.',
    thinker: 'rumi',
  },
  'gadgets-04': {
    near: 'A handle that is also a cup, and holds one good hot coffee.',
    odd: 'A stage curtain inside: push the button and a play for two begins.',
    technique: 'Let it open slowly, a rib at a time, and play a note on each: it takes one scale to go outdoors.',
    thinker: 'galileo',
  },
  'gadgets-05': {
    near: 'Give it a slot for the partner sock, so that pairs never part.',
    odd: 'Give it a tiny weather sense: it lets go of the washing once it is dry.',
    technique: 'The strict guard falls for what it holds: this peg grips harder in a storm and lets silk go first.',
    thinker: 'shakespeare',
  },
  'gadgets-06': {
    near: 'Put it in the kitchen as a voice for recipes, and let it ring when the bread is done.',
    odd: 'It phones the plants: a bit of trembling is good for tomatoes.',
    technique:
      'A music box? It can do that already. Better what no new phone offers: a place in the hall, for calls in the dark.',
    thinker: 'darwin',
  },
  'gadgets-07': {
    near: 'Doorman at a library, where the floors are soft and people say hello.',
    odd: 'Teaching cats that not every low, humming thing is against them.',
    technique: 'It knows rooms from below: so a guide for babies, who also start under the table and like company.',
    thinker: 'hokusai',
  },
  'gadgets-08': {
    near: 'Fold the shopping list until it is thick enough and slide it under the bracket.',
    odd: 'Draw a level line on the wall behind it in red pencil, and let the shelf be ashamed.',
    technique: 'I am the wobble: I live in a gap as thin as an eraser. Slide in one slice, and I am homeless.',
    thinker: 'einstein',
  },
  'gadgets-09': {
    near: 'It notices what you did today and praises the smallest part of it.',
    odd: 'Feed it old love letters to ships, bridges and dogs, and let it change the names.',
    technique:
      'You are kind. You are kind when late. You were kind at nine. You are nine times kind. Your nine is kind.',
    thinker: 'mozart',
  },
  'gadgets-10': {
    near: 'It makes the last person who spoke say it again, but slower.',
    odd: "It turns the room's dust to snow for a minute and nobody has to get up.",
    technique: 'One chair in the room is always free. The button finds out why, and warms it.',
    thinker: 'curie',
  },
  'gadgets-11': {
    near: 'A fan that turns with each yawn and cools the one who is talking.',
    odd: 'It shells peas while you sigh, and stops once you look in the bowl.',
    technique:
      'Dull talk makes it run, but then it is of use and stops. So it blinks on and off: a very bored lighthouse.',
    thinker: 'franklin',
  },
  'gadgets-12': {
    near: 'You have to hum to it, and it can tell a real tune from a polite one.',
    odd: 'It asks what is for dinner and listens for the breath before the answer.',
    technique:
      'Explain it like handing over a kitten: hold the knob and it feels whether your hand is a fist. Fists have to wait.',
    thinker: 'hypatia',
  },
  'gadgets-13': {
    near: 'Nobody forgets tea with grandmother: on that day it pours two cups.',
    odd: 'It whistles the day of the week, so the whole street stays in step.',
    technique: 'The spark is harvest: each boil drops a bean in a jar, and a full jar means that a free day is due.',
    thinker: 'nova',
  },
  'gadgets-14': {
    near: 'Spin the still fan by hand: the blade that stops in the shade says no.',
    odd: 'Sit in the shade and sift sand until you notice which answer you were hoping for.',
    technique:
      'I run it: sand trickles on a blade, which turns to yes, then no, then jams. Good: jammed means have lunch first.',
    thinker: 'tesla',
  },
  'gadgets-15': {
    near: 'Their worries, their dreams and their love.',
    odd: 'Two silences: the one of a couple in love, and the one that comes after.',
    technique:
      'What has no weight, yet bends people? A worry. What makes it lighter? Telling. Each of them steps on twice.',
    thinker: 'newton',
  },
  'gadgets-16': {
    near: 'Good morning, have a nice day!',
    odd: 'Butter here. The other side is for jam and regrets.',
    technique: 'Good morning. Good mourning, said the crust. Good evening, you slept in. Good grief, eat me.',
    thinker: 'mozart',
  },
  'gadgets-17': {
    near: 'A bell, so children run up and ask for the tour of the yard.',
    odd: 'It remembers dances, and takes you three steps to the left when nobody looks.',
    technique:
      'One lid on top: table, stage, pulpit, bed for the melon, desk beneath the plum tree, sledge by December.',
    thinker: 'carver',
  },
  'gadgets-18': {
    near: 'Grow a corner: with six sides it stays where you lay it.',
    odd: 'Fall in love with the ruler, and never leave its side again.',
    technique: 'They roll because they are round, we say. Test it: a crumb of wax along one side, and they stay put.',
    thinker: 'ibn-al-haytham',
  },
  'gadgets-19': {
    near: 'Dry socks, a warm roll, and one sentence that forgives the belly flop.',
    odd: 'Very small umbrellas, so that people who are wet already feel looked after.',
    technique:
      'Rice keeps salt dry in its shaker. So it sells small bags of rice for wet shoes, wet books and wet tickets.',
    thinker: 'sor-juana',
  },
  'gadgets-20': {
    near: 'The note that you wrote on a good day, for a day when lunch is not enough.',
    odd: 'It hides half of the sandwich from you until four.',
    technique:
      'Under the lid the dents look like an island with a bay. So keep a matching map there, and a crumb of treasure.',
    thinker: 'leonardo',
  },
  'gadgets-21': {
    near: 'Chirp softly, from wherever they are, when somebody says where did I put them.',
    odd: 'Stroll home by night and wait on the nose of whoever is asleep.',
    technique: 'Chart where they turn up: half the time on a forehead. So they grow warm when worn, to be noticed.',
    thinker: 'nightingale',
  },
  'gadgets-22': {
    near: 'A shower for the whole queue, whenever it has been too good.',
    odd: 'All the cages open for one second, and close: it likes to hear them laugh.',
    technique:
      'Music first. Then apples. In the end I think she would have it call her keeper, just to see him come running.',
    thinker: 'my-own-path',
  },
  'gadgets-23': {
    near: 'It has a good story for each mile and knows when to be quiet.',
    odd: 'The straps shake hands now and then over your chest, in an encouraging way.',
    technique: 'Against: it is heavy. For: it is big. So let it rise above your head, and pay for its weight in shade.',
    thinker: 'franklin',
  },
  'gadgets-24': {
    near: 'A bowl on a slow wheel that reaches the cat at four and squeaks for nobody.',
    odd: 'It pays the cat in fish per hour of silence, with cream at six.',
    technique:
      'I built a feeder, but it was not hunger: she wanted company. So a warm cushion that purrs back until seven.',
    thinker: 'darwin',
  },
  'gadgets-25': {
    near: 'Shoes, hands and hats: what people forget to pose with.',
    odd: "The last person's wave, so that travellers who never meet can answer it.",
    technique:
      'Sit, close the curtain, say what you miss. Anyone can do it, and out comes a strip of four places to find it.',
    thinker: 'hypatia',
  },
  'gadgets-26': {
    near: 'Dear you, with the cold hands: I am warm from the sun.',
    odd: 'It types the end of a story, and the beginning is on the paper you would have to feed it.',
    technique:
      'It turns small blows into letters. Rain is small blows: let it type what the weather thinks of the market.',
    thinker: 'lovelace',
  },
  'gadgets-27': {
    near: 'A rim like a gutter, with a straw to a second cone.',
    odd: 'A cone with eyelashes that blinks each drop back in.',
    technique:
      'Watch one drop go down slowly: it always takes the seam. So twist the seam around until it ends in your mouth.',
    thinker: 'galileo',
  },
  'gadgets-28': {
    near: 'A smell of warm vanilla, half a street ahead of the cart.',
    odd: 'Teach one goose to do it, and be just her driver.',
    technique:
      'A pan lid patters before the milk boils over. Hang a light spoon on the churn and let the bumpy road do the rest.',
    thinker: 'sor-juana',
  },
  'gadgets-29': {
    near: 'Carry the salt down the table and be back before the soup.',
    odd: 'It could sweep one crumb; nobody ever said how big a chore must be.',
    technique:
      'It runs. It runs with a brush. It runs with a brush under the sofa. It is brought back, dusty, by the cat.',
    thinker: 'mozart',
  },
  'gadgets-30': {
    near: 'Lie down, hold out an arm rest and make the tea.',
    odd: 'To walk up to whoever is crying and show them its labels.',
    technique: 'My word is theatre: lid up, lamp on, and your own socks play what will happen when you get there.',
    thinker: 'nova',
  },
  'gadgets-31': {
    near: 'Rub a candle along the teeth, and tell it there is no hurry.',
    odd: 'Have all four breathe in, and let the cloth think they have gone.',
    technique:
      'The two lovers speak through a chink in the wall: so rub soap into the lowest tooth, and whisper it open.',
    thinker: 'shakespeare',
  },
  'gadgets-32': {
    near: 'Blow bubbles past every window from the yard.',
    odd: 'At four every book in the building gently closes itself.',
    technique: 'When do they all know without a bell? On soup days. So a pipe from the kitchen into every classroom.',
    thinker: 'curie',
  },
  'gadgets-33': {
    near: "Leave the thumb and one finger free, and line the rest with the reader's favourite poem.",
    odd: 'Each mitten turns a page on its own if you gasp.',
    technique:
      'The thumb wants out, the wrist wants in, the page wants it dry: long wool cuffs and one rubber fingertip.',
    thinker: 'rumi',
  },
  'gadgets-34': {
    near: 'Let it wipe the counter, fan the queue and rock a baby, all in one swing.',
    odd: 'Customers on the left say what they want, those on the right what they need.',
    technique:
      'I ride on it: at each end I hang still for a blink. That is when to hand me parcels, first left, then right.',
    thinker: 'einstein',
  },
  'gadgets-35': {
    near: 'In the library, to say that somebody has been missing you near the door.',
    odd: 'On stage, hidden, for actors who would rather not be seen to ask.',
    technique: 'Must a warning be loud? Try one at a busy crossing: when a horn whispers, everybody stops to listen.',
    thinker: 'ibn-al-haytham',
  },
  'gadgets-36': {
    near: 'A zigzag of forks and a long rest in the bowl of a ladle.',
    odd: 'Let it wait politely at every spoon, after you, no, after you.',
    technique:
      'In my mind it arrives after forty seconds. So I add one whisk: round and round it goes in there, and out.',
    thinker: 'tesla',
  },
  'gadgets-37': {
    near: 'Whoever is telling a good story, so that people know where to sit.',
    odd: 'It turns to the house that has not had a visitor for longest.',
    technique: 'Draw what the village asks all day: mostly whether the bread is done. So it turns to the smell.',
    thinker: 'nightingale',
  },
  'gadgets-38': {
    near: 'Tell it that the first row has their coats on and cannot see a thing.',
    odd: 'Let it do its nerves in public: a shy machine steams all the more.',
    technique:
      "One lemon: smell for calm, slice for its throat, a moon to aim at, a clown's nose, a friend to hold in the dark.",
    thinker: 'carver',
  },
  'gadgets-39': {
    near: 'Fill them up with socks and hang a wall of wet sheets.',
    odd: 'Fold the practice room into one giant shirt and do up all the buttons.',
    technique:
      'The pile looks like a sleeping bear. Let it lie down in the bass drum: who would be loud with that in the room?',
    thinker: 'leonardo',
  },
  'gadgets-40': {
    near: 'It plumps the buns that have lost heart by evening.',
    odd: 'It sighs for the baker, who has no time to do it himself.',
    technique:
      'One slow breath at a time over the flour: first hills, then dunes, then a pattern no two loaves will share.',
    thinker: 'galileo',
  },
  'gadgets-41': {
    near: 'In the bathroom, to see your hair from behind.',
    odd: 'In a waiting room: nobody there is alone for the first ten seconds.',
    technique:
      'Who needs ten seconds of the past? Somebody who has just let something slip. Who is that? An actor, in the wings.',
    thinker: 'newton',
  },
  'gadgets-42': {
    near: 'Whether we should have cake, on three days out of the week.',
    odd: 'It could sit with the town council and be right a third of the time.',
    technique:
      'Ask it in a nursery, in a court, on a bus, in the bath: later sounds kind here, stern there, and always wise.',
    thinker: 'hokusai',
  },
  'gadgets-43': {
    near: 'Tape on the forehead, a foot for the knot, and hold the corner down with the gift itself.',
    odd: 'It invites the presents to roll themselves up as in a carpet.',
    technique: 'What does a second arm do? It keeps still. A stack of books does too, and has never dropped a present.',
    thinker: 'lovelace',
  },
  'gadgets-44': {
    near: 'Have you seen what the lemon is doing to feel useful?',
    odd: 'What would you cook for whoever made you laugh today?',
    technique: 'Hungry? Or just up? And one night, when I came back for the third time: shall I leave the light on?',
    thinker: 'my-own-path',
  },
  'gadgets-45': {
    near: 'A lolly drips on the feather, it gets heavy and sinks, the crank turns, the bell rings.',
    odd: 'The lolly holds down the bell; lick faster or wake the house.',
    technique: 'My word is parrot: each drop turns the crank one notch, the feather tickles you, and the bell laughs.',
    thinker: 'nova',
  },
  'gadgets-46': {
    near: 'Feathers, pillows or soft music.',
    odd: 'Dough that makes very quiet bread.',
    technique:
      'Noise is too much, silence too empty. Strike out one for one, and a hum in a jar is left, for new babies.',
    thinker: 'franklin',
  },
  'gadgets-47': {
    near: 'Put a little medal inside, which opens when the needle stops.',
    odd: 'It is the only compass that gets you home by way of everything else.',
    technique:
      'I am the needle: I shake when you look away. Hold me for a minute, and the monster is only a phone call.',
    thinker: 'einstein',
  },
  'gadgets-48': {
    near: 'A tin of wool: open it towards the valley, and the shout stays in.',
    odd: 'A button that says it first, so that the echo has nothing left to add.',
    technique:
      'In the myth she may only say what is said to her. Ask her something kind, and she walks off with the last word.',
    thinker: 'shakespeare',
  },
  'gadgets-49': {
    near: 'A bow for silent music; the player hummed through the neck.',
    odd: 'Question mark, worn around the neck by people who had not been told.',
    technique:
      'Scholars agreed it was a bow. We tested that, and it shot nothing: it must have held the air open for someone tall.',
    thinker: 'ibn-al-haytham',
  },
  'gadgets-50': {
    near: 'A calendar that sheds the day and holds on to the ones before.',
    odd: 'Confetti, and the letter for it to fall out of.',
    technique:
      'Pastry is pricked to lie flat and folded to stay shut. So, a kite: holes to calm it, staples along the hem.',
    thinker: 'sor-juana',
  },
  'gadgets-51': {
    near: 'End each lesson with the driest book in the building, until the clock has calmed down.',
    odd: 'Two sundials, for the very serious days.',
    technique:
      'A second clock that enjoys being bored? It would race for joy by June. So none: the first hungry class ends it.',
    thinker: 'darwin',
  },
  'gadgets-52': {
    near: 'From elastic rope that you can roll up.',
    odd: 'It is one very long joke: the beetle crawls across it, and the giant gets it at once.',
    technique:
      'What carries both a beetle and a giant? Ice. Keep a flask of water in the bag, and wait for one hard night.',
    thinker: 'curie',
  },
  'gadgets-53': {
    near: 'They would sit down with more care and say good evening to the stool.',
    odd: 'Sofas turn out to be matchmakers, and people start to ask them for advice.',
    technique:
      'I let it run: the bed tells all, and people stand. So make it speak in private, and begin with a compliment.',
    thinker: 'tesla',
  },
  'gadgets-54': {
    near: 'It makes a silly mistake near the end.',
    odd: 'Let it be so glad about each fine move that it forgets its own.',
    technique:
      'The child sees a trap, grandad a wink, the cat a rolling piece: it learns to frown, to blink, to be clumsy.',
    thinker: 'rumi',
  },
  'gadgets-55': {
    near: 'The minute when their baby laughed first.',
    odd: 'The minute when nobody knew yet who had won.',
    technique:
      'A beginner should not hunt for the best one: open the jar at random, close it, and label it plain, with toast.',
    thinker: 'hypatia',
  },
  'gadgets-56': {
    near: 'The sound of a pan, so the other one knows that somebody is making too much.',
    odd: 'Send a nap down the line, and hang up softly.',
    technique: 'One wooden spoon: a knock for are you there, two taps for tea, and a drop, which made us both laugh.',
    thinker: 'carver',
  },
  'gadgets-57': {
    near: 'Taking pictures of birds that flew away.',
    odd: 'Parties: it frames the guest who never says goodbye.',
    technique:
      'The air still holds the shape of whoever left. Look long enough, and it is somebody about to turn round.',
    thinker: 'leonardo',
  },
  'gadgets-58': {
    near: 'It has always given everybody the right answer.',
    odd: 'Once, in the flood, it made a noise, and everybody felt it was on their side.',
    technique:
      'It hums. It hums and does nothing. It stops, and all come out to mend it, and talk: that earned the trust.',
    thinker: 'mozart',
  },
  'gadgets-59': {
    near: 'Over the beds of people who work at night.',
    odd: 'Held over the cinema queue, so the film can start outside.',
    technique:
      'Map who suffers from noon: babies, owls, bakers. Bakers have it worst, so hang one above each of their pillows.',
    thinker: 'nightingale',
  },
  'gadgets-60': {
    near: 'A bit of thread, a stamp, and a very small pencil with a sharp point at both ends.',
    odd: 'One match: first to light up what you said, then to get it done before it burns down.',
    technique:
      'A promise joins two days, as a stitch does. So, a bent pin and thread: pick up the day that was dropped.',
    thinker: 'lovelace',
  },
  'gadgets-61': {
    near: 'Paintings, flowers or views of the sea.',
    odd: 'The wall behind it, so faithfully that everyone leans over to check.',
    technique: "The same window all day: at rain, from a bird's height, with the curtains of a hundred years ago.",
    thinker: 'hokusai',
  },
  'gadgets-62': {
    near: "Watch the birds and the neighbour's cat.",
    odd: 'It rings itself now and then, and has the house come out for some air.',
    technique:
      'It sees and it chimes: let it chime for whatever comes by, one note for each, and the street has a daily tune.',
    thinker: 'lovelace',
  },
  'gadgets-63': {
    near: 'The voice of somebody you love.',
    odd: 'Your own footsteps, one second before you make them.',
    technique:
      'Everyone would pick a voice. Test it: wear them for a day, note what you missed, and let in only the kettle.',
    thinker: 'ibn-al-haytham',
  },
  'gadgets-64': {
    near: 'Call home and say that you are fine.',
    odd: "A photo of the way back, which is then drawn on somebody's arm.",
    technique:
      'Draw the evening as a cake: the biggest slice is waiting. Two minutes on one long riddle will fill all of it.',
    thinker: 'nightingale',
  },
  'gadgets-65': {
    near: 'In a queue or in a traffic jam.',
    odd: 'At the breakfast table of two actors who are paid to be angry and have run out.',
    technique:
      'All say it belongs where people shout. Check with a door that was slammed: it belongs on the quiet side of it.',
    thinker: 'ibn-al-haytham',
  },
}
