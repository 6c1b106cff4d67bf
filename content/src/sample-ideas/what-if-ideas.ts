import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const whatIfSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'what-if-01': {
    near: 'The lift door, at the top: you did not have to race, I was coming anyway.',
    odd: 'The cupboard under the stairs: I am sorry, it really is only a broom.',
    technique:
      'First: mind the step. Then: who has been crying? My favourite would be the fridge: it is still the same in here.',
    thinker: 'my-own-path',
  },
  'what-if-02': {
    near: 'Jokes only beneath the padded ceiling, and funny pupils carry a satchel of bricks.',
    odd: 'Whoever is up there may ask one question that one would never dare to from below.',
    technique: 'Who stays down while all the others float? She has heard it before. So she gets to tell the next one.',
    thinker: 'curie',
  },
  'what-if-03': {
    near: 'Five stars: scratches behind the ears as if he had some himself.',
    odd: 'Stayed for nine summers. Roof good, crumbs excellent, sings in the bath. The swallows.',
    technique: 'Big. Big, with food. Big, with food, but looks. Big, asleep, with food. Would land on again.',
    thinker: 'mozart',
  },
  'what-if-04': {
    near: 'For some shade on a very hot day.',
    odd: 'A wall of grey, for somebody who has a sofa day to justify.',
    technique: 'The word is wig: bald hills would book one for the photograph, and give it back slightly damp.',
    thinker: 'nova',
  },
  'what-if-05': {
    near: 'People would go out for milk with a sofa on them, just in case.',
    odd: 'Whole families would send down a child with a rope and a lamp, to look for the keys.',
    technique:
      'It fails at once: nothing is ever found again. So I sew in a lamp, then a bell, and at last a librarian.',
    thinker: 'tesla',
  },
  'what-if-06': {
    near: 'There would be half as many beds and two families to each.',
    odd: 'Even nights would bake and odd nights would eat.',
    technique:
      'The baker gets company, the baby gets its way, the owl gets guests. Together: a town with a second evening.',
    thinker: 'rumi',
  },
  'what-if-07': {
    near: 'One ladder to a street, with a calendar and a nickname.',
    odd: 'They would share coats by mood and songs by the hour, since songs do not count.',
    technique:
      'For owning a spoon: soup. Against: it is one of ten. So the spoons belong to the tables, and you bring bread.',
    thinker: 'franklin',
  },
  'what-if-08': {
    near: 'Teachers would sing the whole day long.',
    odd: 'Judges would all be basses, and exams would be handed back for being flat.',
    technique:
      'A learner needs one tune, going up at the end. With that a waiter gets by; a plumber needs a whole chorus.',
    thinker: 'hypatia',
  },
  'what-if-09': {
    near: 'Fold them up and save them for whoever is lying awake.',
    odd: "Hang the laundry on the slow ones, and tie a bell on the boss's.",
    technique:
      'One looks like a cave, another like a tired hippo: at noon the class gives each a name and sees it off.',
    thinker: 'leonardo',
  },
  'what-if-10': {
    near: 'The mayor would have the tallest beans and blush at the vegetable show.',
    odd: 'A hedge shoots up by nine metres one night, and nobody looks anybody in the eye.',
    technique:
      "Chart the gardens: the mayor's is bare, the barber's a jungle. So all take their secrets there, with a spade.",
    thinker: 'nightingale',
  },
  'what-if-11': {
    near: 'A row of beech trees would lay green carpets on the road at five.',
    odd: 'People choose a coat for what it does to the pavement.',
    technique: 'At sunset one red ball stretches over the whole beach, so slowly that a crab has time to move in.',
    thinker: 'galileo',
  },
  'what-if-12': {
    near: 'Ask around: everybody has a page of it, and the baker has the start.',
    odd: 'Read theirs, since it is there, and apologise to somebody for it.',
    technique: 'Did I need it? Check: mud on my boots, a list in my pocket, a pleased dog. We had a good day.',
    thinker: 'ibn-al-haytham',
  },
  'what-if-13': {
    near: 'Everybody would float and do somersaults.',
    odd: 'The postman takes the minute to deliver to the top of the tower.',
    technique: 'I let go of the spoon at noon, push off with one toe, and at last can dust the top of the wardrobe.',
    thinker: 'einstein',
  },
  'what-if-14': {
    near: 'Sell by the handful, the hatful and the goose.',
    odd: 'After seven comes plenty, and if you buy plenty you have to carry it yourself.',
    technique:
      'Bundles of seven, I thought; but eggs come in dozens. Then two sixes, tied with string: it is called a pair of nests.',
    thinker: 'darwin',
  },
  'what-if-15': {
    near: 'Have a terrible day and no presents at all.',
    odd: 'Ask for it to be over soon, and you will still be dancing on Thursday.',
    technique:
      'The jester must wish the king ill every morning: the king has never felt better, and the two are best friends.',
    thinker: 'shakespeare',
  },
  'what-if-16': {
    near: 'Fetching warm bread from the far end of the valley, and the aunt with it.',
    odd: 'Borrow a book in one city, and hand it in at another before it is wet.',
    technique:
      'Where does this one lead? Send a paper boat. Who sent it back? Somebody with better paper. So we step in.',
    thinker: 'newton',
  },
  'what-if-17': {
    near: 'Please do not bark at night.',
    odd: 'Lost: one cat. Please do not find it.',
    technique: 'Here is a wall for you: one bark, once written, can be read for years.',
    thinker: 'lovelace',
  },
  'what-if-18': {
    near: 'Lemon on Monday, so that all are awake, then bread, and pear for whoever shovels.',
    odd: 'On onion day the whole street weeps together, and laughs about it.',
    technique:
      'One flake, used well: mint for tea, honey for toast, pepper for stew, and onion on the day of the snowball fight.',
    thinker: 'carver',
  },
  'what-if-19': {
    near: 'Barbers would hang out a barometer and a chair for fog.',
    odd: 'Couples move north together, to grow grey at the same time.',
    technique:
      'Red cabbage changes colour with a drop of lemon. So there are rinses for those who want to look sunny in fog.',
    thinker: 'sor-juana',
  },
  'what-if-20': {
    near: 'I was at the lake again, says the left. I know, says the right. I was half a step in front.',
    odd: 'The slippers have been nowhere, and tell it best.',
    technique:
      'From the top shelf: stairs. From the mat: mud. From under the bed: someone once hid here and held us tight.',
    thinker: 'hokusai',
  },
  'what-if-21': {
    near: 'Sums are done in buckets, and answers are warm.',
    odd: 'The cow is asked first and gives them all the time to think.',
    technique: 'In my first run it eats the homework. So the homework is now about the cow, and she checks it.',
    thinker: 'tesla',
  },
  'what-if-22': {
    near: 'A cake without a name, and a friend who knows where the candles are.',
    odd: 'One good shirt in the freezer, for whoever wakes up older.',
    technique: 'I open my eyes and it might be me: so I hum no tune, and everybody brings me tea, in case.',
    thinker: 'einstein',
  },
  'what-if-23': {
    near: 'Towards the water and the sun.',
    odd: "To the edge of the school yard, in time for somebody's grandchildren.",
    technique: 'First downhill. Then to water. Then, one year, a bit closer to my window. I would leave it ajar.',
    thinker: 'my-own-path',
  },
  'what-if-24': {
    near: 'Post them with a whisper inside, to be opened with a pin.',
    odd: 'Stack them as shelves for feathers and promises.',
    technique:
      "A bubble keeps one air from another. So shops sell baker's air, forest air, and the air of your old school.",
    thinker: 'lovelace',
  },
  'what-if-25': {
    near: 'To work by the river, still in the middle of a dream.',
    odd: 'To the next bed, at dusk, with a ladder and some cocoa.',
    technique: 'The word is gondola: one stands at the foot with a broom and sings, and the other points at roofs.',
    thinker: 'nova',
  },
  'what-if-26': {
    near: 'Do you mind being looked at while you are thinner?',
    odd: 'We have left the window open. Your light has been sleeping in our kitchen.',
    technique:
      'It has no word for socks. So begin: we have feet, they get cold. And how do you warm the side you never show?',
    thinker: 'hypatia',
  },
  'what-if-27': {
    near: 'Floating up to the spring with a picnic, and walking home on Monday.',
    odd: 'Salmon would get their day off and lie in the shade.',
    technique:
      'Up is fun, I thought, but then where does it pile? So all meet at the spring at midnight, with rubber boats.',
    thinker: 'darwin',
  },
  'what-if-28': {
    near: 'They would be short, written in wax, and wrapped around bread.',
    odd: 'You write to whoever lives nearest to the pond that they fancy.',
    technique:
      'The clerk wants ink that floats, the duck a soft stamp, the lover no holes. So, a song in a sealed reed.',
    thinker: 'rumi',
  },
  'what-if-29': {
    near: 'A ladder for the top shelf, and in the sunny spot a slow sofa.',
    odd: 'A hedge of reading chairs, to be pruned by whoever has been sitting badly.',
    technique: 'Chart who waits there: mostly one bag and one baby. So sow a cot, two stools and a table for one cup.',
    thinker: 'nightingale',
  },
  'what-if-30': {
    near: 'They would burn small holes in the curtains.',
    odd: 'A dragon guards a single coin so fiercely that nobody can pay for the bread.',
    technique: 'The burns on the cloth look like a string of islands. Name them at tea, and the culprit stops hiding.',
    thinker: 'leonardo',
  },
  'what-if-31': {
    near: 'By the fish they all eat with their hands, and it is more fun that way.',
    odd: 'A cousin praises the peas so hard that her spoon begins to sing.',
    technique: 'The bend is slow: one sees it begin at salty, lets the sentence hang, and says instead, is there more?',
    thinker: 'galileo',
  },
  'what-if-32': {
    near: 'Couples would hum in two parts, in order to share the bill.',
    odd: 'The shy hum so low that lifts sound like beehives.',
    technique:
      'A prince may call his love only while he hums; she falls for the tune, from the next box, and picks up a fiddle.',
    thinker: 'shakespeare',
  },
  'what-if-33': {
    near: 'White sleeves are worn by the bold, and all tailors are beekeepers.',
    odd: 'They say it straight out, then lick it off.',
    technique:
      'True but rude: clean. Kind but false: jam. So you say the kind bit that is true, and keep your white shirt.',
    thinker: 'franklin',
  },
  'what-if-34': {
    near: 'They hold the market there, and look under things.',
    odd: 'All write on the sand what they do not want at home when the tide is back.',
    technique:
      'One wet floor: race course, ballroom, mussel garden, drum for a thousand heels, and at six a very long mirror.',
    thinker: 'carver',
  },
  'what-if-35': {
    near: 'They save up what they need: letters for the blue day, tomatoes for the red one.',
    odd: 'They print in stripes and just read every second one.',
    technique:
      'Is blue just one colour? Fade it, wet it, put it in the shade, lay out all the blues, and let the judges argue.',
    thinker: 'ibn-al-haytham',
  },
  'what-if-36': {
    near: 'The sellers would whisper the price of apples.',
    odd: 'They hire the softest voice of the valley, and bargain by clearing the throat.',
    technique:
      'One stall sells out in silence. Why? Its apples squeak when they are rubbed, and that carries for miles.',
    thinker: 'curie',
  },
  'what-if-37': {
    near: 'The leader calls out the turns very loudly.',
    odd: 'Paint one foot yellow, and never say a word again that can turn round.',
    technique:
      'March on. March on, both feet. March in a ring. March in a ring and play so well that nobody looks down.',
    thinker: 'mozart',
  },
  'what-if-38': {
    near: 'Serve one cup for all, with bathing hats.',
    odd: 'Use it to clean the inside of the coffee machine, with song.',
    technique: 'When cocoa is stirred it climbs the rim: so lay a spoon as a slide, and let the guests take the wave.',
    thinker: 'sor-juana',
  },
  'what-if-39': {
    near: 'For getting soaked in company; then everyone steps outside to be dry.',
    odd: 'Rooms would be our gardens, and we would live between them.',
    technique: 'From above, each house is a lid on a storm. From the street, a lit pool. So rooms are for swimmers.',
    thinker: 'hokusai',
  },
  'what-if-40': {
    near: 'All bring the same one and bicker over whose butler did it.',
    odd: 'They read it in a chain, and lend it on at the last page but one.',
    technique:
      'Who lent it to you? How did hers end? Why so happily? So the ending is the lender: pass it to someone kind.',
    thinker: 'newton',
  },
  'what-if-41': {
    near: 'Of a long walk on a dry road, and a small hotel with a good kitchen.',
    odd: 'Train timetables, so that at least it will be something on time.',
    technique:
      'I am the hen, and the voice is low and tells of the sea: by four there is something in the straw, humming blue.',
    thinker: 'einstein',
  },
  'what-if-42': {
    near: 'They leave each task half an hour early, with the difficult part done and a note about the rest.',
    odd: 'The dentist gets the tuba and the tuba player gets a very quiet hour.',
    technique:
      'My word is thimble: each job comes with something small to wear, so you are covered where it usually stings.',
    thinker: 'nova',
  },
  'what-if-43': {
    near: 'Whether they should marry or change their job.',
    odd: 'Something that they are going to do anyway, as one sentence takes it a week.',
    technique:
      'I asked for a yes. It said: first. I asked what, and it said: bread. Next time I ask what comes after breakfast.',
    thinker: 'darwin',
  },
  'what-if-44': {
    near: 'Pocket windows, to put a view in your bag for the train.',
    odd: 'Evening gowns in which nobody may clap.',
    technique:
      'I fold it, and it creases where I look. So pleat it: a fan of small views, each a little later than the last.',
    thinker: 'tesla',
  },
  'what-if-45': {
    near: 'They sit on the stairs with their hands on their knees, and ask about the new one.',
    odd: 'The bears would move to a seaside home and teach the ducks.',
    technique: 'They wait, I guess. Then one learns to cook. Mine would fetch me from the station, and bring my scarf.',
    thinker: 'my-own-path',
  },
  'what-if-46': {
    near: 'One would go to bed early, so as to wake up with something nice to say.',
    odd: 'Shutters stay closed until something fit to be seen is up.',
    technique: 'Explain it to a guest: that one is coffee, that too, and that is a name. No, do not read it.',
    thinker: 'hypatia',
  },
  'what-if-47': {
    near: 'They leave one on the bus seat when they get off, still warm.',
    odd: 'Slip them in with the change, and be gone before anyone counts.',
    technique:
      'One waits for a bus, one for a birth, one for bread. Each has a minute too many, and slips it to the left.',
    thinker: 'rumi',
  },
  'what-if-48': {
    near: 'They would learn to wish for a used bus ticket, and be nice to it.',
    odd: 'On Fridays they all throw out what the neighbours might like.',
    technique:
      'One thing never came back: a blunt knife. Why? Someone had no other. So ask her what else the street has spare.',
    thinker: 'curie',
  },
  'what-if-49': {
    near: 'By what they bring: here comes soup, here comes the one with the ladder.',
    odd: 'They keep the tenth call for the day when somebody is about to leave.',
    technique:
      'Using it: warm, but it wears. Saving it: safe, but cold. So nine times for us, and the tenth out at sea.',
    thinker: 'franklin',
  },
  'what-if-50': {
    near: 'The most promising pie, still warm in the middle.',
    odd: 'For the seventieth year the same scarf, which now reaches the station.',
    technique:
      'Draw each as a bar: a pot half done, a wall half done, a quarrel nearly there. The quarrel gets the cup.',
    thinker: 'nightingale',
  },
  'what-if-51': {
    near: 'By breakfast smell: people come out in slippers and follow their own toast.',
    odd: 'Each house sings a bit before six, like a ship.',
    technique: 'Two feuding houses wake wall to wall, and before they can blush their tenants have shared an egg.',
    thinker: 'shakespeare',
  },
  'what-if-52': {
    near: 'By how they walk around it, with one hand out, so tenderly.',
    odd: 'They would lend it to you: for an hour, then, you can both see it.',
    technique:
      'Dust settles, and there is an outline: a harp, or a horse. So throw flour, and gasp in the right place.',
    thinker: 'leonardo',
  },
  'what-if-53': {
    near: 'Seat the cross ones upwind, to dry the rest.',
    odd: 'Let the tuba hail, then pass among them with some good bread.',
    technique:
      'One sigh can be of use: it turns the page, cools the tea, swells the flag, and moves the drizzle to the beans.',
    thinker: 'carver',
  },
  'what-if-54': {
    near: 'The ones who know bring bread for two, and act surprised.',
    odd: 'Half of them are funnier than they used to be, and will not say why.',
    technique:
      'The second one seems slow to those who know it. So they watch closely, and see who it was that left the gate open.',
    thinker: 'galileo',
  },
  'what-if-55': {
    near: 'Books, poems and very long necklaces.',
    odd: 'A very fine powder that poets come to brush up at night.',
    technique:
      "Crumbs are saved for crust: the day's words could be baked into bricks, and a school built of old hellos.",
    thinker: 'sor-juana',
  },
  'what-if-56': {
    near: 'One steps as the next one lands, like a wave going round.',
    odd: 'A waltz with one gap in each beat, and the gap is yours.',
    technique:
      'He has the heel, she the sleeve, the old one just breathes in. Nobody has it all, but the room is turning.',
    thinker: 'rumi',
  },
  'what-if-57': {
    near: 'The sea would be right next door.',
    odd: 'Two who love the same hill, forced to live with its back.',
    technique: 'I like it: one mile. I like the way there: nine. I like it in rain: next door. Less: the bus.',
    thinker: 'mozart',
  },
  'what-if-58': {
    near: 'Name a capital, says the quiz master, and is handed a hat.',
    odd: 'In the last round, who are you? And each puts a shoe on the table.',
    technique: 'A word can stand for what is not there. Can a cup? A round of wet rings: guess what stood here.',
    thinker: 'lovelace',
  },
  'what-if-59': {
    near: 'An old quarrel between two families.',
    odd: 'The score of the match against the next village, and with it the way home.',
    technique:
      'Winter, say. The simplest test: let one person remember, for a year. She is the only one with firewood.',
    thinker: 'ibn-al-haytham',
  },
  'what-if-60': {
    near: 'Rubbish, leaflets and unanswered letters.',
    odd: 'The small hum of a fridge, by now as tall as the town hall.',
    technique:
      'What do we overlook? The step. Who sees to it? Nobody. What is it now? A tower. Who would like the view?',
    thinker: 'newton',
  },
  'what-if-61': {
    near: 'They would go for a walk together.',
    odd: "Whole streets sit on the steps to find out what the neighbours' faces do.",
    technique:
      'Inside the dark screen, the first minute is loud with thumbs. By the tenth, somebody has found the stairs.',
    thinker: 'einstein',
  },
  'what-if-62': {
    near: 'Strangers would sit closer and talk more.',
    odd: 'Nobody calls anyone bad names, as the other half of the phone is blushing.',
    technique: "Hold a thumb each: you ride in a stranger's pocket too, and both have to get off to answer.",
    thinker: 'einstein',
  },
  'what-if-63': {
    near: 'They would be a lot more polite.',
    odd: 'Stars are given out by hand, and cooks choose whether to keep them.',
    technique:
      'It is taken for granted that they would get kinder. Test it on one soup: they got shorter, and came with a second spoon.',
    thinker: 'ibn-al-haytham',
  },
  'what-if-64': {
    near: 'By post, or they would send fewer.',
    odd: 'One walks for a week with a single heart, and is by then no longer sure of it.',
    technique:
      'I ride in the bag as a like: light at first. After nine doors, we are heavy, and they keep me for somebody special.',
    thinker: 'einstein',
  },
  'what-if-65': {
    near: 'Old photos and letters from a lost love.',
    odd: "Whole sentences that were too kind to send, wetting everyone's collar.",
    technique:
      'A bank of it looks like a herd: each beast is a draft of the same letter, and the smallest one is finished.',
    thinker: 'leonardo',
  },
}
