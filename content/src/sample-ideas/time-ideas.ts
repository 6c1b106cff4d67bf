import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const timeSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'time-01': {
    near: 'Put the alarm in the kitchen, next to a cup that is ready to fill.',
    odd: 'Leave yourself a story on tape that stops at the best bit until both feet touch the floor.',
    technique:
      'On Saturdays nobody has to call me. What is different? There is something first: so plan a tiny treat for six.',
    thinker: 'curie',
  },
  'time-02': {
    near: 'Ring somebody you have been meaning to ring and be gone before it gets long.',
    odd: 'Save up all such quarters of an hour and declare a holiday once you have eight.',
    technique: 'Left: answer letters. Right: gaze at the yard. The left would have got done anyway, so go and gaze.',
    thinker: 'franklin',
  },
  'time-03': {
    near: 'Cook one slow dish with the radio on and invite whoever smells it.',
    odd: 'Move it: call Saturday the last evening and treat this one as a gift from next week.',
    technique: 'Soup by the window. The same soup by candle. The same with a neighbour. The same, and up on the roof.',
    thinker: 'mozart',
  },
  'time-04': {
    near: 'Lay it on your shoes the night before.',
    odd: 'Lend it to a friend with an even earlier date, and be the one who nags.',
    technique: 'Plot the late days and they all fall on rain. So the book needs a bag with a hood of its own.',
    thinker: 'nightingale',
  },
  'time-05': {
    near: 'Water the herbs, stroke each leaf, and taste one.',
    odd: 'Hold a private staring match with the kettle and lose gracefully.',
    technique: 'From the floor of the kitchen, the room is a cathedral of chair legs. Go down and have a look around.',
    thinker: 'hokusai',
  },
  'time-06': {
    near: 'A full jug on the table that has to be empty by supper.',
    odd: 'Adopt a thirsty fern and drink whenever it does.',
    technique: 'Salted dough cries out for water all by itself. Keep something crisp next to the glass.',
    thinker: 'sor-juana',
  },
  'time-07': {
    near: 'Tie the pen to the book, and the book to your pillow.',
    odd: 'Write the line with anything at hand: jam, a leaf, a finger on the steamed-up mirror.',
    technique: 'A pen leaves a trail; so does a toothbrush. Hang the page by the basin and the pen in the same cup.',
    thinker: 'lovelace',
  },
  'time-08': {
    near: 'Cross out whatever nobody would miss, and watch how little remains.',
    odd: 'Write it again with the wrong hand: only what is worth the effort makes it over.',
    technique:
      'A list claims that all lines are equal. Test it: hide it until noon, and note what you still know by heart.',
    thinker: 'ibn-al-haytham',
  },
  'time-09': {
    near: 'Fold a cloth over the whole desk side and set a candle on top.',
    odd: 'Bow to the table, thank it, and let it retire to be a table again.',
    technique:
      'Teach it to a child in three steps: shut, stack, wash hands. The child will call you when you forget the third.',
    thinker: 'hypatia',
  },
  'time-10': {
    near: 'Burn a candle with a pin stuck where the twenty ends.',
    odd: 'Let somebody tell the story of their holiday; that is exactly as long.',
    technique: 'Hang up a wet sock and count its drips: first quick, then slow, and at one a breath the time is up.',
    thinker: 'galileo',
  },
  'time-11': {
    near: 'Swap skills: half an hour of my language, half an hour of yours.',
    odd: 'Give your halves to a third person who is short of sleep.',
    technique: 'My word is ladder: we take turns to hold it while the other repairs something high up.',
    thinker: 'nova',
  },
  'time-12': {
    near: 'Everyone brings half a scarf, half a song or half a poem, and nobody may complete it.',
    odd: 'At the close the fireworks are only ever announced.',
    technique: 'I walk in and every road stops short: people wave across the gaps and guess how it might have gone on.',
    thinker: 'einstein',
  },
  'time-13': {
    near: 'They want praise by Wednesday and one morning a week in which nothing is good for anything.',
    odd: 'They send the habit of chewing pens to speak for them, since you always have time for that one.',
    technique:
      'A king divides his day among three habits and trusts the flatterer. Bring back the one that said nothing.',
    thinker: 'shakespeare',
  },
  'time-14': {
    near: 'It could count moons or birthdays.',
    odd: 'Count the times somebody says already; when a page is full, a year has gone.',
    technique:
      'Take loaves: one is two days, a stale one three, a crust means the market, and flour on the floor a holiday.',
    thinker: 'carver',
  },
  'time-15': {
    near: 'Hold an ice cube and feel it become water until it is gone.',
    odd: 'Write the history of the last sneeze in this house, with all its causes.',
    technique: 'Eat one raisin as slowly as you can, and see when it stops being a grape and becomes a taste.',
    thinker: 'galileo',
  },
  'time-16': {
    near: 'Open every window and make everybody stand up until they have named a bird.',
    odd: 'Appoint a keeper of yawns, who passes each one on with a bow to the next person.',
    technique: 'I start it up: one yawns, then ten. So use the chain the other way, and send round a stretch.',
    thinker: 'tesla',
  },
  'time-17': {
    near: 'Warm the cups, put the butter where all can reach, and say nothing at all.',
    odd: 'Let the jam do the talking: red means I slept badly, apricot means try me.',
    technique: 'The early one lays spoons, the late one brings light, the cat brings news. No word, and it is a meal.',
    thinker: 'rumi',
  },
  'time-18': {
    near: 'A candle in the morning bun, a song at lunch, a present on the pillow.',
    odd: 'Spread it out: every colleague is told to keep one minute of the party and hand it over in passing.',
    technique:
      'I would put it off to the weekend, but the day itself would feel left out. So five minutes at dawn, then more.',
    thinker: 'darwin',
  },
  'time-19': {
    near: 'Stand on one leg, and change at half time.',
    odd: 'Conduct an orchestra with the foam as your only audience.',
    technique:
      'First I hum. Then I look for the tooth that nobody praises. In the end I wink at the mirror till it laughs.',
    thinker: 'my-own-path',
  },
  'time-20': {
    near: 'Go for chips in the capes and speak to the waiter in verse.',
    odd: 'Answer the doors of the town as ghosts who only want to know how it all ended.',
    technique:
      'The queen sweeps the square and the beggar is saluted: swap clothes and see who holds the door for whom.',
    thinker: 'shakespeare',
  },
  'time-21': {
    near: 'Polish one shoe and imagine the feet that will take it dancing.',
    odd: 'Pair the left shoes of strangers in the window and marry them.',
    technique: 'Which shoe never sells? The green. Why? No one has met it. So who will wear it home, just for today?',
    thinker: 'newton',
  },
  'time-22': {
    near: 'Put the book on the pillow and the phone in the bread bin.',
    odd: 'Give the book a ring tone: a friend calls through the wall and reads the next line.',
    technique:
      'For the phone: light, news. Against: more news. For the book: an end. Strike it all but that, and start on the last page.',
    thinker: 'franklin',
  },
  'time-23': {
    near: 'One last swim at dusk, then everybody dries by the same fire.',
    odd: 'Each friend leaves a shout on the far shore, to be fetched next July.',
    technique: 'The smoke draws a bird heading north, so tell it what it should keep for us until the ice is gone.',
    thinker: 'leonardo',
  },
  'time-24': {
    near: 'Every counter gets a new clerk, and each clerk a new hat.',
    odd: 'For one day letters may be paid for with a short story about whoever gets them.',
    technique: 'Who says stamps go top right? Let each customer put it elsewhere, and see which arrive first.',
    thinker: 'ibn-al-haytham',
  },
  'time-25': {
    near: 'Leave the case open on the bed, where a hand falls in.',
    odd: 'Hire it out as a shepherd: five minutes to call the family to supper.',
    technique: 'Play in the stairwell, in the bath, under a bridge, to a cow: the same five notes, and each time new.',
    thinker: 'hokusai',
  },
  'time-26': {
    near: 'A long breakfast for the whole street, with each door adding a dish.',
    odd: 'Open a school of your own till noon, where teachers have to put up a hand.',
    technique:
      'A snowman; the same one small; the same one sitting; asleep; in love; and one who has only just arrived.',
    thinker: 'mozart',
  },
  'time-27': {
    near: 'Hide the piece for today in the fruit bowl.',
    odd: "Each piece comes with a sentence, and the story only makes sense in the puzzle's order.",
    technique: 'Odd that all of the sky is done. Someone loved the dull bit: find out who, and put them in charge.',
    thinker: 'curie',
  },
  'time-28': {
    near: 'The first loaf out belongs to the two of them, with butter, on the step.',
    odd: "They are the only ones who can name the stars, so they give each a baker's name.",
    technique:
      'Paint their night by the hour: the long grey stretch is the rising. So set two hammocks there and a radio.',
    thinker: 'nightingale',
  },
  'time-29': {
    near: 'An evening with live music and cheap cake.',
    odd: 'For the goodbyes that were too short by day, repeated with the proper pauses.',
    technique:
      'Sitting inside that hour, one sees trains leave without wanting them: it is for those who need to miss one.',
    thinker: 'einstein',
  },
  'time-30': {
    near: 'On the first evening when you are home again after a long time away.',
    odd: 'On a wholly dull Tuesday, so that at least the day can boast of something.',
    technique:
      'My word is staircase: open it each time something goes up by one step, and lick the spoon on the way down.',
    thinker: 'nova',
  },
  'time-31': {
    near: 'Clothes laid out in the order they go on, with a note in the left shoe.',
    odd: 'One good reason, in a sealed envelope, propped against the cup.',
    technique:
      'Explain the morning to somebody who has never had one: socks here, light there, and do not think before tea.',
    thinker: 'hypatia',
  },
  'time-32': {
    near: 'Teach everybody a dance that is done with the hands alone.',
    odd: "Rehearse the couple's first quarrel and let the aunts judge it.",
    technique:
      'In my mind they sit and crumple. So no chairs: a walk through the house, guessing which room hides the cake.',
    thinker: 'tesla',
  },
  'time-33': {
    near: 'Outside, in a park or a forest.',
    odd: 'At a railway bridge, one note for each truck of the long freight train.',
    technique:
      'The baker is up at four, the old oak minds nothing, the sailor misses horns: each gets a few of the notes.',
    thinker: 'rumi',
  },
  'time-34': {
    near: 'The best shadow of the day, before it moves on.',
    odd: 'Only what was under the table: crumbs, feet, the dog, a dropped pen.',
    technique: 'Press the thumb on something grubby and find out, in the lines, which animal today has been.',
    thinker: 'leonardo',
  },
  'time-35': {
    near: 'Read it aloud, in turns, and let whoever nods off be woken for the good parts.',
    odd: 'Read it standing in the sea, at knee height, one wave for each page.',
    technique:
      'If it puts people to sleep, it is a good lullaby: read it to a baby, a page a night, and both get there.',
    thinker: 'lovelace',
  },
  'time-36': {
    near: 'Ten minutes, one song, and cake on the wall for everyone with earth on their knees.',
    odd: 'Give each weed a name and a farewell speech of one sentence.',
    technique: 'Dandelion: salad, dye, fluff to wish on, clock, chain, coffee. Suddenly there is not enough of it.',
    thinker: 'carver',
  },
  'time-37': {
    near: 'A child runs up from the cellar and shouts it from the well.',
    odd: 'Tie the clock to a long cord with a goose at the end, who hates to be woken and says so.',
    technique:
      'The spark is chimney: a rope down it to a gong by the clock, pulled at eight, and every roof passes it on.',
    thinker: 'nova',
  },
  'time-38': {
    near: 'Fold a corner of scrap paper into smaller and smaller boats.',
    odd: 'Give each borrower a made-up middle name, in secret.',
    technique:
      'Dough in the hand keeps a cook from nibbling: so a lump of wax in the pocket, warmed and shaped all day.',
    thinker: 'sor-juana',
  },
  'time-39': {
    near: 'All put both hands on the same lump of clay for one minute.',
    odd: "Each sets yesterday's worst pot on the wall, and everybody gives it a nod.",
    technique: 'Let the wheel turn so slowly that you can count the turns, and touch the clay with one finger only.',
    thinker: 'galileo',
  },
  'time-40': {
    near: 'Hang the oil can on the latch, so the gate cannot be opened without it.',
    odd: 'Give the squeak to the radio as the voice of a whale; once it is famous, somebody will envy and oil it.',
    technique:
      'I planned to shame them, but people like the tune by now. So offer something better: a bell in its place.',
    thinker: 'darwin',
  },
  'time-41': {
    near: 'Shoes off, socks of the finest wool on, and a postcard written to the boss of the next table.',
    odd: 'One person at a time is sent to the roof to be homesick.',
    technique:
      'Tea. Tea with sand under the feet. Tea, sand and gulls. Without the tea. Without the sand. Back to work.',
    thinker: 'mozart',
  },
  'time-42': {
    near: 'Guess, for each portrait, what it was looking at when it was told to hold still.',
    odd: 'Walk backwards through the centuries until you meet somebody in a worse mood.',
    technique: 'See the hall as the bronze horse does: the door, always the door, and you, who are its only news.',
    thinker: 'hokusai',
  },
  'time-43': {
    near: 'Cut the costumes first and let those whose pieces are ready sew.',
    odd: 'The machine decides: whoever it sews a straight line for may stay on until it sulks.',
    technique: 'Draw bars of who needs how long: two are huge. So those two hem by hand, and all the rest fit in.',
    thinker: 'nightingale',
  },
  'time-44': {
    near: 'A story told round the circle, in which nobody may say who they are.',
    odd: 'Count the island by its sounds, from the pump to the last owl.',
    technique:
      'All fear the dark for its stumbling. So sit: hand round six smells, and find out if the nose grows up by ten.',
    thinker: 'ibn-al-haytham',
  },
  'time-45': {
    near: 'How long everybody may watch a film.',
    odd: 'Who is right: at each ring it is whoever was losing the argument.',
    technique: 'For: it is fair. Against: it has no heart. Let it set the length of a song, and leave the song to us.',
    thinker: 'franklin',
  },
  'time-46': {
    near: 'Ask the neighbours which day they had promised to come.',
    odd: 'Watch the goat: it will be restless on days when something good was going to happen.',
    technique:
      'A calendar puts people in rows. Then ask in rows: cook, vet, choir. Each has one square of the missing month.',
    thinker: 'lovelace',
  },
  'time-47': {
    near: 'How to tell the time and be punctual.',
    odd: 'How to stand on one wall for ninety years and still have somewhere to be.',
    technique:
      'First show a second, and let the class hold it. Then a minute. By the third step they ask to stay late.',
    thinker: 'hypatia',
  },
  'time-48': {
    near: "Ring at the neighbour's door and ask for it.",
    odd: 'Post them yesterday in exchange, carefully ironed.',
    technique: 'A postman? A dog? I would knock everywhere and ask who feels a bit ahead, then offer cake for today.',
    thinker: 'my-own-path',
  },
  'time-49': {
    near: 'In a drawer or under the pillow.',
    odd: 'Between two library books, and whoever borrows the second one gets it by surprise.',
    technique:
      'The child hides it in a shoe, the aunt in the linen, the baker in the oven: somewhere warm, they all agree.',
    thinker: 'rumi',
  },
  'time-50': {
    near: 'A month to visit whoever you have only ever sent cards to.',
    odd: 'A month without nouns for days: people meet by saying when it gets warm again.',
    technique:
      'I would rest, but a month of rest starts to itch in week two. So rest, then thirty days to do things badly.',
    thinker: 'darwin',
  },
  'time-51': {
    near: 'The room of the almost boiling kettle, with one chair for each cup.',
    odd: 'A gallery you are led through by a delay that turns out to be a very good actor.',
    technique:
      'I let the crowd in and a queue forms. So take the doors out: each room begins where the last one yawns.',
    thinker: 'tesla',
  },
  'time-52': {
    near: 'Do it bit by bit, an hour a day, and pay the larks with early berries.',
    odd: 'They swap only their colours, and the hours stay where they are.',
    technique: 'Twins trade places for a bet; the birds notice at the third song, but by then the bread is in on it.',
    thinker: 'shakespeare',
  },
  'time-53': {
    near: 'Getting up early and doing some sport.',
    odd: 'Checking the door three times, sold as a set with the feeling of being right.',
    technique:
      'One habit comes back each week: humming. Why? It only works with the dishes. With a wet plate, it goes in minutes.',
    thinker: 'curie',
  },
  'time-54': {
    near: 'They would mend nets all night and sleep with hats over their faces.',
    odd: "Shadows get so long that neighbours hang up washing on each other's.",
    technique:
      'I stand on the ninth red evening: the fish have stopped yawning too. So we wait till one of us sings it down.',
    thinker: 'einstein',
  },
  'time-55': {
    near: 'Count together in heartbeats and agree to borrow the calmer heart.',
    odd: 'Let the egg decide: it knocks from the inside when it feels ready.',
    technique:
      "Whose second is right? The water's. How does it show? By steam. So listen for the lid, and hold hands until then.",
    thinker: 'newton',
  },
  'time-56': {
    near: 'Have something else for lunch than for breakfast.',
    odd: 'Say hello once, and after that only raise a hat, each time a different one.',
    technique:
      'The light on the floor looks like a boat: instead of crossing the room again, people let it carry the eye.',
    thinker: 'leonardo',
  },
  'time-57': {
    near: 'Soon is when the snow on your left shoulder has gone, and the goats have not.',
    odd: "It is a pebble's idea of being early.",
    technique: 'I say it when dough is in the bowl: nothing moves, and yet it is larger each time that one looks.',
    thinker: 'sor-juana',
  },
  'time-58': {
    near: 'One question for each of us: what will you have forgotten about today by then?',
    odd: 'Nothing: twelve people swear to tell of different things that were in there.',
    technique:
      'Amazing because old? No time. Amazing because changed? Yes: so put in a bud, a loaf of dough and a secret.',
    thinker: 'franklin',
  },
  'time-59': {
    near: 'Bury the reply where the letter was found and let both lie side by side.',
    odd: 'Write it into a game that only your younger self used to play, and play it once more.',
    technique: 'As slowly as it came: put the answer off a year at a time, and by then you are the one who asks.',
    thinker: 'galileo',
  },
  'time-60': {
    near: 'A guest who winds up the lamp, asks a good question and never waits for the reply.',
    odd: 'The one visitor to whom the keeper can lose at chess without minding.',
    technique:
      'Draw its visits as rings: the middle ones are darkest. At half past two, then, give it the stairs to sweep.',
    thinker: 'nightingale',
  },
  'time-61': {
    near: 'The ironing that nobody has ever needed by Friday.',
    odd: 'A small deck chair, for whoever gets there before the weekend does.',
    technique: "One hook in there: for the week's hat, for good resolutions, a key, a half sentence, and a lantern.",
    thinker: 'carver',
  },
  'time-62': {
    near: 'If there was a good joke in it.',
    odd: 'You hear it in the bath, and may answer only in bubbles.',
    technique:
      'Odd: nobody talks for seven minutes without a breath. The pauses hold what they wanted to say, so play only those.',
    thinker: 'curie',
  },
  'time-63': {
    near: 'It could get really hard and uncomfortable.',
    odd: 'It tells the end of the story in a whisper, just before the opening song.',
    technique:
      'Switching off was my favourite. Against it: the hand says just one. Better: the sofa tips a bit with each song.',
    thinker: 'darwin',
  },
  'time-64': {
    near: 'Only for calls and messages from friends.',
    odd: 'Each look has to be paid back with one of equal length at a person.',
    technique:
      'Count them for a day: seven of ten only ask for the time. A clock on the wall, and seven are free for friends.',
    thinker: 'nightingale',
  },
  'time-65': {
    near: 'Use one loud alarm for all three.',
    odd: 'One taps, one smells of toast, and one just stands in the door and says nothing.',
    technique:
      'All three ring. Then one a beat later. Then one lower. Then one is a rest: and the rest is what gets noticed.',
    thinker: 'mozart',
  },
  'time-66': {
    near: 'People would read everything before dinner.',
    odd: 'Sunset becomes a sport: the last reader on the western hill tells the valley what she saved.',
    technique:
      'Ride along as a message: noon is long, the light goes gold, and you begin to hope to be opened by somebody bored.',
    thinker: 'einstein',
  },
}
