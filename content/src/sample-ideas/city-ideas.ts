import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const citySampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'city-01': {
    near: 'Repair table: bring something broken, leave with a neighbour who knows how.',
    odd: 'Sell nothing and measure everyone against the wall, to come back in ten years.',
    technique:
      'The baker wants warmth, the barber a mirror, the school some quiet: one room, three corners, open in turns.',
    thinker: 'rumi',
  },
  'city-02': {
    near: 'Paint the stripes as piano keys and let people cross in tune.',
    odd: 'The green man takes a bow each time somebody waits for him.',
    technique: 'The same stripes. The same, knitted. As a comb. As a zebra that gets up and walks ahead.',
    thinker: 'mozart',
  },
  'city-03': {
    near: "Hold a bag of yesterday's rolls for whoever is hungry at night.",
    odd: 'It could be in charge of the dark, and hand out one good shadow to each passer-by.',
    technique:
      "It throws a circle of light. Make it a stage: whoever steps in has one minute of the street's attention.",
    thinker: 'lovelace',
  },
  'city-04': {
    near: 'Paint a window for each child who plays there, with their own view in it.',
    odd: 'Let it tell a joke a hundred metres long, with the point right by the gate.',
    technique: 'See it as a ball does: somewhere to come back from. So mark it with targets, ears and a goal.',
    thinker: 'hokusai',
  },
  'city-05': {
    near: 'Give them a grain table on the roof at noon, when people want the steps.',
    odd: 'Elect a pigeon to the council, since they already sit there all day.',
    technique:
      'They want crumbs and sun, we want steps and shade. No quarrel: a rope moves along the edge of the shadow.',
    thinker: 'franklin',
  },
  'city-06': {
    near: 'Put them in a circle, so they look as if something were about to start.',
    odd: 'One bench is for the lucky, one for the late, and one you may leave only after a very tall story.',
    technique: 'A queen in rags sits there and tells the fortune of whoever gives her half a roll.',
    thinker: 'shakespeare',
  },
  'city-07': {
    near: 'Chalk from kerb to kerb, and everybody draws their own front door open.',
    odd: 'A hundred people lie down in the road and say what they can see.',
    technique:
      'All walk the street once so slowly that it takes the whole afternoon, and get to know each stone by name.',
    thinker: 'galileo',
  },
  'city-08': {
    near: 'A hoop above the rim and a soft cheer from inside for each hit.',
    odd: "It says thank you in a very old lady's voice, and means it.",
    technique:
      'I let it run: they throw, the wind takes it. So I turn its mouth to the wind, which now does the aiming.',
    thinker: 'tesla',
  },
  'city-09': {
    near: 'Follow bread until you hear bells, then whoever carries leeks.',
    odd: 'Ask for the market at each corner, and go where people point with the most appetite.',
    technique: 'At home you find the kitchen by its noise: stop at each corner and follow the clatter of crates.',
    thinker: 'sor-juana',
  },
  'city-10': {
    near: 'Fill it with cushions and read aloud where the water used to be.',
    odd: 'Hold a wedding between two dry fountains, and let the guests bring the first glass.',
    technique:
      'Flowers, I thought, but who would water them? So a thing that likes it dry: sand, spades, a beach by noon.',
    thinker: 'darwin',
  },
  'city-11': {
    near: 'Build a kitchen by the bridge: your supper is their breakfast.',
    odd: 'A bed library, in which each bed belongs to two people who never meet and leave it a note.',
    technique:
      'The word is drum: a hall with two floors, soft below for those who sleep and loud above for those who wake.',
    thinker: 'nova',
  },
  'city-12': {
    near: 'To reflect whoever walks by, without asking who they are.',
    odd: 'How to be gone by evening and to be missed only by the young.',
    technique: 'I lie there as the puddle: feet part around me, and I get the sky. A street could look up a bit more.',
    thinker: 'einstein',
  },
  'city-13': {
    near: 'A street artist painted all in silver.',
    odd: 'A horse without its rider, for once the only one to be photographed.',
    technique: 'A ladder, a lamp, a snowman, a stack of chairs, a tired tourist, the tallest pupil: each gets one day.',
    thinker: 'carver',
  },
  'city-14': {
    near: 'Let people walk on the side that faces those they would like to greet.',
    odd: 'For one day everybody walks as if someone they love were asleep.',
    technique: 'Chart the bumps and most are at one door. So whoever leaves by it waits for one breath on the step.',
    thinker: 'nightingale',
  },
  'city-15': {
    near: 'The name changes in the middle, and you wave at the place where it does.',
    odd: 'Name it after whoever crosses it most: at the last count, a goat.',
    technique: 'Both have a word for it that nobody writes down: over there. Odd, and the same. So call it that.',
    thinker: 'curie',
  },
  'city-16': {
    near: 'Everyone tells one good thing of the day, and it is never too late.',
    odd: 'At ten past four all who have promised something may take ten minutes more.',
    technique:
      'First tea, then bread. In the end I would take the quiet: one minute a day in which the stopped clock is right.',
    thinker: 'my-own-path',
  },
  'city-17': {
    near: 'A library for two books at a time, and one chair.',
    odd: 'The last person who rang from here left a silence; it may be rented.',
    technique: 'The nurse wants to cry in it, the busker to dry, the boy to change into a hero: add a curtain.',
    thinker: 'rumi',
  },
  'city-18': {
    near: 'Dancers, because the roofs are there and the floor is already swept.',
    odd: 'Children who sell things that they cannot carry home: puddles, a view, a sister.',
    technique:
      'Tell a beginner what a stall is: a table with a roof. So, homework in the shade, and dinner for the kitchenless.',
    thinker: 'hypatia',
  },
  'city-19': {
    near: 'Hens, who do not mind the noise and get the news from every direction.',
    odd: 'A hermit with a bell who gives each driver one adjective.',
    technique:
      'The tyre marks round it look like a nest, so build one: twigs, a great white egg, and nobody says what is in it.',
    thinker: 'leonardo',
  },
  'city-20': {
    near: 'Somewhere that looks after what you have bought until you want it.',
    odd: 'The second-thoughts shop: it opens when all of the others have closed.',
    technique:
      'They have everything, so a shop fails. But do they need it all? Open one that takes things off people, with thanks.',
    thinker: 'darwin',
  },
  'city-21': {
    near: 'Stamp on the beat and get on the bus in formation.',
    odd: 'Send up a request in a basket, and a bun to soften the tuba.',
    technique:
      'Is it noise, or only unasked for? Hang a baton at the stop, let the waiting set the speed, and count the frowns.',
    thinker: 'ibn-al-haytham',
  },
  'city-22': {
    near: 'Polish the flaps, and draw a different face on each.',
    odd: 'At one door a day somebody has a letter for her.',
    technique:
      'Sixty lids; sixty tuned; sixty that play a song if you go at her pace; one tuned wrong, to make her laugh.',
    thinker: 'mozart',
  },
  'city-23': {
    near: 'Sell seats, with tea, and have the diggers explain what they are doing.',
    odd: 'Hold talks with the centre of the earth, which sends up a pipe.',
    technique: 'They fall asleep at the view. So bury something nightly: a bone, a cup, a crown. Now there is a crowd.',
    thinker: 'tesla',
  },
  'city-24': {
    near: 'Take notes along in its collar, floor by floor.',
    odd: 'It judges the flats, and a prize is given for the sunniest sill.',
    technique: 'From its height: ankles, dust, warm spots. It knows whose pipe leaks. Follow it when it shakes a paw.',
    thinker: 'hokusai',
  },
  'city-25': {
    near: 'On the points of a fence, one on each, so that the whole row waves good morning.',
    odd: 'In the puppet theatre, where nobody ever needs a left and a right.',
    technique:
      'Ends of dough make one last roll: unpick the odd gloves and knit them into a blanket for the bus shelter.',
    thinker: 'sor-juana',
  },
  'city-26': {
    near: 'Anyone who comes by has to add two notes before they go on.',
    odd: 'It plays in the first train each morning, and is answered by the brakes.',
    technique:
      'First I would cover it. Then an umbrella roof. In truth I would push it uphill, with a song at each lamp.',
    thinker: 'my-own-path',
  },
  'city-27': {
    near: 'The band that practises for the prize plays for whoever steps out first.',
    odd: 'The stationmaster asks if they would like to be called by another name while they are here.',
    technique: 'A map with one thick line shows that all go left. So put the welcome right there: soup, and a chair.',
    thinker: 'nightingale',
  },
  'city-28': {
    near: 'Hot apple juice, with the same straw and the same jokes.',
    odd: 'A booth for complaints about the cold, paid by the sigh.',
    technique:
      'For juice: it steams. Against: it needs a shop. For talk: it steams as well. So a stove, two stools and no goods.',
    thinker: 'franklin',
  },
  'city-29': {
    near: 'Somebody waited here, and it was worth it.',
    odd: 'Please sit: it has been holding this in all day.',
    technique: 'Here paused a king who had mislaid his kingdom, ate a pear, and did not look for it again.',
    thinker: 'shakespeare',
  },
  'city-30': {
    near: 'A plain on which people make paths to those they really want to see.',
    odd: 'Call it a museum of footprints, with the postman as the great master.',
    technique: 'All go in the middle of the road at the speed of a horse, and for once the postman has time to talk.',
    thinker: 'galileo',
  },
  'city-31': {
    near: 'One with the handle in the middle, so that left and right may both open it.',
    odd: 'A door that knocks back, twice, to say that somebody has heard.',
    technique:
      "One is always open a hand's breadth. Why? For the cat. So each has a gap, and what comes in is not only cats.",
    thinker: 'curie',
  },
  'city-32': {
    near: 'Paint crocodiles on the planks, and the safe ones are those that smile.',
    odd: 'A line for tightrope dancers down the middle, with a mark where all before you wobbled.',
    technique: 'I ride the wobble as a wave: so it gets blue crests and a tail, and we cross on a whale.',
    thinker: 'einstein',
  },
  'city-33': {
    near: 'A bed, for whoever was up all night with a baby.',
    odd: 'A very small car, to make it feel useful at last.',
    technique:
      'One space: bath, hen run, tango, chess, tent, sowing bed, pulpit, sauna for one, then a bike for its friend.',
    thinker: 'carver',
  },
  'city-34': {
    near: 'For weddings, or when somebody is born.',
    odd: 'For whoever has at last said the thing that they had put off.',
    technique:
      'It tells everybody one thing at once. Let that thing be begin: all doors open, and each steps out with a chair.',
    thinker: 'lovelace',
  },
  'city-35': {
    near: 'A loaf as long as both shops, begun at either end.',
    odd: "On that day they swap aprons and praise the other's rolls.",
    technique:
      'What has one got? Salt. What has the other? Patience. What needs both? Pretzels by night, and a bite at dawn.',
    thinker: 'newton',
  },
  'city-36': {
    near: 'Hang the line across all and let the colours do the talking.',
    odd: 'A long garden where whatever grows must not rustle.',
    technique:
      'A stranger should get it without a word: mat means sit, net means jump, a rope on the floor means mine.',
    thinker: 'hypatia',
  },
  'city-37': {
    near: "Window seats in the barber's, the bank and the dance hall, with stamps for each.",
    odd: 'Lend people out as well: two readers back to back make a chair.',
    technique: 'Must one sit to read? Try hammocks, a lawn, a lectern, and see whose book is finished first.',
    thinker: 'ibn-al-haytham',
  },
  'city-38': {
    near: 'Set a candle in a jar along the quay for every person who comes.',
    odd: 'Ten thousand white shirts on the masts, and a torch in one of them.',
    technique:
      'The moon on the waves looks like a road: anchor white sails along it, so the light has somewhere to land.',
    thinker: 'leonardo',
  },
  'city-39': {
    near: 'Tell the hairdresser, and then the other one.',
    odd: 'Send word round the tortoises; it will be slow, but they know where she likes it.',
    technique: 'Each child shouts one detail from the gate: how old, how slow, how missed. Together they make a song.',
    thinker: 'rumi',
  },
  'city-40': {
    near: 'Loaves, which get there warm when the shops open.',
    odd: 'The dreams of day workers, handed in by the evening and collected at seven.',
    technique:
      'The word is greenhouse: forty tomato plants, and a driver who calls out each stop to them in a low voice.',
    thinker: 'nova',
  },
  'city-41': {
    near: 'The best smells, with a guide who does not look up.',
    odd: 'Follow a man with a ladder, and see what in the city is being improved.',
    technique:
      "I thought of back yards; but a yard is quickly famous. So, my dentist's lift, my bench, the place I fell in.",
    thinker: 'darwin',
  },
  'city-42': {
    near: 'Carts roll as the rope goes up, and all count along.',
    odd: 'The carts carry the ropes to school, and nobody needs the lane for a while.',
    technique:
      'Rope: loud and brief. Cart: slow and long. So the rope is the gate: it swings until a cart comes, then lies down.',
    thinker: 'franklin',
  },
  'city-43': {
    near: "It hangs on the baker's wall and leaves with whoever takes the last roll.",
    odd: 'The key is on the neck of a goat that would always rather be in the park.',
    technique: 'A key to a key. A key to a box. A box in a tree. A tree in the park. A very long ladder.',
    thinker: 'mozart',
  },
  'city-44': {
    near: 'One house opens its shutters and waves, and nobody may be the first to stop.',
    odd: 'The rooster is hired for one week as a speech trainer.',
    technique:
      'A nod on Monday. A nod with the lips on Tuesday. By Thursday there is a sound, and on Sunday it has a vowel.',
    thinker: 'galileo',
  },
  'city-45': {
    near: 'Sheets of songs, a tune for each house, sent on by a tug.',
    odd: 'Lost sighs and late kites, with one peg each.',
    technique: 'Spiders do it with dew. Hang thin threads with drops of glass: light for those who only get the shade.',
    thinker: 'sor-juana',
  },
  'city-46': {
    near: 'Shine one shoe for each person, and the other on the way home.',
    odd: 'A border post, with stamps for entering Sunday.',
    technique: 'A doormat says that home begins here. So lay one out, and greet all who step on it like family.',
    thinker: 'lovelace',
  },
  'city-47': {
    near: 'It was founded so that there would be someone on the other bank to wave at. So wave, in May.',
    odd: 'To give this wind a place to rest: on its day all leave the doors open.',
    technique: 'Seen from the hill it lies like a hand, so let it be the town that lends one, each third of June.',
    thinker: 'hokusai',
  },
  'city-48': {
    near: 'The queues at the town hall would be happier.',
    odd: 'Big decisions would be made in nine minutes, before they run down the wrist.',
    technique:
      'The mayor, dressed as the new ice-cream boy, hears what they think of him, and gives a scoop for each truth.',
    thinker: 'shakespeare',
  },
  'city-49': {
    near: 'It is in the street where somebody yesterday was handed good news.',
    odd: 'You send yourself a card and walk behind it.',
    technique: 'Put a year of names on one sheet: they change, but the queue does not. Find the longest queue on foot.',
    thinker: 'nightingale',
  },
  'city-50': {
    near: 'Three bands of ground: soft for wheels, low for paws, and a bench halfway for dreams.',
    odd: 'Red is for prams, green for cats, and at violet everyone may be elsewhere.',
    technique:
      "To learn it, cross as each of them: a pram needs no kerb, a cat no stare, and a daydream somebody's sleeve.",
    thinker: 'hypatia',
  },
  'city-51': {
    near: 'The line of hooks, for coats, ladders and whoever leans.',
    odd: 'Only the habit of tapping twice at eight.',
    technique:
      'What was it that both loved? Not the bricks: that one could hear but not be seen. So, a tall thick bean hedge.',
    thinker: 'curie',
  },
  'city-52': {
    near: 'People could take a nap or read something.',
    odd: 'Five flats take a minute each, and save theirs up for one long silent summer evening.',
    technique: 'I am the five minutes, and am put in the lift: doors shut, all look up, and nobody has to say a thing.',
    thinker: 'einstein',
  },
  'city-53': {
    near: 'Stand it beside its own shadow at six in the evening.',
    odd: 'Let everyone come and tell it their worries, so that it feels like a listener.',
    technique:
      'The clouds behind it look like far taller towers: serve tea where the view makes it the porch of a great palace.',
    thinker: 'leonardo',
  },
  'city-54': {
    near: 'A ship of ice in the harbour, for the day nobody got lost.',
    odd: 'Write it in bird seed: the great parade of absent elephants.',
    technique:
      'I carve it from sand, and it is gone by noon. So from bread: a week of ducks, and on Sunday just the crumb.',
    thinker: 'tesla',
  },
  'city-55': {
    near: 'Tell the newcomer which way the tired go home.',
    odd: 'They would swap a bit at night, so that those who met should meet again.',
    technique:
      'One stone knows a limp, a dance, a dropped ice and your good mood: it would turn warm under whoever is sad.',
    thinker: 'carver',
  },
  'city-56': {
    near: 'They send their greetings with the cars, who do not know it.',
    odd: 'Both long for a power cut, and go yellow thinking of it.',
    technique:
      'The moth sits on both, the girl runs between them, the rain mirrors one in the other: each carries a wink across.',
    thinker: 'rumi',
  },
  'city-57': {
    near: 'Swap flats with the floor opposite at each new moon.',
    odd: 'Those with the sea must tell it aloud in the stairwell at six.',
    technique: 'Who has the sea but no time to look? Who has the time? What would they pay? Fish pie, by the hour.',
    thinker: 'newton',
  },
  'city-58': {
    near: 'A smell: people meet where the coffee begins.',
    odd: 'Two friends stop, each bows the other way, and that is a corner for a while.',
    technique: 'A corner hides what is next, and so one slows. A long curtain could do that, now here, now there.',
    thinker: 'lovelace',
  },
  'city-59': {
    near: 'Ask who has been saying all week that it feels like Friday.',
    odd: 'There is some rain in it, half a piano lesson and a smell of paint: a child of eight.',
    technique: 'I go through the pockets: a bell at three, an unmade call. Later I would just wear it about town.',
    thinker: 'my-own-path',
  },
  'city-60': {
    near: 'Through the gardens, over fences, with jam at every ladder.',
    odd: 'Send it down the pipes: the band plays in the basement and all open their taps.',
    technique:
      'The word is swallow: so by roof and by wire, on a hundred paper birds, and the drums are left to the gutters.',
    thinker: 'nova',
  },
  'city-61': {
    near: 'Tree shade, umbrella shade and shade with a bench.',
    odd: 'Second-hand shade from a very famous oak, with a slight tear.',
    technique:
      'Watch one shadow move for a day: at noon it is thin, so noon is dear. Sell it by the inch to the snowman.',
    thinker: 'galileo',
  },
  'city-62': {
    near: 'They could deliver letters for the neighbours.',
    odd: 'Every van brings one metre of a very long story and reads it out while it blocks the way.',
    technique:
      'Cost: a blocked lane. Gain: a quiet one behind it. Strike those, and ten open vans are left: shade, with seats.',
    thinker: 'franklin',
  },
  'city-63': {
    near: 'The weather and when the bus comes.',
    odd: 'Itself, as seen by the pigeon on top of it, without comment.',
    technique: "The same street: as the dog sees it, from the roof, a hundred years ago, in next week's rain.",
    thinker: 'hokusai',
  },
  'city-64': {
    near: 'A café with coffee and free newspapers.',
    odd: 'The full bikes carry the tired ones round the block, and riders change partners.',
    technique:
      'Slow it down, and charge arrives drop by drop: one lamp lights for each, and nine riders play tunes on them.',
    thinker: 'galileo',
  },
  'city-65': {
    near: 'A museum of old money and clocks.',
    odd: 'A school for patience: exams in the vault, marks over the counter, breaks by ear.',
    technique:
      'Counter hands over, vault keeps, clock waits: give them bread dough, and a bakery sleeps, rises and sells in there.',
    thinker: 'lovelace',
  },
  'city-66': {
    near: 'Children playing and dogs in the park.',
    odd: 'The one bench where nothing happens, in case it enjoys that as much as it looks.',
    technique:
      'All agree that a smile is pleasant. To test it, film only feet: the ones that skip have never known they did.',
    thinker: 'ibn-al-haytham',
  },
}
