import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const movingSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'moving-01': {
    near: 'Pick one passenger per stop and make up where they are off to.',
    odd: 'Decide that you are a tourist here and write a postcard home in your head.',
    technique: 'Ride as the driver, then as the bag on the rack, then as the bird above: three trips for one ticket.',
    thinker: 'hokusai',
  },
  'moving-02': {
    near: 'Leave a puzzle on the shelter wall that takes ten people to solve.',
    odd: 'Everyone waiting tells the oldest shoe in the queue where it ought to go next.',
    technique:
      'Each says what they hear and nothing else: brakes, a song, rain. Together they know when the bus comes.',
    thinker: 'rumi',
  },
  'moving-03': {
    near: "A fashion show: borrow a stranger's coat and walk the platform.",
    odd: 'Build a coat village with bag houses, and elect whoever is most patient as mayor.',
    technique: 'A coat is a bag for a person. So fill the coats with bags and seat them as an orchestra.',
    thinker: 'lovelace',
  },
  'moving-04': {
    near: 'Guess how many people will get off at the last stop but one.',
    odd: 'At this point of the ride every passenger gets to ring the bell exactly once.',
    technique: 'Take only one of the five minutes and go through it so slowly that you know each window by the end.',
    thinker: 'galileo',
  },
  'moving-05': {
    near: 'Start a round of songs about rain, one verse for each place in the queue.',
    odd: 'Swap places so that the driest gives the wettest an arm and a compliment.',
    technique: 'The word is penguin: shuffle close, and let those at the wet edge move into the warm middle.',
    thinker: 'nova',
  },
  'moving-06': {
    near: 'A rope and a basket by the stairs, with one round of deliveries at six.',
    odd: 'Each landing gets an armchair and a different host, so nobody climbs more than one chat at a time.',
    technique:
      'I run it in my mind: the bags get up, the letters wait. Add a bell on each floor, and nobody comes down twice.',
    thinker: 'tesla',
  },
  'moving-07': {
    near: 'A spare pair of thick socks: a pillow, a glove and a comfort.',
    odd: 'An empty matchbox, to bring home the smallest thing that made you laugh.',
    technique: "I chose a book, but one never reads it. Then a friend's letter, still closed, for the worst evening.",
    thinker: 'darwin',
  },
  'moving-08': {
    near: 'Ask at every corner, and draw the missing half from the answers.',
    odd: 'Follow the people who look as if they have just seen something old.',
    technique: 'All say you need both halves. Try none: follow the people with cameras, and see where they stop.',
    thinker: 'ibn-al-haytham',
  },
  'moving-09': {
    near: 'Leave a note under seat four and read the answer on the way back.',
    odd: 'Wear the same hat, which travels to and fro between them in a locker at the station.',
    technique:
      'Against: they never meet. For: they see both ends of the day. So one collects dawns, the other dusks, and they trade.',
    thinker: 'franklin',
  },
  'moving-10': {
    near: 'A tag on a string shows the next corner, and anybody may carry it that far.',
    odd: 'Give the parcel a birthday, so people want to bring it to its party.',
    technique:
      'First step: which way is it going? Write only this on top, with an arrow. Each new hand turns the arrow.',
    thinker: 'hypatia',
  },
  'moving-11': {
    near: 'Tap the rail twice and wait to hear it passed along.',
    odd: 'Trade seats so that each face gets the sunrise for a while.',
    technique:
      'Two houses that must not speak: one hums at the bow, the other at the stern, and the tune meets in the middle.',
    thinker: 'shakespeare',
  },
  'moving-12': {
    near: 'Slide them on wet planks, as children do on the ice.',
    odd: 'Bring the market to the heavy things, one stall at a time.',
    technique: 'One log: a roller, then a sled, a float, a lever, a yoke for two, and a bench when you are tired.',
    thinker: 'carver',
  },
  'moving-13': {
    near: 'A seed packet with the seat number on: plant it where you get off.',
    odd: 'The ticket is a name tag for your seat, and you have to introduce it to the next person.',
    technique: 'Map the damage: nearly all of it is in the back row. So the ticket makes one person captain of it.',
    thinker: 'nightingale',
  },
  'moving-14': {
    near: 'Paint a line of small pictures on the wall, so the ride becomes a film.',
    odd: 'Sell it as the only ten minutes a day in which nobody can reach you.',
    technique: 'I ride at the speed of the echo: each shout comes home as a choir, so hand out parts at the entrance.',
    thinker: 'einstein',
  },
  'moving-15': {
    near: 'Arrows that say: towards a smell of bread, towards somebody who knows a joke.',
    odd: 'A post with nothing on it except a swing, for making up your mind.',
    technique: 'Left: water. Left: water and shade. Left: water, shade and a bench. Right: the same, with people.',
    thinker: 'mozart',
  },
  'moving-16': {
    near: 'One brings a riddle for each morning and the answer comes on the way down.',
    odd: 'Agree to age ten years per floor and get out as very old friends.',
    technique: 'They meet at eight, but one always hums and then stops. Ask for the rest of the song, a line a day.',
    thinker: 'curie',
  },
  'moving-17': {
    near: 'Tie on something of your own: a sock, a ribbon, a daft hat.',
    odd: 'Let each suitcase be introduced aloud by its worst habit, until its owner blushes.',
    technique:
      'What is the same? The outside. What differs? The weight, the rattle, the smell. So lift, shake and sniff.',
    thinker: 'newton',
  },
  'moving-18': {
    near: 'Soft chairs, a pot of cocoa, and a rule that whispers are free.',
    odd: 'A shepherd who lets you count the lights outside on his behalf.',
    technique: 'The blanks of frost on the glass are a map of somewhere: let them name its towns and drift off.',
    thinker: 'leonardo',
  },
  'moving-19': {
    near: 'Let beans grow up the spokes and put herbs in the basket.',
    odd: 'It keeps a diary: whoever passes spins the wheel and adds a mark.',
    technique: "First a flower stand, then a coat rack. In the end I like it as the fence's best friend, with a scarf.",
    thinker: 'my-own-path',
  },
  'moving-20': {
    near: "A recipe you learned by stirring it once with somebody's aunt.",
    odd: 'The way people there say goodbye, used at home until everyone does it.',
    technique: 'Tea takes on the scent of its tin. So sleep in your scarf there, and let it be the place for a month.',
    thinker: 'sor-juana',
  },
  'moving-21': {
    near: 'Small children and people who love the sea.',
    odd: 'People who have to say something difficult: nobody can leave, and nobody is late.',
    technique:
      'Draw the trip as a clock: at each hour another view. So painters, who get twelve pictures for one fare.',
    thinker: 'nightingale',
  },
  'moving-22': {
    near: 'Leave it as a staircase with seats and let bands play at the foot.',
    odd: 'Turn it on its head as a slide for hurried people only.',
    technique: 'It carries people in single file. So it could carry stories: one line on each step, read on the climb.',
    thinker: 'lovelace',
  },
  'moving-23': {
    near: 'Each passenger brings one good piece of news and says it at the door.',
    odd: 'Hold a small applause for every red light that turned green in time.',
    technique: 'For coffee: warm. Against: no free hand. For a song: warm too, and no hand needed. So a song.',
    thinker: 'franklin',
  },
  'moving-24': {
    near: 'Call it the grand pressing and sell a ticket to the lightest member of the family.',
    odd: 'The suitcase is a stubborn cow, and only a lullaby makes it lie down.',
    technique: 'Sit so slowly that the air can leave. Then it is not a fight at all but a very long sigh.',
    thinker: 'galileo',
  },
  'moving-25': {
    near: 'A good singer with no sense of direction.',
    odd: 'A barrel organ, because someone else will then want to row in time.',
    technique: 'A castaway who never wished to be saved, tired now of his island, and full of recipes for coconut.',
    thinker: 'shakespeare',
  },
  'moving-26': {
    near: 'A shelf of jigsaw bits, one to be placed by each traveller.',
    odd: 'Each chair has its own mood and you may only sit in the one you came with.',
    technique: 'Twelve in a row; one turned round; two face to face; three in a ring; and now somebody is talking.',
    thinker: 'mozart',
  },
  'moving-27': {
    near: 'On a tea tray, steering with two wooden spoons.',
    odd: 'Roll one huge snowball there together and pay the baker with it.',
    technique:
      'I am a flake, and I go wherever I am blown: sew sails on the coats and let the north wind do the errand.',
    thinker: 'einstein',
  },
  'moving-28': {
    near: 'To the beach, to have a holiday.',
    odd: 'It goes to the sea, lies down in a rock pool, and rents its rooms to crabs.',
    technique:
      'As herb bed, puppet stage, cage for loose balls, shop for kind words, cot for a goat: it goes wherever it fits.',
    thinker: 'carver',
  },
  'moving-29': {
    near: 'A bench every mile with one half of a joke; the other half is at the next.',
    odd: 'A bell at the middle that may only be rung by two riders from different towns.',
    technique: 'At dawn a bird table, at noon a water tap, at dusk a swing that faces the town you left.',
    thinker: 'hokusai',
  },
  'moving-30': {
    near: 'A letter for each bad moment, marked: open when the train is late.',
    odd: 'One of your own keys, so that they always have a door somewhere.',
    technique:
      'What will go wrong first? Something rips. So needle and thread, and a note on how to do it, in three lines.',
    thinker: 'hypatia',
  },
  'moving-31': {
    near: 'Fold the map into a lampshade that glows along the coast road.',
    odd: 'Let each friend choose a pebble, then tell the lie that suits it best.',
    technique: 'A coffee ring on the map looks like a lake. Frame just this bit and give it a boat and a name.',
    thinker: 'leonardo',
  },
  'moving-32': {
    near: 'Four friends, two poles and a song to keep the step.',
    odd: 'Sit on it at each corner, sell tea from it, and be waved through as a café.',
    technique:
      'I tilt it, turn it, wedge it. So take it apart in the mind first: legs, frame, cushions, and five bicycles.',
    thinker: 'tesla',
  },
  'moving-33': {
    near: 'Each stop gets its own smell, and the first is fresh bread.',
    odd: 'The train hums lower or higher, so that regulars know the tune of the line.',
    technique: 'Cooks tell time by tasting. Pass out mints in order: strong for the harbour, mild for the mills.',
    thinker: 'sor-juana',
  },
  'moving-34': {
    near: 'Hand out pairs: nobody has to watch the group, just one other person.',
    odd: 'Make up a story that goes on at each corner, and stop before the best bit.',
    technique: 'The spark is zip: two lines that walk close by, each tooth greets the same partner at every gate.',
    thinker: 'nova',
  },
  'moving-35': {
    near: 'Put in a pillowcase that its favourite person has slept on.',
    odd: 'Read it the timetable in a low voice until it is too bored to complain.',
    technique:
      'I thought that it hates the basket, but at home it loves boxes. It hates the sway: so hang it, like a hammock.',
    thinker: 'darwin',
  },
  'moving-36': {
    near: 'Let passengers guess each sight and have the guide clap when they are warm.',
    odd: 'The river tells the tour: stop the engine and listen to what each bridge says.',
    technique:
      'One knows the fish, one knows the stones, one used to live here. Ask each for a minute, and she conducts.',
    thinker: 'rumi',
  },
  'moving-37': {
    near: 'Sit for the straight bits and stand for the bends, then swap.',
    odd: 'Those who stand are given the right to choose the song and the stop for stretching.',
    technique: 'Is sitting what they want? Ask. I bet ten like to stand, if only someone holds the bag.',
    thinker: 'ibn-al-haytham',
  },
  'moving-38': {
    near: 'Neighbours carry on, each taking the letters for the next three doors.',
    odd: 'Read them aloud from the hill, and let the right person come running.',
    technique:
      'I would ask the school to take them home. Or the geese. Or I roll the bike along and talk at each gate.',
    thinker: 'my-own-path',
  },
  'moving-39': {
    near: 'Eat the picnic first: the same load, but now it is shared.',
    odd: "Everybody swaps their heaviest thing for a neighbour's promise to look after it.",
    technique:
      'The oddest load is the sand, which nobody claims. Let it out slowly, and find it was meant to be let go.',
    thinker: 'curie',
  },
  'moving-40': {
    near: 'Nobody speaks about weather or washing up before the second cup.',
    odd: 'Each day one of them is captain, one is cargo and has no duties at all.',
    technique: 'Want: silence. Want: songs. They cancel out, so mornings belong to one and evenings to the other.',
    thinker: 'franklin',
  },
  'moving-41': {
    near: 'Form a chain and pass each bag upward, hand to hand.',
    odd: 'Sell it as a mountain tour, with a guest book and cocoa at the summit.',
    technique: 'Stairs break a height into pieces. Break the bags too: a shelf at each landing, and no one lifts far.',
    thinker: 'lovelace',
  },
  'moving-42': {
    near: 'Ring a big bell slowly on the quay until the boat bumps the wood.',
    odd: 'Bake onions on the quay and let the captain steer by his appetite.',
    technique: 'What gets through fog? Sound. Which sound tells the side as well? Two: a drum left, a fiddle right.',
    thinker: 'newton',
  },
  'moving-43': {
    near: 'Let it lie along the aisle with its neck resting on helpful shoulders.',
    odd: 'Buy it a window seat, put its head out, and wave back at everyone.',
    technique:
      'The giraffe upright; the same one folded at the knees; at the neck; and upright again, by the last stop.',
    thinker: 'mozart',
  },
  'moving-44': {
    near: 'Sand from the flower tub, bare feet, and a postcard to yourself.',
    odd: 'Check in at bench four, take breakfast at the kiosk, and complain about the view.',
    technique: 'The same hall from the bridge is a harbour, from the floor a dome, from the clock a beach at low tide.',
    thinker: 'hokusai',
  },
  'moving-45': {
    near: 'Race up to each viewpoint, then dawdle while the view lasts.',
    odd: 'The one who dawdles steers, and the one who races pedals: both get more road.',
    technique: 'So slow that balance is the sport: the last one to put a foot down wins the hill.',
    thinker: 'galileo',
  },
  'moving-46': {
    near: 'Wear the same shirt throughout and let the stains be the chapters.',
    odd: 'Teach a tune to your legs, one step for each hour, and dance it when you get home.',
    technique:
      'A knitter counts in loops. Knot a string: tight for a climb, loose for a lake, a bead for every friend.',
    thinker: 'sor-juana',
  },
  'moving-47': {
    near: 'Fresh bread at the corner with the bakery.',
    odd: 'A traffic light that tastes of waiting: one cold chip, two hot ones, and go.',
    technique:
      'A banquet with a ghost: at the bridge an empty chair turns up, and the corner tastes of somebody missing.',
    thinker: 'shakespeare',
  },
  'moving-48': {
    near: 'Let it ring: one song for the north, another for the south.',
    odd: 'The station garden is the table: when the poppies close, the coast train goes.',
    technique:
      'A candle for each train, I think, and wind puts them out. So water: when the bowl is full, so is the platform.',
    thinker: 'tesla',
  },
  'moving-49': {
    near: 'It could turn off and lead to the sea.',
    odd: 'Roll up, like a carpet, and wait at the station for an offer.',
    technique:
      'I am the road, and all my walkers face the town. I turn them round, and the town comes to look for them.',
    thinker: 'einstein',
  },
  'moving-50': {
    near: 'They start with things like: it is warm, we are late, the dog is lovely.',
    odd: 'They agree to disagree, which the bus accepts with a sigh and a slow left turn.',
    technique: 'One sees a lion in the stain on the seat, one a loaf. Everyone settles on a loaf, and off it goes.',
    thinker: 'leonardo',
  },
  'moving-51': {
    near: 'Water the whole path before dawn, so the way is smooth and downhill.',
    odd: 'Move the place called far away a bit closer while it sleeps.',
    technique: 'Most of its day on the chart is detours round dry leaves. Sweep those, and the rest is one long glide.',
    thinker: 'nightingale',
  },
  'moving-52': {
    near: 'The coast is twelve songs off, or eight if you like the slow kind.',
    odd: 'Conductors hum at the door, and fare dodgers are the ones who are out of tune.',
    technique:
      'Begin with one song: to the gate. Now a verse: to the well. On maps, roads are staves and the towns are notes.',
    thinker: 'hypatia',
  },
  'moving-53': {
    near: 'Put the market, the music and all the shade on the near bank.',
    odd: 'Let the bridge be a stage: each who crosses owes the crowd forty steps of show.',
    technique: 'Food first. Then a lake to swim. And at last I would stay, and wave at those who had to go across.',
    thinker: 'my-own-path',
  },
  'moving-54': {
    near: "Tie the postman's boat to it, and let him drift as well.",
    odd: 'Write so slowly that it comes back round to where the address was true.',
    technique:
      'It drifts only at night: so something pulls in the dark. Follow it, the moon, and post by the tide table.',
    thinker: 'curie',
  },
  'moving-55': {
    near: 'The piano by barge, the fish by bucket on the bus, the feather by whichever wind arrives last.',
    odd: "All three go inside one another's dreams: the piano dreams of water, the fish of wind.",
    technique: 'The driver hears of a weight, the nurse of a swimmer, the boy of a flight. At the door it is one gift.',
    thinker: 'rumi',
  },
  'moving-56': {
    near: 'As a walking trail for visitors on holiday.',
    odd: 'Each Friday the slowest person in the village is sent wherever a road is missing.',
    technique:
      'We thought the hurried need it least. Yet only they are late, and behind one stroller they all arrive together.',
    thinker: 'darwin',
  },
  'moving-57': {
    near: 'Let it go by parade: everybody looks at the band.',
    odd: 'Dress as the person that nobody asks: one with a clipboard and a long form.',
    technique: 'By night: unseen, but dogs. By noon: seen, but dull. Cross them out, and choose the minute of a goal.',
    thinker: 'franklin',
  },
  'moving-58': {
    near: 'You sit in the train, and at eleven the seaside rolls up with deck chairs.',
    odd: 'A station in a bad mood might skip your street, so people bribe it with flowers.',
    technique: 'With the word oyster: the train stays shut and still, then the right station opens it, and out you go.',
    thinker: 'nova',
  },
  'moving-59': {
    near: 'Pin on it the name of the stop where it was found, and let each rider take it one nearer to rain.',
    odd: 'Open it upside down by the door and let people drop in their guesses about whose it is.',
    technique: 'It keeps off rain and drips afterwards. Follow who got wet on that day, and ask for the driest corner.',
    thinker: 'lovelace',
  },
  'moving-60': {
    near: 'A boat trip with a picnic on the pier that lasts so long that nobody hears the horn.',
    odd: 'A train to nowhere with a ballroom at each signal and a very plain terminus.',
    technique:
      "Everyone says trips end at places. Try one that ends with a story's last page, and see who gets off early.",
    thinker: 'ibn-al-haytham',
  },
  'moving-61': {
    near: 'Fares are paid in worms, and anyone in a hurry has to dig their own way.',
    odd: 'All tickets smell of their station, so the line needs neither light nor signs.',
    technique: 'One root holds it all: handrail, bell rope, seat, map by touch, and dinner in the late carriage.',
    thinker: 'carver',
  },
  'moving-62': {
    near: 'A friendly smile and a small wave.',
    odd: 'A tune is passed on along the carriage by tapping knees, and the last one hums it.',
    technique:
      'Slowed down, each pair of eyes meets for half a second at the doors: hold a raised eyebrow for exactly that long.',
    thinker: 'galileo',
  },
  'moving-63': {
    near: 'A small discount for those who park well.',
    odd: "Each scooter sighs in a voice like grandma's until it stands upright.",
    technique:
      'My favourite is a fine. Against it: people then pay to be rude. Better: the next rider learns who left it so neatly.',
    thinker: 'darwin',
  },
  'moving-64': {
    near: 'Draw a bed and show it to people.',
    odd: 'Walk behind the largest rucksack in town until it lies down.',
    technique:
      'Odd: all these tourists roll suitcases, but one lane is quiet. Somebody there carries them: follow the polite feet.',
    thinker: 'curie',
  },
  'moving-65': {
    near: 'You have reached your destination.',
    odd: 'The others have all turned left, and I have never seen them again.',
    technique: 'From in here you look lost, but the road has not moved.',
    thinker: 'einstein',
  },
  'moving-66': {
    near: 'Books, board games and people to talk to.',
    odd: 'A drawer of ringing sounds, for those who miss them before the second tunnel.',
    technique:
      "I sit where the phone used to lie, in everybody's hand: so they would find a window that fits the palm.",
    thinker: 'einstein',
  },
}
