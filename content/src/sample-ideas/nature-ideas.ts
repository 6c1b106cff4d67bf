import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const natureSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'nature-01': {
    near: 'Rake them into a maze, and let the smallest child lead the way.',
    odd: 'Send one to everybody you have not written to since spring, with no words at all.',
    technique: 'Bread keeps warm under a cloth, and so does a garden: tuck the leaves around the roots.',
    thinker: 'sor-juana',
  },
  'nature-02': {
    near: 'Leave one corner unmown and give each class a metre of it to sow.',
    odd: 'Ring the bell a minute later, so the birds can finish their sentence.',
    technique:
      'Bees want flowers. Football wants grass. Nobody wants the strip behind the bins, so that becomes the meadow.',
    thinker: 'franklin',
  },
  'nature-03': {
    near: 'Count the seconds from flash to rumble and map where it is heading.',
    odd: 'Let the thunder mark the talent show: the longest roll wins.',
    technique: 'My word is accordion: crowd into the porch when it roars, stretch out to the steps when it stops.',
    thinker: 'nova',
  },
  'nature-04': {
    near: 'Fly a kite with a bent twig on its tail and fish for it.',
    odd: 'Leave it up there for a blackbird, and ask for rent in song.',
    technique: 'Rock the trunk in the tiniest rhythm and wait; small pushes in time will walk it down.',
    thinker: 'galileo',
  },
  'nature-05': {
    near: 'Everybody draws what they think will come up and seals the picture.',
    odd: 'Sow one in each room and let the seedlings argue about whose light is best.',
    technique: 'Begin with what any seed tells a beginner: first leaf round or long, hairy or smooth. One guess a day.',
    thinker: 'hypatia',
  },
  'nature-06': {
    near: 'Dry herbs, then shirts, then myself, in twenty minutes each.',
    odd: "Rent out the hour by the minute to the neighbour's cat, for company.",
    technique: 'I ride in on the ray: I land on the left wall first, so the tomato should move with me, on wheels.',
    thinker: 'einstein',
  },
  'nature-07': {
    near: 'Hang a swing, and let the street decide who sits in it at six.',
    odd: 'Give the tree a letter box and answer whatever comes, in turns.',
    technique: 'The child knows the hole, the old man the wind, the cat the fifth branch. Put up all three as a guide.',
    thinker: 'rumi',
  },
  'nature-08': {
    near: 'A walk along a rope with a choir that nobody can find.',
    odd: 'A masked ball without masks.',
    technique:
      'Each shape in the mist is something until you are near: list what the bushes were before they turned into bushes.',
    thinker: 'leonardo',
  },
  'nature-09': {
    near: 'Lay a trail of crumbs to a second picnic, set out for ants only.',
    odd: 'Sit very still and let the ants have the speech, since they brought more guests.',
    technique: 'They carry things in a line, so give them jobs: let them clear the crumbs while you clear the cups.',
    thinker: 'lovelace',
  },
  'nature-10': {
    near: 'Set three pans of different size and play along in triple time.',
    odd: 'Name the leaks after three aunts and follow which of them talks the most.',
    technique: 'A tin. The tin with a spoon in it. The tin on a drum. The tin with a duck, who turns each time.',
    thinker: 'mozart',
  },
  'nature-11': {
    near: 'Please stop throwing rubbish into my water.',
    odd: 'To be called by its first name, as only the mill still does.',
    technique: 'Clean banks, we thought. But it floods just where it is hurried: what it wants is its old bend back.',
    thinker: 'darwin',
  },
  'nature-12': {
    near: 'They plant everything at once and let each thing wait for its week.',
    odd: 'They garden in wagons and simply drive to where it is spring.',
    technique:
      'One pot on wheels: in, out, under glass, beneath snow, beside the stove. The whole garden is a trolley.',
    thinker: 'carver',
  },
  'nature-13': {
    near: 'Mossy, with a slow clearing, and owls towards evening.',
    odd: 'In the north somebody has said something, and the birches are still passing it on.',
    technique:
      "From the beetle's side: dry with rumours. From the crown: singing. From the road: it looks the other way.",
    thinker: 'hokusai',
  },
  'nature-14': {
    near: 'Take it to the hills for a summer, and send the beach a card.',
    odd: 'Let it be a doorstop in a house where people come and go all day.',
    technique: 'I throw it far and it sinks: more of the same. I skip it, and for seven hops it has been a bird.',
    thinker: 'tesla',
  },
  'nature-15': {
    near: 'Make white moths feel like somebody.',
    odd: 'Let it guard everything that people would rather not see too clearly: first grey hairs, love letters, cake.',
    technique: 'Lovers lost in a wood again, but here the moon plays the go-between and only lights the honest one.',
    thinker: 'shakespeare',
  },
  'nature-16': {
    near: 'Chalk a finish line just in front of it, and clap very softly.',
    odd: 'Name the terrace after it and print the silver trail as the street map.',
    technique:
      'All say it is slow. Measure it by its own length and put up the record: four hundred snails in a night.',
    thinker: 'ibn-al-haytham',
  },
  'nature-17': {
    near: 'An ice at ten, with no reason given.',
    odd: 'Every coat gets the afternoon off and may hang in the sun.',
    technique:
      'Who does not look up? The ones below ground. So bring a cup of that air to the cellar, the metro, the lab.',
    thinker: 'curie',
  },
  'nature-18': {
    near: 'Pour them into a tray by the door as a beach for wet boots.',
    odd: 'Each becomes the receipt for a day, and can be returned for the story.',
    technique:
      'One pebble: paperweight, warm thing for a pocket, first stone of a wall, and a pet with very few demands.',
    thinker: 'carver',
  },
  'nature-19': {
    near: 'Lay out nuts on the same spot at the same hour.',
    odd: 'Leave them a small mirror, so the giver may see what a fine fellow it was.',
    technique:
      'What do they like? Puzzles. What sort? Ones with an end. So, a walnut in a matchbox tied with a simple bow.',
    thinker: 'newton',
  },
  'nature-20': {
    near: 'Hang them as a xylophone and play them with a wooden spoon.',
    odd: 'Bring one indoors for dinner and let it tell the time in drips.',
    technique: 'Through one, the whole yard is bent: let each child pick a spot and draw what the ice makes of it.',
    thinker: 'hokusai',
  },
  'nature-21': {
    near: 'To tell us when the post is at the corner.',
    odd: 'To nod at the plane on the evening run, since no one else on this street can.',
    technique:
      'Chart what it sees in a day: mostly chimneys. So it may watch the bread oven, and turn when it is ready.',
    thinker: 'nightingale',
  },
  'nature-22': {
    near: 'Dry the sheets, sweep the square, and grind a little pepper.',
    odd: 'It can be the postman for things with nothing written on them.',
    technique:
      'First the mill and the washing. Then ringing in lunch. By Sunday I would let it choose a book by opening it.',
    thinker: 'my-own-path',
  },
  'nature-23': {
    near: 'Sing a round: the campers get the pauses.',
    odd: 'Hold the auditions yourselves, and send the best frog through to the next pond.',
    technique:
      'They have the night, we have the day, and both love rain. So if it rains we all dance, and if not they hum.',
    thinker: 'franklin',
  },
  'nature-24': {
    near: 'A bird had a snail for supper.',
    odd: 'The mouse moved house and stopped there, out of breath, to admire the moon.',
    technique: 'Three suitors came to the same door. The snail, last to arrive, went in, and left his coat outside.',
    thinker: 'shakespeare',
  },
  'nature-25': {
    near: 'Some moss, a daisy and a tiny pond.',
    odd: 'One bench for one idea, and opening hours for ladybirds.',
    technique: 'Mosses only, so slow that whoever drinks from the next cup can watch for a year and still miss it.',
    thinker: 'galileo',
  },
  'nature-26': {
    near: 'A bench for forty, a bridge over the wet, and a bar for the woodpecker.',
    odd: 'It gives a lecture: everyone may count a ring and say what they did in it.',
    technique:
      'The boy says ship, the beetle says city, the old man says Tuesday, 1961. Leave it, with a sign for each.',
    thinker: 'rumi',
  },
  'nature-27': {
    near: 'Tie a ribbon to the side she does not use, so people know where to pass.',
    odd: 'Issue her with a stamp: every visitor gets one thread as an entry pass.',
    technique: 'I open the gate in my mind and she tears. So hinge it on the other side, and her side never moves.',
    thinker: 'tesla',
  },
  'nature-28': {
    near: 'A heap of dry leaves and a promise not to be helpful.',
    odd: 'Write the invitation for April, and leave it where he will find it when he turns over.',
    technique:
      'A newcomer asks: where do I go in, where do I turn? So a low door, a round room, and quiet till spring.',
    thinker: 'hypatia',
  },
  'nature-29': {
    near: 'A pocket of needles, for the smell on the worst Thursday.',
    odd: 'The habit of leaning slightly towards the light.',
    technique:
      'A wood breaks the wind into whispers: so a curtain of thin wooden slats, to teach the traffic the same.',
    thinker: 'lovelace',
  },
  'nature-30': {
    near: 'Everybody puts on boots, and the biggest puddle in the square is given a name.',
    odd: 'Thank the rain officially, with a band, so that it feels it may go.',
    technique: 'A puddle. With a plank. With a toll. With a toll paid in jokes. With a queue. In the sun, by four.',
    thinker: 'mozart',
  },
  'nature-31': {
    near: 'To the seaside, to sit in the sun.',
    odd: 'To the other field, as a guest of the crows, who lay him a place.',
    technique:
      'I am all straw and take the train to the end: at each stop someone dusts me off, until I look like a passenger.',
    thinker: 'einstein',
  },
  'nature-32': {
    near: 'Wet a rope, one end in the pond, and let it creep along the row.',
    odd: 'Everyone in the village brings what they can in their mouth and their hat.',
    technique: 'Cloths on a tub drip all night: hang the washing above the beans and let it cry on them.',
    thinker: 'sor-juana',
  },
  'nature-33': {
    near: 'Stepped as an arena: low and narrow, then broad, then deep as a well.',
    odd: 'Round at the edge for talk, since that is why they come.',
    technique:
      "Draw their necks to scale: the heron's is most of it. So a long spout down the middle, with two saucers.",
    thinker: 'nightingale',
  },
  'nature-34': {
    near: 'Flour through a sieve, slowly, with the window shut and nobody speaking.',
    odd: 'It is sugar that has thought better of it.',
    technique:
      'What does not fit: it is cold and yet keeps warm. So give them the quiet in a freezer bag, under a towel.',
    thinker: 'curie',
  },
  'nature-35': {
    near: 'The nut yard bakes, the shade yard sets the table, and they eat on the fence.',
    odd: 'Turn the tree round a little each year.',
    technique:
      'Are shade and nuts really fixed? Test it: hang a sheet for shade, shake a branch for nuts, then set the price.',
    thinker: 'ibn-al-haytham',
  },
  'nature-36': {
    near: "Each brings a lamp on a pole, and they lie down beneath each other's stars.",
    odd: 'Listen to the sky instead: at two the geese go over.',
    technique: 'From above, we are the stars: set out torches as a bear, and let the night pilots have the view.',
    thinker: 'hokusai',
  },
  'nature-37': {
    near: 'Play golf and football at once: a hill is worth two if you go round it.',
    odd: 'Moles get a side, and the first to surface is on.',
    technique:
      'Pitch ruined on the left, hills for free on the right. Strike both: eleven hills make a very patient defence.',
    thinker: 'franklin',
  },
  'nature-38': {
    near: 'Rubbings of the bark, one a month, until the paper feels it too.',
    odd: 'Each of them leaves out the tree and shows only what it did to the snow.',
    technique: 'Drop ink in rain on every page, and see which limb it grew this time; then match it to the real one.',
    thinker: 'leonardo',
  },
  'nature-39': {
    near: 'Snack under a net of kites that only look interested.',
    odd: 'Hire one gull as waiter, and it will keep the rest from the table.',
    technique: 'I wanted roofs, but they come for the throwing. So food with no grip: soup, at last, on a hot pier.',
    thinker: 'darwin',
  },
  'nature-40': {
    near: "First the seed, then the tomato, then the cat, then the gardener's hands.",
    odd: 'Nothing: it stays empty, and each plant is told that it is being kept for somebody special.',
    technique: 'The patch crawls over the floor as slow as a clock: put the pots in its path and let it do the rounds.',
    thinker: 'galileo',
  },
  'nature-41': {
    near: 'Each is given one smell to follow and meets the others where it ends.',
    odd: 'Hand the children to their parents as guides, for once.',
    technique:
      'What is best unseen? A touch. What is worth the touch? Moss. And then? Bark. So walk with one hand out.',
    thinker: 'newton',
  },
  'nature-42': {
    near: 'Move him round to the north and fan him at noon.',
    odd: 'Tell him it is still last month, and get the neighbours to wear scarves when passing.',
    technique:
      'A straw coat. Then a cave of bales. On day five I would let him be a smaller man, with more of a carrot.',
    thinker: 'my-own-path',
  },
  'nature-43': {
    near: 'Dig a bowl with a thousand tiny harbours and wait for the ships to float.',
    odd: 'Write a letter to whoever left something behind last year.',
    technique: 'The word is curtain: ridges that fall one by one from the left, so that the sea walks on as in a play.',
    thinker: 'nova',
  },
  'nature-44': {
    near: 'For pale hats, good naps and the best mushrooms.',
    odd: 'As the only place where the sun gets its own parade, when it comes at all.',
    technique: 'Why just here? The laundry: it sends up steam each day. So found a bath town, under its own parasol.',
    thinker: 'curie',
  },
  'nature-45': {
    near: 'Give each worm a window seat and a fan who writes its diary.',
    odd: 'Let worms do the marking: whichever leaf they pull down first was right.',
    technique:
      'I run the box: they hide. So it goes half black, and every day someone new may lift the sleeve for a minute.',
    thinker: 'tesla',
  },
  'nature-46': {
    near: 'Plait a low fence that leads to a string bell at beak height.',
    odd: 'A procession with a stick-bearer in front and music from a string on a stick.',
    technique:
      'String gathers what is loose. A long loop on two sticks is a moving pen: when they cross, it crosses with them.',
    thinker: 'lovelace',
  },
  'nature-47': {
    near: 'It sends one yellow leaf ahead, always to the oldest.',
    odd: 'Each tree tells its neighbour by leaning, and the last one is told by falling about laughing.',
    technique: 'The spider feels a tug, the dust gets up, the smoke lies down. All in all: someone is at the gate.',
    thinker: 'rumi',
  },
  'nature-48': {
    near: 'To be a very good place from which to look at other mountains.',
    odd: 'To be known to three goats by what it is like underfoot.',
    technique: 'Is height what makes a mountain? Come in fog, sit with your back on it, and say what you would miss.',
    thinker: 'ibn-al-haytham',
  },
  'nature-49': {
    near: 'How to land on an umbrella, and what not to take to heart.',
    odd: 'That the last of them goes down in history as a puddle, and that it is a good thing to be.',
    technique:
      'A comedy in one fall: twins part at the cloud, take the wrong gutter, and marry into the same cup of tea.',
    thinker: 'shakespeare',
  },
  'nature-50': {
    near: 'The south side of each street is for ice cream, the north for soup.',
    odd: 'They take turns minute by minute, and whoever guesses the next one right gets the better chair.',
    technique:
      'Colour in the plans: almost all are indoors or none. So let sleet have the roofs, and leave a lane to the sun.',
    thinker: 'nightingale',
  },
  'nature-51': {
    near: 'Sit with it, and tell it how you did not know either.',
    odd: 'Send it round the garden as a guest in each of the beds for one night.',
    technique:
      'Ask it small things only: shade or light? Early? Tall? It need not know its name to say where it will lie.',
    thinker: 'hypatia',
  },
  'nature-52': {
    near: 'They ask themselves things at night, and have slept on it when the answer comes.',
    odd: 'Every farewell is shouted a day ahead.',
    technique:
      'One echo: an alarm clock, a witness, a teacher of tact, an encore, and the voice of those who moved away.',
    thinker: 'carver',
  },
  'nature-53': {
    near: 'Everyone turns off the lamps and passes soup by hand in the cellar.',
    odd: 'The root ball: partners are found by whoever gets tangled.',
    technique:
      'Ask the worm, the pipe and the bulb for a dish each. The lark is the guest, and pays with news from upstairs.',
    thinker: 'rumi',
  },
  'nature-54': {
    near: 'Water pipes, cellars and the best soil.',
    odd: 'No streets at all, only who stands by whom.',
    technique:
      'One column for what was planted, one for what came. Strike out both: what they mark is a pond no one knew of.',
    thinker: 'franklin',
  },
  'nature-55': {
    near: 'The ring goes to whoever dares to ask her again.',
    odd: 'Each hat to a frog, each anchor to somebody who has no wish to go.',
    technique:
      "A boot for the heron's nest. A doll for the mill. And for me the stone that I threw in, back, still wet.",
    thinker: 'my-own-path',
  },
  'nature-56': {
    near: 'Blue, and the mushrooms say at once that they had been telling us.',
    odd: 'White: and all is so still that people whisper, till they see it is only holding its breath.',
    technique:
      'Pink was my choice, but the jays laughed. So, grey as silver: now one single berry has the whole wood looking.',
    thinker: 'darwin',
  },
  'nature-57': {
    near: 'Dear cloud, the lizard has kept a piece of your shade and sends his best.',
    odd: 'It was nine minutes. We have called the place after you.',
    technique:
      'Thanks for the drop. For the drop and the thunder. For the thunder. For the shade. For coming. For the sky you left us.',
    thinker: 'mozart',
  },
  'nature-58': {
    near: 'Sitting very still and not talking.',
    odd: 'A bowl of new snow, an unasked question and nobody waiting.',
    technique:
      'The frost on the leaf has its outline: four legs, big ears. It will come for whatever still has dew on.',
    thinker: 'leonardo',
  },
  'nature-59': {
    near: 'The candle tells it how to shine, and it tells the candle how to take it slowly.',
    odd: 'They send each other a drop on the same day each year.',
    technique: 'I travel with the mail: near one I drip, near the other I set. So I am wax, and seal both letters.',
    thinker: 'einstein',
  },
  'nature-60': {
    near: 'Dust, moss, a shadow and two shy stars sing a song about how late it is.',
    odd: 'The trumpet is a lily, and the choir master just closes his eyes.',
    technique:
      'What makes no sound? Growth. Who leads it? The bean. In what key? Up. So the song is: we were smaller then.',
    thinker: 'newton',
  },
  'nature-61': {
    near: "Kids rake yesterday into heaps and jump into somebody's first day at school.",
    odd: 'Whoever walks there knows, for a step, how another kitchen smelled.',
    technique:
      'The word is library: people bring back the ones that fell on them, often late, and put them against the right branch.',
    thinker: 'nova',
  },
  'nature-62': {
    near: 'It could go down a little more slowly.',
    odd: 'Set at a different hour without telling anyone, and see who was waiting.',
    technique:
      'The child wants a show, the phone wants light, the legs want a seat: it shines on one empty bench, and nothing else.',
    thinker: 'rumi',
  },
  'nature-63': {
    near: 'Which birds are rare and live nearby.',
    odd: 'What the birds call the people who keep standing there with an arm in the air.',
    technique: 'Who sings? A wren. For whom? Another wren. What did it answer? Nothing yet. So tell us when it does.',
    thinker: 'newton',
  },
  'nature-64': {
    near: 'With a picture of a warm coat.',
    odd: "It plays the sound of somebody else's shoes coming back home.",
    technique:
      "Onions know it: thin skin for mild, thick for hard cold. The screen shows today's onion, peeled as far as you should be.",
    thinker: 'sor-juana',
  },
  'nature-65': {
    near: 'Put up some big umbrellas or a tent.',
    odd: 'Borrow the shadow of the school by moving the lessons round it, hour by hour.',
    technique: 'One old bed sheet: a sail, a row of flags, a roof on strings, a stage curtain, a tent, a hat for nine.',
    thinker: 'carver',
  },
  'nature-66': {
    near: 'Asking whether there are any mushrooms yet.',
    odd: 'To be put on hold, since the waiting sound is the best of any line.',
    technique:
      'Who rings first? Somebody in a lift. What for? To hear moss. What does moss say? Nothing, at length. Who rings next?',
    thinker: 'newton',
  },
}
