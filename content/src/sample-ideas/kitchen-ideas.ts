import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const kitchenSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'kitchen-01': {
    near: 'Chop them, press them into an ice tray with oil, and freeze.',
    odd: 'Tie them into a bouquet for the sofa and let it smell of summer for a day.',
    technique:
      'Washing irons best when it is damp: roll the limp stems in a wet cloth, and they stand up again by supper.',
    thinker: 'sor-juana',
  },
  'kitchen-02': {
    near: 'Put on three songs and see if the sink can be empty before the last chorus.',
    odd: 'Hide a coin at the bottom of the soapy water each evening.',
    technique: 'Twelve knights around the sink: the sponge goes only to whoever pulls the ladle out of the pot.',
    thinker: 'shakespeare',
  },
  'kitchen-03': {
    near: 'Rub it over the wallpaper and watch the fingermarks disappear.',
    odd: 'Carve it into a stamp and print your own wrapping paper.',
    technique: 'Doorstop, boot scraper, candle stand, drum stick, ink blotter, and a hill for the toy train.',
    thinker: 'carver',
  },
  'kitchen-04': {
    near: 'Press it into a cup, turn it out as a tower and plant a flag of parsley.',
    odd: 'Lower it from the ceiling in a basket while somebody hums a fanfare.',
    technique: 'Seen by an ant it is a snowy range: add one clove climber and a path to the top.',
    thinker: 'hokusai',
  },
  'kitchen-05': {
    near: 'Set a table outside with bread, salt and knives, and let people eat as they pass.',
    odd: 'Hold a contest for the ugliest one, judged by the oldest person on the street.',
    technique:
      'Who has what tomatoes lack? The family with basil. Who has bread? Knock once, and supper links five doors.',
    thinker: 'newton',
  },
  'kitchen-06': {
    near: 'Scrambled eggs on toast with slices of apple.',
    odd: 'Let the guests cook one egg each to their own liking, and call it a show.',
    technique: 'Tell a beginner: slice, dip, fry, stack. Each step is a plate, and the guests eat the recipe in order.',
    thinker: 'hypatia',
  },
  'kitchen-07': {
    near: 'One chops at the table, one stirs at the stove, and the bowl travels between.',
    odd: 'Tie them together at the wrist for a day, and they will learn to move as one.',
    technique: 'In slow motion all crashes happen at the drawer: leave the spoons out in a jug.',
    thinker: 'galileo',
  },
  'kitchen-08': {
    near: 'Stack pancakes as high as you dare and put the candles on top.',
    odd: "Bake nothing: bring in a cake made of everybody's folded jumpers, and let it be unpacked.",
    technique:
      'The cake matters most, I thought, but people remember the dark before it. So keep the dark, and light a melon.',
    thinker: 'darwin',
  },
  'kitchen-09': {
    near: 'Sprinkle a pinch on warm buttered toast and let everyone guess.',
    odd: 'Let each guest write a made-up label, and keep the best even when it is wrong.',
    technique: 'My nose is sure that it is cumin. Test it: a pinch in hot water, and somebody who was not in the room.',
    thinker: 'ibn-al-haytham',
  },
  'kitchen-10': {
    near: 'Everything comes wrapped in a lettuce leaf and goes down in two bites.',
    odd: 'Guests feed the person on their left, who is feeding the person on theirs.',
    technique: 'A fork is only a small bridge from plate to mouth, so bake long breadsticks as bridges.',
    thinker: 'lovelace',
  },
  'kitchen-11': {
    near: 'Hollow out bread rolls, fill them, and hand them round at once.',
    odd: 'Freeze it on sticks and call it the slowest soup in town.',
    technique: 'I pour it through a length of macaroni: too slow. So cut peppers in half and each becomes a cup.',
    thinker: 'tesla',
  },
  'kitchen-12': {
    near: 'Grey lentils, one bright carrot umbrella, and steam on every window.',
    odd: 'A dish that is served late, slightly cold, and apologises with warm cake.',
    technique: 'The drips on the pane look like running noodles, so let them slide down a wall of spinach.',
    thinker: 'leonardo',
  },
  'kitchen-13': {
    near: 'A bigger dessert and a note that says sorry.',
    odd: 'A soup that arrives on its knees, in the lowest bowl of the house.',
    technique:
      'The cook regrets the salt, the waiter the wait, the spoon the noise: dessert answers all three at once.',
    thinker: 'rumi',
  },
  'kitchen-14': {
    near: 'They want to be eaten by Thursday, and never again be called that thing at the back.',
    odd: 'The half lemon asks for a window seat and a say in the music.',
    technique: 'First they ask for labels, then for light, and at the end only for one evening on the good plates.',
    thinker: 'my-own-path',
  },
  'kitchen-15': {
    near: 'Meatballs, peas, melon and a round cake.',
    odd: 'Serve it as the planets, in order, and let the guests argue about the smallest.',
    technique:
      'Draw the circles first, large to small: the empty gap is apple-sized, and that is where shopping starts.',
    thinker: 'nightingale',
  },
  'kitchen-16': {
    near: 'Hang them on the wall as a rack of tiny trays for keys and rings.',
    odd: 'Put on a shadow play in which the lids are moons and the boxes never come.',
    technique:
      'Nine lids and no boxes means the boxes are somewhere together: send each neighbour one lid and a question.',
    thinker: 'curie',
  },
  'kitchen-17': {
    near: 'Break it in as many crumbs as there are people and say a toast over it.',
    odd: 'It retires: give it a plate of its own, a tiny blanket and a cup of tea at four.',
    technique: 'For eating it: joy. Against: shame. So let it be won by the person who washes the plates.',
    thinker: 'franklin',
  },
  'kitchen-18': {
    near: 'Plain with honey. Then only the spoon changes: wood, tin, a shell.',
    odd: 'Eat it in another room each day, and by Sunday have it in the bath.',
    technique: 'The same bowl with an apple; with an apple, warm; warm with salt; with salt, and in the dark.',
    thinker: 'mozart',
  },
  'kitchen-19': {
    near: 'Monday needs butter only, thick, and nobody asks any questions.',
    odd: "Wednesday's has the bread in the middle, because it is half inside and half outside the week.",
    technique: 'My word is trampoline: so Friday gets something springy, a tall bun that bounces back when bitten.',
    thinker: 'nova',
  },
  'kitchen-20': {
    near: 'A magnet for each person, and below it one line about today.',
    odd: 'Leave one potato there with a face drawn on: its mood is the mood of the house.',
    technique: 'Each adds only what they touched today: mud, a ticket, a leaf. Read together, it is the news.',
    thinker: 'rumi',
  },
  'kitchen-21': {
    near: 'Draw the stains that this book has earned, and who was to blame.',
    odd: 'A map of where in the kitchen people laughed, with dates.',
    technique:
      'Books claim that cooks need measures. Note here each dish made without any, and how many came back for more.',
    thinker: 'ibn-al-haytham',
  },
  'kitchen-22': {
    near: 'Give them the one job that everyone can see: the final sprinkle.',
    odd: 'Ask them to cook from under the table and pass the dishes up one by one.',
    technique: 'Show one small step, then leave the room. A question shouted after you is the start of a chef.',
    thinker: 'hypatia',
  },
  'kitchen-23': {
    near: 'A banana, a pot of yoghurt and a flower, all without one flaky edge.',
    odd: 'A very small vacuum cleaner that sings, and a croissant in a glass dome to look at.',
    technique: 'I picture toast, see the crumbs fall, and change it: a warm roll with the filling baked right in.',
    thinker: 'tesla',
  },
  'kitchen-24': {
    near: 'Put a pot at each end and one in the middle for the shy.',
    odd: 'It is carried on the back of a wind-up tortoise that stops for anybody who says please.',
    technique: 'The word is ski lift: a string in a loop down the middle and a little seat for the salt.',
    thinker: 'nova',
  },
  'kitchen-25': {
    near: 'It serves one guest a day, and the name is drawn from a hat outside.',
    odd: 'The cook sits in the chair, and the guest is paid in soup for telling a story.',
    technique: 'A ghost comes in at midnight and takes the chair. By noon the whole street wants to sit where it sat.',
    thinker: 'shakespeare',
  },
  'kitchen-26': {
    near: 'A spoon for tasting, a pencil for names, and a cloth for everything else.',
    odd: "Three pockets: one for secrets, one for crumbs, one with nothing in it to warm a friend's hand.",
    technique: 'One clothes peg: it shuts the flour, holds the recipe, stops the nose at onions and marks the winner.',
    thinker: 'carver',
  },
  'kitchen-27': {
    near: 'Sparrows, if they are swept on to the windowsill at the same time each day.',
    odd: "Sell them as a beach for the dolls' house.",
    technique:
      'Watch one crumb fall, very slowly: it bounces to the left. Put a matchbox there, and the ants need no map.',
    thinker: 'galileo',
  },
  'kitchen-28': {
    near: 'Draw six borders in the dough and let each friend rule a slice.',
    odd: 'Bake it bare, and set the toppings in the middle as a game of cards.',
    technique:
      'Walk around the table: from every side the pizza has a different near edge, so give each edge its own taste.',
    thinker: 'hokusai',
  },
  'kitchen-29': {
    near: 'Everyone draws with a finger and guesses what the others have made.',
    odd: 'Lie down and make flour angels, then keep the black coat as a souvenir.',
    technique: 'The burst looks like an island seen from above: give it harbours, roads and a mouse as mayor.',
    thinker: 'leonardo',
  },
  'kitchen-30': {
    near: 'Freeze a berry or a petal in each ice cube.',
    odd: 'Introduce every glass by its spring, its year and its favourite song.',
    technique:
      'Laundry dries brighter in light. So stand the glasses in the window, each on a scrap of coloured paper.',
    thinker: 'sor-juana',
  },
  'kitchen-31': {
    near: 'Pin it to the shopping bag itself and never let the two apart.',
    odd: 'Write it in biro on the eggs, so the list is what reminds you that you are out of eggs.',
    technique: 'I tied it to the keys, but others do the shopping too. So it goes on the inside of the front door.',
    thinker: 'darwin',
  },
  'kitchen-32': {
    near: 'Set out water, bread and a prize for the biggest sneeze.',
    odd: 'Call it dragon practice and let each guest show their flame.',
    technique:
      'What does not fit: one guest asks for more. Let her tell what she ate as a child, and cool the rest with cream.',
    thinker: 'curie',
  },
  'kitchen-33': {
    near: 'Knit each a little hat and let them ride in a hood full of popcorn.',
    odd: 'Give each passenger on the bus one egg and a name to look after until the last stop.',
    technique: 'I am the egg: the bumps come from below, so hang me in a scarf and let me swing.',
    thinker: 'einstein',
  },
  'kitchen-34': {
    near: 'Boil a big pot of noodles, since nearly anything can be poured over them.',
    odd: 'Open them one by one as a play in three acts, and the third may be peaches.',
    technique: 'Left column, if sweet: pancakes. Right, if not: pancakes too. Equal on both sides, so heat the pan.',
    thinker: 'franklin',
  },
  'kitchen-35': {
    near: 'Put the pan in the middle and eight spoons around it, starting at a count.',
    odd: 'Eat it lying in a star on the floor, heads together, with the pan as sun.',
    technique: 'Must it be served at all? Try this: the pan stands still, and all eight walk round it in a circle.',
    thinker: 'ibn-al-haytham',
  },
  'kitchen-36': {
    near: 'Blow a trumpet at the corner and let people bring their own spoon.',
    odd: 'Pour it all into a bathtub and crown the person who names the flavour.',
    technique:
      'Mark the houses on a map by heat: the third floor under the roof suffers most, so it gets the first tub.',
    thinker: 'nightingale',
  },
  'kitchen-37': {
    near: 'The cook points with a spoon, and the helper copies on a second pan.',
    odd: 'Hang three hats by the stove: flour hat, flip hat, stop hat. Put one on and it is done.',
    technique: 'Lay the things out from left to right in order; a beginner can read a row of bowls like a line.',
    thinker: 'hypatia',
  },
  'kitchen-38': {
    near: 'Fill each crack with gold paint and tell its story on the bill.',
    odd: 'The cracks fit together: find the guest whose plate continues yours and share a cake.',
    technique:
      'One guest sees a river, one a branch, one a map of home. Each writes it under the plate for whoever has it next.',
    thinker: 'rumi',
  },
  'kitchen-39': {
    near: 'Orange peel cut in spirals, tea tins with twigs, eggshells with candles inside.',
    odd: 'Dress every chair as the thing that it was thrown out for.',
    technique: 'A row of bottles. The same with water, rising. The same with one leaf each. The same, and played.',
    thinker: 'mozart',
  },
  'kitchen-40': {
    near: 'Cut it into five pieces and let the fifth guard the others.',
    odd: 'Ask it to tell a long story; they will not eat it before the end.',
    technique:
      'A guard, I thought; but guards get hungry first. So each friend keeps one candle: all four, or no cake.',
    thinker: 'darwin',
  },
  'kitchen-41': {
    near: "A toy bucket for flour, a doll's cup for sugar, bricks for the butter.",
    odd: 'Weigh against a teddy bear, and note the recipe in bears from now on.',
    technique: 'A seesaw compares, so it does not need numbers: a ruler on a marble, with eggs on one side.',
    thinker: 'lovelace',
  },
  'kitchen-42': {
    near: 'One pot of soup that grows, because each guest drops something in.',
    odd: 'A dish with no beginning: a long table that people eat along like a train.',
    technique: 'Hot at seven is cold at ten; cold stays cold. So a bowl of dough, and each guest fries their own.',
    thinker: 'franklin',
  },
  'kitchen-43': {
    near: 'Sandwiches small enough for one hand, and grapes on sticks.',
    odd: 'The balloon holds the plate, and the guest only steers.',
    technique: 'In my head they clap, and up goes the soup. So: no soup, and strings tied to the spoons.',
    thinker: 'tesla',
  },
  'kitchen-44': {
    near: 'Thirty cooks make one dish, each adding a step and ringing a bell.',
    odd: 'Only the stove sulks: give it a chair of honour and let the cooks audition.',
    technique: 'Slow the day down to one pot: most of it is chopping. So twenty-nine tables, and heat by the minute.',
    thinker: 'galileo',
  },
  'kitchen-45': {
    near: 'Bend bananas into letters, with grapes for the dots.',
    odd: 'Peel an orange in one long ribbon, and let the ribbon spell thanks.',
    technique:
      'What says thanks without words? Giving the best one. Which is that? The last. So leave a bowl with a single cherry.',
    thinker: 'newton',
  },
  'kitchen-46': {
    near: 'Stools around, plates in a row, and the iron keeps the bread warm.',
    odd: 'Dine standing up as six people ironing their own napkins between courses.',
    technique: 'Set it low and it is a picnic; set it high, a bar; on its side, a stage. Change with each course.',
    thinker: 'hokusai',
  },
  'kitchen-47': {
    near: 'A soup is one promise to phone your aunt, and cake costs three early mornings.',
    odd: 'For the tasting menu, promise to phone somebody who has stopped expecting it.',
    technique: 'The merchant insists on his pound again, but here it is an hour of listening, and he throws in bread.',
    thinker: 'shakespeare',
  },
  'kitchen-48': {
    near: 'Bread, a fire and something to dip: nobody needs it explained.',
    odd: 'Serve the waiting: each century brings the dish that it was most tired of.',
    technique:
      'I sit down in the year of no forks, reach for the bowl, and find that all hands meet there: one big pie.',
    thinker: 'einstein',
  },
  'kitchen-49': {
    near: 'Line up the things by colour and guess what each would like to have done to it.',
    odd: 'The cook mimes to the onion and waits until it agrees.',
    technique: 'Do what the nouns ask: a bowl wants filling, a pan wants heat. Later I even let the spoon decide.',
    thinker: 'my-own-path',
  },
  'kitchen-50': {
    near: 'Dessert comes first and the soup comes last.',
    odd: 'Guests arrive full, tell how it was, and grow hungrier until the bread comes in.',
    technique: 'The same five courses turned round; then only the candles grow; then only the talk gets shyer.',
    thinker: 'mozart',
  },
  'kitchen-51': {
    near: 'Making the tea without any leaves in it.',
    odd: 'Head of slow things at the town hall, where nobody may be hurried and little gets through.',
    technique:
      'Against the light the sieve is a night sky, and the spout a telescope: both want to run the planetarium.',
    thinker: 'leonardo',
  },
  'kitchen-52': {
    near: 'People would carry warm bread to work to keep it in a good mood.',
    odd: 'Families gather when it rings, even at four, and dreams begin to smell of pie.',
    technique:
      'Odd that it never chooses noon. Why? The sun warms it then. So it does not want food, it wants company.',
    thinker: 'curie',
  },
  'kitchen-53': {
    near: 'Seaweed on rice, a wet stone to hold, and a fan that blows from the west.',
    odd: 'Nothing on the plate: it rocks, and the cook keeps coming and going.',
    technique: 'One cucumber: peeled it is a wave, sliced a school of scales, hollow a boat, and cold in the hand.',
    thinker: 'carver',
  },
  'kitchen-54': {
    near: 'In the waiting room, a bowl of halves next to the magazines.',
    odd: 'Actors hide one up the sleeve, and serious speeches are given behind glass.',
    technique: 'Where on the map is laughter thinnest? Monday buses, by far. So each driver gets a bag of them.',
    thinker: 'nightingale',
  },
  'kitchen-55': {
    near: 'Small and warm: the feeling that the train is late but you have a window.',
    odd: 'Day-old moods at half price, mostly relief and a little stage fright.',
    technique: 'My word is lighthouse: a loaf of being expected, which glows through the paper until you are home.',
    thinker: 'nova',
  },
  'kitchen-56': {
    near: 'Two halves of a picture made of sauce; they only join when both plates touch.',
    odd: "A plate with a tiny seesaw: if one eats, the other's peas roll.",
    technique: 'A plate parts what is yours from mine. Take that away: one long noodle with an end on each side.',
    thinker: 'lovelace',
  },
  'kitchen-57': {
    near: 'Into the last carriage of the night train, when people are almost home.',
    odd: 'To the bottom of a letter that starts with sorry.',
    technique:
      'Riding on the smell, I drift past the bakery and get thin: I should land in a tent full of tired firefighters.',
    thinker: 'einstein',
  },
  'kitchen-58': {
    near: 'A rice grain for each guest, a nut as cake, and crumbs as confetti to be eaten.',
    odd: 'Serve it in the keyhole, so the lunch box never even opens.',
    technique: 'A pea pod is a boat once the peas are out: dine in it, then sail off with the washing up.',
    thinker: 'sor-juana',
  },
  'kitchen-59': {
    near: 'Swap them by faces: squeeze, sigh, blow, grin.',
    odd: "Send a small piece of weather: a July stone, a January spoon, and a lemon's goodbye.",
    technique: 'They point to moments instead: as on the beach, as after the quarrel, as when you wake too early.',
    thinker: 'my-own-path',
  },
  'kitchen-60': {
    near: 'Cabbage in a jar goes from door to door, and each kitchen adds a spice and a story.',
    odd: 'In the seventh kitchen nothing is added, but it is read to every evening.',
    technique: 'Why a year? For the walnuts. What waits for walnuts? The pears in syrup. And who waits for pears?',
    thinker: 'newton',
  },
  'kitchen-61': {
    near: 'Spoon sprint with an egg, a fork relay, and the ladle in the long jump.',
    odd: 'Synchronised stirring, in which the whisk always turns too soon.',
    technique:
      'What does not belong in the drawer is the corkscrew: its only sport is dancing, so that opens the games.',
    thinker: 'curie',
  },
  'kitchen-62': {
    near: 'Eat it and guess what it is.',
    odd: 'Dress up as whoever would have ordered this, and keep the talk at their table going.',
    technique:
      "The wrong letter of every comedy: two households follow the dish to each other's door and sit down as cousins.",
    thinker: 'shakespeare',
  },
  'kitchen-63': {
    near: 'A bowl for all the phones at the door.',
    odd: 'Each plate has a face drawn under the food, and only an empty one smiles for the lens.',
    technique:
      'I liked a ban best. Against it: they hide under the table. Better: the picture that wins shows the emptiest plate.',
    thinker: 'darwin',
  },
  'kitchen-64': {
    near: 'Everybody cooks a different course of it.',
    odd: 'All five taste the same spoon of soup by describing it, until someone adds salt for somebody else.',
    technique:
      'Gained: five ovens. Lost: one smell. Strike those, and timing is left: five forks go in at the same bell.',
    thinker: 'franklin',
  },
  'kitchen-65': {
    near: 'Turn it with an elbow or your nose.',
    odd: 'Train the cat to step on the table whenever the timer rings.',
    technique:
      'First try: a string on the toe, and the screen falls. Second try: a wooden spoon on the string, and it taps.',
    thinker: 'tesla',
  },
  'kitchen-66': {
    near: 'Old milk again, only one star.',
    odd: 'Lettuce: promised to change its life, and left after four days without a word.',
    technique:
      'Cheese: the shelf calls it loud, the light calls it shy, the door calls it often. We all agree it stays.',
    thinker: 'rumi',
  },
}
