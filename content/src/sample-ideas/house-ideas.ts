import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const houseSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'house-01': {
    near: 'Sort it into a small toolbox by the door: everything a quick repair needs.',
    odd: 'Once a month each flatmate draws one thing from it with eyes shut and must find its purpose by supper.',
    technique: 'Paperclip, cork, lone key: one becomes a hook, one a foot for the vase, one a wind chime.',
    thinker: 'carver',
  },
  'house-02': {
    near: 'Lean it against the wall as a plant stand, with the heaviest pot over the strong legs.',
    odd: 'The chair of short visits: whoever sits on it has to leave before it falls.',
    technique: 'Start it up: it rocks, then tips. So fix it to a boat, where everything tips anyway.',
    thinker: 'tesla',
  },
  'house-03': {
    near: 'Fill it with lavender and let it keep moths out of the wardrobe.',
    odd: "It becomes the flat's mayor and settles all small quarrels with a nod of the heel.",
    technique: 'Two odd socks from rival drawers fall in love and end up as one pair of hand puppets.',
    thinker: 'shakespeare',
  },
  'house-04': {
    near: 'Write a different riddle on it each Monday, so people arrive already thinking.',
    odd: 'It hums the first line of a tune, and whoever comes in has to sing the second.',
    technique: 'Slow the arrival down: a spring under the mat gives each guest one soft bounce before the door.',
    thinker: 'galileo',
  },
  'house-05': {
    near: 'Cut it into squares to wrap around hot pots, jars and cold knees.',
    odd: 'Hang it over the birdcage as evening curtains with a painted sunset inside.',
    technique: 'A blanket keeps two temperatures apart, so let it carry ice to a picnic instead.',
    thinker: 'lovelace',
  },
  'house-06': {
    near: 'Corks as little boats, the shoebox as harbour, the string to tow them in.',
    odd: 'Ten tiny actors waiting for their audition in a shoebox theatre.',
    technique: 'Take the word orchestra: corks on strings of ten lengths knock a tune inside the box.',
    thinker: 'nova',
  },
  'house-07': {
    near: 'Roll the newspaper thick and hold it round the handle with the rubber band.',
    odd: 'Hang the spoons as a door gong: people close it gently because nobody wants the noise.',
    technique: 'First, where does it slam? At the edge. Then fold the paper there and clip it on with a spoon.',
    thinker: 'hypatia',
  },
  'house-08': {
    near: 'Turn the bed round so the dull corner becomes the place where light lands first.',
    odd: 'Declare it a border: beyond this line, everybody in pyjamas is on holiday.',
    technique: 'From the door it is dull. From the floor you get the sky: move the cushions there and read lying down.',
    thinker: 'hokusai',
  },
  'house-09': {
    near: "Stuff a coat's hood with soft jumpers and button it shut.",
    odd: 'A loaf of bread for the head and cake for breakfast: nothing needs to be washed.',
    technique: 'The oddity is that towels came back dry before pillows: roll six of them into a nest.',
    thinker: 'curie',
  },
  'house-10': {
    near: 'A fishing net over the door: what was found today hangs there in plain sight.',
    odd: 'Lost things get adopted after three days, with a certificate and a new name.',
    technique: 'One bowl. The same bowl on wheels. The same bowl that jingles. The same bowl with a weekly prize.',
    thinker: 'mozart',
  },
  'house-11': {
    near: 'Stretch a line from bookcase to bookcase and hang light paper birds and postcards.',
    odd: "Project tonight's bedtime story up there with a torch and cut-out fingers.",
    technique:
      'Balloons held a net up for a day, then sank. Better: a pole wedged from floor to ceiling, full of hooks.',
    thinker: 'tesla',
  },
  'house-12': {
    near: 'Everything lives in one big basket that slides under the bed with one angry kick.',
    odd: 'The floor tilts like a pinball table and all the mess rolls into a trench.',
    technique: 'Chart the mess: half of it is clothes. So one wide hoop and laundry thrown like a ball.',
    thinker: 'nightingale',
  },
  'house-13': {
    near: 'The teapot also waters the ferns, the grater polishes soap, the tray carries homework.',
    odd: 'Each plate must learn a trick by Sunday, or it moves to the cellar with the sieve.',
    technique: "Warm clay keeps dough alive, so the empty stew pot's second job is drying wet gloves overnight.",
    thinker: 'sor-juana',
  },
  'house-14': {
    near: 'The clock scoops water, a cup a tick; the bucket hangs at the window; the curtain tells the hour by its folds.',
    odd: 'People get up when the bucket is full, since that is what the time looks like now.',
    technique:
      'I am the curtain on clock duty: I let the sun creep along my hem, and people read the hour off the floor.',
    thinker: 'einstein',
  },
  'house-15': {
    near: 'Paint the view you would like on the glass, and change it with the seasons.',
    odd: 'Rent it to the wall: it has never had anybody look at it before.',
    technique: 'The bricks form a sleeping dog if you squint, so outline him in chalk and give him a name.',
    thinker: 'leonardo',
  },
  'house-16': {
    near: 'Use them as the coins of the house: one button buys one favour.',
    odd: 'Each button remembers a coat, so let guests invent the person who wore it.',
    technique: 'For keeping: three grandmothers. Against: nobody sews. So they move to a game board as draughts.',
    thinker: 'franklin',
  },
  'house-17': {
    near: 'Keep warm socks and a square of chocolate in a tin beside the bins.',
    odd: 'The rubbish goes out with a trumpet, and windows all along the street applaud.',
    technique: 'Most of the dread is the cold handle, not the walk: give the bin a knitted grip.',
    thinker: 'nightingale',
  },
  'house-18': {
    near: 'In a corner with a soft armchair.',
    odd: 'Under the dining table, with a rug, a tiny bell and opening hours.',
    technique: 'Everyone says nothing needs a quiet place. Test it: a cushion in the noisiest hall, for a week.',
    thinker: 'ibn-al-haytham',
  },
  'house-19': {
    near: 'Fill each with layers of dry soup and give one to every neighbour on the stairs.',
    odd: 'Catch one smell of each month in a jar, then hold a nose-only tasting of the year.',
    technique: 'Lantern, pen pot, sprout garden, coin sorter, rain gauge, button zoo, and six still to go.',
    thinker: 'carver',
  },
  'house-20': {
    near: 'A lamp with a warm bulb and a towel that has slept on the radiator.',
    odd: 'A rubber duck with a weather report: if it wears the scarf, so should you.',
    technique: 'Let the light rise as slowly as the sun, so that the first minute is still half a dream.',
    thinker: 'galileo',
  },
  'house-21': {
    near: 'Rolled maps, one for each trip that somebody in the flat is dreaming of.',
    odd: 'A family of walking sticks, with a tall one who keeps telling the others about the mountains.',
    technique: 'The spark is bread: long loaves stand in it upright, and the crumbs feed the sparrows.',
    thinker: 'nova',
  },
  'house-22': {
    near: 'It tells the kitchen to put the kettle on, because somebody is coming down.',
    odd: 'The stair casts votes: a creak means yes, and it is asked about every holiday.',
    technique: 'It turns weight into sound. So weigh parcels on it, and note how low each one groans.',
    thinker: 'lovelace',
  },
  'house-23': {
    near: 'The kitchen becomes the warm engine, the hall the hello, the bathroom the short holiday.',
    odd: 'Name each after the best thing ever said in it, and change the sign when that is beaten.',
    technique: 'Ask the cat, the baby and the plumber what each room is: join all three answers on the door.',
    thinker: 'rumi',
  },
  'house-24': {
    near: 'Give it a name, a tiny doormat and a share of the fly problem.',
    odd: 'It pays rent in lace: one web a month, framed against black card.',
    technique: 'A stranger at court, feared by all, saves the house from moths and is made a duke.',
    thinker: 'shakespeare',
  },
  'house-25': {
    near: 'A shelf with a painted footprint for each pair, so every shoe knows its seat.',
    odd: 'The shoes hold a nightly race to the rack, and the last pair gets no polish.',
    technique:
      'I liked a rack, but people kick shoes off while moving. So catch them where they land: a long low trough.',
    thinker: 'darwin',
  },
  'house-26': {
    near: 'Draw on the dust with a finger first, and wipe only when all have signed.',
    odd: 'A dust exhibition: one week undisturbed, opening speech, then one heroic wipe.',
    technique: "Wipe it once in slippers. Once to a tango. Once on the whole family's hands. Once in the dark.",
    thinker: 'mozart',
  },
  'house-27': {
    near: 'Stitch or draw ears and eyes on it and bring it out each spring.',
    odd: 'Hold a trial at the table: who let the rabbit in, and what does it want?',
    technique: 'Where there is a rabbit there is a field: let each guest turn their own spill into a tree or a cloud.',
    thinker: 'leonardo',
  },
  'house-28': {
    near: 'A paper plug timetable on the wall, with a peg for whoever is charging now.',
    odd: 'The plugs sing for it on Sunday evening, and the family gives the socket to the best.',
    technique: 'Two columns: what must run, what only likes to. Cross out equals, and the lamp beats the toaster.',
    thinker: 'franklin',
  },
  'house-29': {
    near: 'Stack them into a bookcase and paint the fronts like drawers.',
    odd: "Build a small court of castles down the stairs, one for each neighbour's cat.",
    technique: 'What does cardboard keep out? Cold. Where is it cold? Under the rug. So line the floor before winter.',
    thinker: 'newton',
  },
  'house-30': {
    near: 'The diary that somebody hid in a music box in the year they were ten.',
    odd: 'A door in the skirting board through which lost socks leave for work.',
    technique: 'A cupboard? It turns far too easily for that. A tin of sweets, then: somebody opened it often.',
    thinker: 'darwin',
  },
  'house-31': {
    near: 'A note under the pillow with the best thing they said this week.',
    odd: 'The bed keeps their place: a rope across it, as in a museum, until they come back.',
    technique: 'Pack the smell of the room in a small bag of its own soap, and leave their cup unwashed one day.',
    thinker: 'my-own-path',
  },
  'house-32': {
    near: 'Tell stories round the table, and only whoever holds the candle may speak.',
    odd: 'All shadows are guests tonight: greet them, seat them, and ask what they do by day.',
    technique: 'Pass one object round in the dark. Everybody says one thing about it. Light the candle to guess.',
    thinker: 'rumi',
  },
  'house-33': {
    near: 'Hang them from a second rail halfway down, as a stage for what happens in the street.',
    odd: 'Move them outside the room: they make a fine entrance to the bath.',
    technique: 'From below, half a curtain is a full one: lay cushions there and watch the sky as from a ship.',
    thinker: 'hokusai',
  },
  'house-34': {
    near: 'One tune per person: when your song ends, the door opens for the next.',
    odd: 'The mirror belongs to one, the tap to another, the window to the third, all at once.',
    technique: 'Film the hurry in slow motion: the wait is for the basin only. Put a bowl and mirror in the hall.',
    thinker: 'galileo',
  },
  'house-35': {
    near: 'Set a big floor plant in the hole and call the rug its meadow.',
    odd: 'It becomes a target: slippers thrown through it decide who makes breakfast.',
    technique: 'The hole is a pond if you let it be, and all it needs is two paper ducks and a bridge.',
    thinker: 'leonardo',
  },
  'house-36': {
    near: 'A string from the gate to a spoon in a glass on the kitchen shelf.',
    odd: 'Guests cough in code, and the cat soon gets to know the nice ones.',
    technique:
      'Steam lifts a lid before it whistles: a paper flag on the draught from the letter slot says somebody is here.',
    thinker: 'sor-juana',
  },
  'house-37': {
    near: 'Clip a peg in the colour of whoever is next on the rim.',
    odd: 'It shuffles one step closer to the guilty door each day it is ignored.',
    technique: 'A basket sorts by holding, so let it hold a sock of the person whose turn it is.',
    thinker: 'lovelace',
  },
  'house-38': {
    near: 'A secret booth where each person on the stairs leaves a small gift for the next.',
    odd: 'It plays the lift: step in, close the door, be told which floor of the future you have reached.',
    technique: 'I live in it until Monday: my doors open on a cliff, and the banister is the road to town.',
    thinker: 'einstein',
  },
  'house-39': {
    near: 'Put the heater near the armchair and the window near the sofa, and let each keep their pole.',
    odd: 'They rent out weather: the warm one lends blankets, the cool one lends fans, both get a friend.',
    technique: 'A heat map on the floor shows one warm puddle: draw its edge in tape and move only the chairs.',
    thinker: 'nightingale',
  },
  'house-40': {
    near: 'Write the date large on the bare wall and say it is reserved.',
    odd: 'Invite everyone to press one hand into the leftover drip, then call it done by choice.',
    technique: 'Who says walls must match? Hang a curtain on it for a week, and see whether a guest asks.',
    thinker: 'ibn-al-haytham',
  },
  'house-41': {
    near: 'Agree on seven polite sentences and say nothing else for the whole week.',
    odd: 'Teach it to apologise in advance, so whatever it says next is already forgiven.',
    technique: 'Lesson one: no secrets in the kitchen. Lesson two: praise each other loudly. Now bring in the bird.',
    thinker: 'hypatia',
  },
  'house-42': {
    near: 'A long pole with a hook and a net spread under the hatch.',
    odd: 'Tempt it down: warm blanket below, and a lullaby about boxes at home.',
    technique: 'What do I lack? Height. Who has it? A kite. What could a kite string pull? The handle, with a hook.',
    thinker: 'newton',
  },
  'house-43': {
    near: 'Cushions on the floor, and a wide windowsill as the bar for all the cups.',
    odd: "Thirty people stand so close together that everyone is somebody's armchair.",
    technique: 'The door off its hinges: first a table, then a bench, then a stage for the last dance.',
    thinker: 'carver',
  },
  'house-44': {
    near: 'Wind it round the banister so cold hands have something kind to hold.',
    odd: 'Everybody in the family wears it at the same time, at breakfast, on her birthday.',
    technique: 'It holds heat along a line: so lay it at the foot of every door that lets the wind in.',
    thinker: 'lovelace',
  },
  'house-45': {
    near: 'Behind the bed or over the desk.',
    odd: 'Just the ceiling right above the pillow, because that is where worries look for company.',
    technique: 'First I thought of the hall, then the desk. Now it is the bit behind the fridge, only for me.',
    thinker: 'my-own-path',
  },
  'house-46': {
    near: 'Pull the sofa across the shelves and build a castle of cushions at the other end.',
    odd: 'Hire a bigger toddler to guard them: nothing teaches care like a badge.',
    technique: 'Let him in: he runs, grabs, shakes. So he gets first shake at a box of tins, far from the glass.',
    thinker: 'tesla',
  },
  'house-47': {
    near: 'Knock, say your name, and tell the room one thing that you love about it.',
    odd: 'A short play at seven: the toast knows everybody and does the talking.',
    technique:
      'The baby says who feeds it, the cook what burned, the cat where it sleeps: the room puts the family together.',
    thinker: 'rumi',
  },
  'house-48': {
    near: 'Make the top steps a theatre gallery for films shown on that wall.',
    odd: 'A place to change your mind: walk up with a worry and come back without it.',
    technique: 'From below it is a shelf, from above a bench, from the side a mountain for toy climbers.',
    thinker: 'hokusai',
  },
  'house-49': {
    near: 'It warms one side when the other cooks, and soon both know what is for dinner.',
    odd: 'The wall sheds its paint in the pattern of two hands, a bit more each winter.',
    technique:
      'Sheets are folded by two people who pull gently. So it leans a little at night, to whoever had the harder day.',
    thinker: 'sor-juana',
  },
  'house-50': {
    near: 'Felt under every chair, and rent paid in evenings without a phone.',
    odd: 'It stays as long as somebody in the next room is knitting something far too big.',
    technique: 'Give it a name, leave it half a pear, and never once ask if it is still there.',
    thinker: 'my-own-path',
  },
  'house-51': {
    near: 'The sofa was tired of the television, and the bed wanted to see guests at last.',
    odd: 'They say they only swapped places to find out which room talks about them.',
    technique: 'I blamed a party, but the piano moved too, and it never dances. So it must have been for the view.',
    thinker: 'darwin',
  },
  'house-52': {
    near: 'Drawers for packed picnic baskets, unwritten thank-you cards and a party hat for good news.',
    odd: 'It is empty, but each shelf has a smell: ink, cake, airport, sea.',
    technique: 'The lock jams when I plan too much, so only soft things go in: a loose ribbon, half a sentence.',
    thinker: 'tesla',
  },
  'house-53': {
    near: 'A shelf for plants, with the teapot on top.',
    odd: 'For shy hosts: the glove pours, the teapot climbs down, nobody has to speak.',
    technique: 'Rungs for books, spout for umbrellas, glove for post: a hall stand for one very tidy giant.',
    thinker: 'carver',
  },
  'house-54': {
    near: 'A photograph of everybody in the flat, taken ten years ago in the same pose.',
    odd: 'The exact sound of that minute, since nobody will have heard it since.',
    technique:
      'What is worth waiting for? Something ripe. What ripens so slowly? A quarrel. So put the apology inside.',
    thinker: 'newton',
  },
  'house-55': {
    near: 'Sweep them up at night and give each to the person who gets up first.',
    odd: 'Use them as stuffing: a pillow of lost minutes makes any nap feel long.',
    technique:
      'Shake the duvet very slowly and watch: the five minutes before rising are the biggest, so bottle those.',
    thinker: 'galileo',
  },
  'house-56': {
    near: 'Hang one chandelier of spoons so low that everybody who enters has to bow.',
    odd: 'Nobody may open it without a title, and titles are given at the door.',
    technique: 'The humble broom is a prince in exile: one red cloth for a throne, and the mop bows to him nightly.',
    thinker: 'shakespeare',
  },
  'house-57': {
    near: 'Let its pipes warm up by one degree for each person who has gone to bed.',
    odd: 'The doormat turns itself over at nine, and that is how everybody knows.',
    technique: 'Think of whoever is under the covers: what reaches them is warmth and smell, so a breath of cinnamon.',
    thinker: 'hokusai',
  },
  'house-58': {
    near: 'A dirty cup, a bus ticket, a sock.',
    odd: 'A bottled sigh from the sink, with the exact minute on its label.',
    technique: 'Child lends kettle, dog lends slipper, lodger lends key: one breakfast seen from three heights.',
    thinker: 'rumi',
  },
  'house-59': {
    near: 'They hang up the carpet in the morning and let lamps grow like flowers underfoot.',
    odd: 'Guests are pulled in by rope, and the soup is served in kites.',
    technique: 'I stand up here on the ceiling and drop my spoon: it lands on the sky, so I cook with the window shut.',
    thinker: 'einstein',
  },
  'house-60': {
    near: 'Everything leaves a ribbon that points to where it went next.',
    odd: 'Ask the cat: whatever it sleeps on was there yesterday.',
    technique: 'All say things are found by place. Try it by sound: keys that chirp, and nobody looks any more.',
    thinker: 'ibn-al-haytham',
  },
  'house-61': {
    near: 'Cover it with a cloth and put a lamp on it: it is now a very strange sofa.',
    odd: 'Invite it to dinner in a hat and introduce it as an aunt from the coast.',
    technique: 'The wooden horse again, but here all the guests help to roll it in and admire it unsuspecting.',
    thinker: 'shakespeare',
  },
  'house-62': {
    near: 'Print the best ones and make an album.',
    odd: "Let two strangers' photos of the same day meet, and see who stood in whose background.",
    technique:
      'As wrapping paper, a quiz of noses, a map of shadows, a jigsaw of skies, curtains, proof of who did the dishes.',
    thinker: 'carver',
  },
  'house-63': {
    near: 'Tie up tomato plants or parcels with them.',
    odd: 'Plait them into a hammock for a fridge that is tired of being plugged in.',
    technique:
      'One cable: a skipping rope, a curtain tie, a plant ladder, a washing line, a lasso for socks, a leash for a tortoise.',
    thinker: 'carver',
  },
  'house-64': {
    near: 'Everybody gets one hour of fast connection.',
    odd: 'Whoever is online has to read it aloud to the other three as a radio play.',
    technique:
      'One wants a film, one a chat, one a game, one a map: the gamer acts the film, and the map lists who laughed.',
    thinker: 'rumi',
  },
  'house-65': {
    near: 'Leave it a snack of crumbs there.',
    odd: 'A lost coin waits for it each day, and it keeps a savings account in there.',
    technique:
      'A starry ceiling from below, a den to the cat, a purr from the sofa: put up a lamp for the evening view.',
    thinker: 'hokusai',
  },
  'house-66': {
    near: 'Say please, and then say thank you.',
    odd: 'Argue in front of them that you prefer the dark, and they will prove you wrong.',
    technique:
      'The bulb wants praise, the switch a rest, the shade a change of view: a day off on the window sill wins all three.',
    thinker: 'rumi',
  },
}
