import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const playSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'play-01': {
    near: 'Put out every cup and plate and tune them by how much rain is in them.',
    odd: 'Let the rain judge a cake contest: whichever lasts longest wins.',
    technique:
      'One dry patch is left on the field. Why just there? Find out what keeps it dry, crawl under it, and eat.',
    thinker: 'curie',
  },
  'play-02': {
    near: 'Balloon in the air, hands behind backs, and the oldest keeps count.',
    odd: 'For ten minutes everybody must act the age of the person on their right.',
    technique: 'Old: wise but slow. Young: quick but loud. Cross those out, and what is left for both is making faces.',
    thinker: 'franklin',
  },
  'play-03': {
    near: 'A ship with portholes, and the hall floor is deep water.',
    odd: 'A lift for one that goes to whichever year you call out.',
    technique: 'I shut myself in and it gets dull. So cut a slot: it is now a machine that answers any question.',
    thinker: 'tesla',
  },
  'play-04': {
    near: 'Guess the job of whoever is six places ahead, then send the question forward.',
    odd: 'The queue is one very long animal: head and tail must agree on what it eats.',
    technique: 'A queue passes people along one by one. Let it pass a hat back, and each adds a line to its story.',
    thinker: 'lovelace',
  },
  'play-05': {
    near: 'Every player rolls for the person on their left.',
    odd: 'Play it in the dark with torches, by the light of one move each.',
    technique: 'Same board, two dice. Same board, the last one leads. Same board, you swap seats at each six.',
    thinker: 'mozart',
  },
  'play-06': {
    near: 'Roll it through and call which side it will fall on.',
    odd: 'The coin is a visitor: it may come in only if you guess what it has just paid for.',
    technique: 'Give it a push so gentle that it stops exactly on the line of the door. Closest coin wins.',
    thinker: 'galileo',
  },
  'play-07': {
    near: 'Tear it into six and shape the torn bits into a zoo.',
    odd: 'Each whispers a secret to the sheet, and at midnight it is folded into a boat and set adrift.',
    technique: 'A plane, a hat, a snowball. When those are done: hold it to the lamp and let it play the moon.',
    thinker: 'my-own-path',
  },
  'play-08': {
    near: 'Hide the clues as smells: follow the orange, then the coffee, then the soap.',
    odd: 'The seeker hums, and the room hums back louder as they get warm.',
    technique: 'The cracks of the ceiling make a map if you lie down: the treasure is beneath the island.',
    thinker: 'leonardo',
  },
  'play-09': {
    near: 'Both carry one long tray of full cups and must cross the line together.',
    odd: 'Each team secretly tries to make the other one win.',
    technique:
      'Who says one side must lose? Race against the kettle, all twelve of you, and see if hearts beat as fast.',
    thinker: 'ibn-al-haytham',
  },
  'play-10': {
    near: 'Blow it about through straws, and a stop costs you one marble.',
    odd: 'The ball is a live snail on a warm day, and the sport is patience.',
    technique:
      'Trace where the ball dies and you get the corners. So put springy spoons there and leave the middle bare.',
    thinker: 'nightingale',
  },
  'play-11': {
    near: 'You may win only if nobody remembers when it began.',
    odd: 'At each sunset the leader has to swap places with the one who is last.',
    technique: "Two families play on for a girl's hand; she married the umpire long ago and moves a piece at night.",
    thinker: 'shakespeare',
  },
  'play-12': {
    near: 'Milk cartons on strings, cut so that each whistles another note.',
    odd: 'A pile of old letters that the wind may read and pass on.',
    technique: 'One tin lid: spinner, gong, moon on a thread, sail for a cork, and a mirror to tease the cat.',
    thinker: 'carver',
  },
  'play-13': {
    near: 'All stand in full view, and the one who sits most still is found last.',
    odd: 'Seekers hide, and the hiders go about looking worried.',
    technique:
      'From above, everyone is in view. So the winner is whoever gets looked at from all sides and still not noticed.',
    thinker: 'hokusai',
  },
  'play-14': {
    near: 'The stapler rides on a cushion, and its rival is a beige folder with fans of its own.',
    odd: 'The parade passes at the speed of the object, which is to say that the town walks past it.',
    technique:
      'Polish a spoon for long enough and it is a mirror. So the feast is one hour of polishing a brick, with a band.',
    thinker: 'sor-juana',
  },
  'play-15': {
    near: 'Roll, then tell a tale in which someone feels just that.',
    odd: 'Roll two: act the first while hiding the second, and let others bet on which is real.',
    technique:
      'What beats anger? A joke. What beats a joke? Sorrow. And that? Company. So there we have our stone and paper.',
    thinker: 'newton',
  },
  'play-16': {
    near: 'Snap, with each missing card shouted by whoever notices that it is gone.',
    odd: 'A detective game: who took the seven, and what did the queen know?',
    technique:
      'Card houses? They need no full pack, but they end in tears. Better: guess which card is gone, and bluff about it.',
    thinker: 'darwin',
  },
  'play-17': {
    near: 'Flick them over the floor to knock the king cap off his tower.',
    odd: 'Pour them out: caps of one colour are a family, and have to be brought together.',
    technique:
      'Give a child one cap: flick it. A second: jump it. A third: pass between. By the tenth they have their own rules.',
    thinker: 'hypatia',
  },
  'play-18': {
    near: 'Hook-a-duck becomes hook-a-mitten, and the lemonade is hot.',
    odd: 'Guess the weight of the cake, which nobody can find under the snow.',
    technique:
      'The baker sees icing, the band a soft drum, the dog one huge sofa: each runs the stall that they can see.',
    thinker: 'rumi',
  },
  'play-19': {
    near: 'Race them down a path built from books left open.',
    odd: 'They take turns being the planet, and the floor decides who goes round whom.',
    technique: 'I roll along, and the carpet is a wide steppe: the first of us to find the table leg is home.',
    thinker: 'einstein',
  },
  'play-20': {
    near: 'A whisk on a jar lid, and a title: the one who nearly knew.',
    odd: 'Everybody who got it wrong has a share in a potato, awarded jointly.',
    technique:
      'My word is comet: a ladle with a long tail of foil and spoons, which comes back every seventy-six quizzes.',
    thinker: 'nova',
  },
  'play-21': {
    near: 'Write a word on a back with one finger, and pass it on.',
    odd: 'The three of them try to be a painting until somebody wakes up.',
    technique: 'Map the house by noise: stairs are loud, the rug is silent. So it is a sea, and the raft is a pillow.',
    thinker: 'nightingale',
  },
  'play-22': {
    near: 'A game of hopscotch outside the door.',
    odd: 'A circle on the wall called press here, and strangers will get on with it.',
    technique: 'A prince draws doors on the walls of his tower, and the last bit of chalk goes into the keyhole.',
    thinker: 'shakespeare',
  },
  'play-23': {
    near: 'In pillowcases, or all three to one huge pair of trousers.',
    odd: 'Standing still: whoever has gone the least far by noon takes the cup.',
    technique: 'Slow sacks to see what counted: the hop and the fall. So hop with a book between the knees.',
    thinker: 'galileo',
  },
  'play-24': {
    near: 'Carry it to a hill, a bakery and a lake, and show it birds.',
    odd: 'Make it the guest at a picnic, as the only tablecloth with a tail.',
    technique:
      'Let it swim, then. Let it shade the dog. In the evening I would tell it that I do not like heights either.',
    thinker: 'my-own-path',
  },
  'play-25': {
    near: 'The children they used to belong to.',
    odd: 'Whether the attic was ever dark, or only out of batteries, as they were.',
    technique:
      'A bear speaks. The bear speaks as a clown. As a judge. As the one who was left. Then, at last, it listens.',
    thinker: 'mozart',
  },
  'play-26': {
    near: 'Keep it up while each player in turn tells one thing that they did today.',
    odd: 'Give it a face and a birthday speech, and see it off at the window.',
    technique: 'It holds a breath. So everyone puts in one wish, and at midnight they all come out as one long squeak.',
    thinker: 'lovelace',
  },
  'play-27': {
    near: 'For the best ears at the wrong moment.',
    odd: 'For the dog who looked most as though the human had won.',
    technique: 'One judge sees only tails, one only hears, one just strokes. Each awards what the other two missed.',
    thinker: 'rumi',
  },
  'play-28': {
    near: 'Hands, gloved in whatever the front row is wearing.',
    odd: 'The audience are the puppets, and someone from the back pulls a very long string.',
    technique:
      'Explain it to an usher: someone wants something, someone is in the way. A broom wants out. The bucket will not have it.',
    thinker: 'hypatia',
  },
  'play-29': {
    near: 'Glue them up as a sky and let each keep its bit of roof or sail.',
    odd: 'One puzzle of another world, where castles melt into kittens and no edge is straight.',
    technique: 'Spill them and look: here is a beak, here a wave. Finish the bird that has been in there all along.',
    thinker: 'leonardo',
  },
  'play-30': {
    near: 'Whistle a tune across, one bar each, and change it each time.',
    odd: 'Bet on leaves: whose will have sailed to the steps by half past ten?',
    technique:
      'In my mind I throw the ring and it sinks. So, on a cord: hook the towel off the far chair, best of five.',
    thinker: 'tesla',
  },
  'play-31': {
    near: 'The lost glove of someone in the audience, wearing a label with the row and seat.',
    odd: 'A smaller hat, and from that a very small magician who asks for a rabbit.',
    technique:
      'For a dove: soft. Against: expected. So an alarm clock, which is neither, and rings on the word abracadabra.',
    thinker: 'franklin',
  },
  'play-32': {
    near: 'High cards have to be fed: each turn they cost you a low one.',
    odd: 'Aces snore; if you hold two you must play with closed eyes.',
    technique: 'Are kings any good? Test it: here your kings lie face up for all to see, and only the twos can hide.',
    thinker: 'ibn-al-haytham',
  },
  'play-33': {
    near: 'Between one and two sing, between two and three eat, and let the doors clap.',
    odd: 'The guest of honour is whoever is waiting when it opens.',
    technique: 'The word is sardine: the more who come in the merrier, and the cake is passed overhead in its tin.',
    thinker: 'nova',
  },
  'play-34': {
    near: 'Buttons, coins, pebbles or dried beans.',
    odd: 'Ice cubes, which give up the game if you think too long.',
    technique:
      'Coins I thought, yet they are all alike, and pawns should long for something. Seeds, then: at the far end they sprout.',
    thinker: 'darwin',
  },
  'play-35': {
    near: 'Line up by shoe size and count off, one, two, one, two.',
    odd: 'Each throws one glove in a heap, and a dog brings them to two different sides.',
    technique:
      'Odd: it is always the same child who picks. So let the ball pick: two rolls, two teams, and nobody has a say.',
    thinker: 'curie',
  },
  'play-36': {
    near: 'Spinning it, and guessing where it will point.',
    odd: 'Each makes it a speech, and whoever makes it fall over is the better speaker.',
    technique:
      'From here it is a tower, from below a chimney, from the side a penguin: find a view that no one has had.',
    thinker: 'hokusai',
  },
  'play-37': {
    near: 'Wave it for play, drop it for a foul, wear it when all is well.',
    odd: 'She knits during play, and if the needles stop, so does the match.',
    technique: "Kneading tells you things through the hands: one end to each captain's wrist, and a tug means stop.",
    thinker: 'sor-juana',
  },
  'play-38': {
    near: 'Pass the salt along with one wink, and whoever spills has to listen.',
    odd: 'Bet on how often the speaker says finally.',
    technique:
      'One napkin: a hat when he says family, a boat when he says journey, and the first swan at thank you wins.',
    thinker: 'carver',
  },
  'play-39': {
    near: 'Bottles blown at four heights and a tin for the beat.',
    odd: 'A newspaper section, all rustle, led by whoever had read the most.',
    technique:
      'What hums? A comb with foil. What booms? The bin. What does the parade still lack? A rest: the carpet roll, dropped.',
    thinker: 'newton',
  },
  'play-40': {
    near: 'Dry pyramids, judged on how smoothly they run down when the bell rings.',
    odd: 'Castles made of holes, with the towers pointing down.',
    technique: 'As a grain I can stand on three of us, no higher. So we build it lying down: the shadow of a castle.',
    thinker: 'einstein',
  },
  'play-41': {
    near: 'The eggs are raw, and the last one over the line wins, but stopping is not allowed.',
    odd: 'Each tells the egg a story on the way, and whoever arrives before it ends is out.',
    technique: 'So slow that the crowd sees the wobble start in the wrist, and has time to gasp in three parts.',
    thinker: 'galileo',
  },
  'play-42': {
    near: 'A map on which they add one place a week and try to meet.',
    odd: "They play the weather: each guesses what it will be at the other's window.",
    technique: 'A long siege, told by letter from both walls; in week nine they find they are defending the same town.',
    thinker: 'shakespeare',
  },
  'play-43': {
    near: 'They all try to give up the seat to one another, ever more violently polite.',
    odd: 'The stool has had enough and is dragged away by six while one, asleep, rides on it.',
    technique:
      'Seven want to sit, and nobody wants to stand. Cross those out: they sit on each other, and the stool is on top.',
    thinker: 'franklin',
  },
  'play-44': {
    near: 'Rolled-up socks or soft pillows.',
    odd: 'Compliments, and you are out when you have been hit three times and blush.',
    technique: 'The child wants soft, the carpet wants dry, grandpa wants slow: balloons, with one feather inside.',
    thinker: 'rumi',
  },
  'play-45': {
    near: 'Felt on the clubs, and the fairway runs from ghosts past cooking to poetry.',
    odd: 'Play with a full stop cut from cloth, which has always been the quietest ball there is.',
    technique:
      'A hole of two books. Of three. Of three that rhyme. Of three, on tiptoe, with the librarian as the flag.',
    thinker: 'mozart',
  },
  'play-46': {
    near: 'You get younger as it turns, so the oldest are first in the queue.',
    odd: 'It is the only ride from which you see what you have just left.',
    technique: 'Face the other way, and it goes forward. Lie down, and the roof is a clock that gives time back.',
    thinker: 'hokusai',
  },
  'play-47': {
    near: 'Shaking hands and saying well played.',
    odd: 'In chess they work on the art of handing over the queen like a bunch of flowers.',
    technique:
      'A cloud loses its shape just as you name it, and never minds: they practise on clouds, and give up one each.',
    thinker: 'leonardo',
  },
  'play-48': {
    near: 'Plant an avenue: one digs the holes, the other gets to fill the last.',
    odd: 'Hide and seek, and it is the second one who starts to count.',
    technique: 'Draw it as a line: a hand, a long gap, a hand. Play with what fills the gap: a growing tree.',
    thinker: 'nightingale',
  },
  'play-49': {
    near: 'Tall walls in the west for late games, and a slide for long legs at five.',
    odd: 'Shadows go up the swing and push their children.',
    technique:
      'A shadow makes all things flat. So the ball is a coin, the seesaw a line, and bedtime a dot under your shoe.',
    thinker: 'lovelace',
  },
  'play-50': {
    near: 'If you wake the goose, you start again.',
    odd: 'All the players are goslings, and the one who laughs first has to be the goose.',
    technique:
      'Whisper, row your rug, take one grain at a time. If somebody honks at midnight, all have to change beds.',
    thinker: 'my-own-path',
  },
  'play-51': {
    near: "Score only what makes the other side's supporters clap.",
    odd: 'Both teams share their total, and are measured against the teams of last week.',
    technique:
      'Points, I thought, but theirs are rare and ours are cheap. So count breath: the side that can still sing wins.',
    thinker: 'darwin',
  },
  'play-52': {
    near: 'A bear whose coat shows one more medal after each fall.',
    odd: 'A knight of dough, who gets up flatter but with a longer stride.',
    technique: 'Explain it by ear: on the first drop it says ouch, on the second hm, on the third again, please.',
    thinker: 'hypatia',
  },
  'play-53': {
    near: 'Squares of mint, smoke and rain: roll, sniff, and nod when you know where you are.',
    odd: 'The players wear socks, and whoever fears the gorgonzola goes back to the lavender.',
    technique: 'In my mind the smells all mix by the third turn. So each is shut in a jar, and a move is one lid.',
    thinker: 'tesla',
  },
  'play-54': {
    near: "Put a stranger's coat around their shoulders at a cold bus stop.",
    odd: 'I dare you to say what you liked, to their face, and stay there.',
    technique:
      'Everyone says a dare must scare. Test one that does not: praise the cook with a straight face, and count blushes.',
    thinker: 'ibn-al-haytham',
  },
  'play-55': {
    near: 'Over one long evening on a crowded lawn, where all three tend to turn up late.',
    odd: 'To be back where one began: the rumour has changed too much to be let in.',
    technique:
      'The rumour never wins on Thursdays. Why? Choir night: all mouths are busy. So hold it in the choir room.',
    thinker: 'curie',
  },
  'play-56': {
    near: 'Everyone in that game laughs a lot more.',
    odd: 'Solitaire is less lonely: somebody in there disagrees with every move.',
    technique: 'Yeast lifts whatever it gets into: in the bridge club they sing their bids now, and stay until two.',
    thinker: 'sor-juana',
  },
  'play-57': {
    near: 'Ferry letters over the hedge, on the upswing only.',
    odd: 'Hold the far end of a skipping rope, at last, with no one to argue with.',
    technique: 'The word is bell: hung with tins, it rings the quarter hours and gets the last one wrong on purpose.',
    thinker: 'nova',
  },
  'play-58': {
    near: 'Sweets, cushions and a lamp to read by.',
    odd: 'A second maze, knee-high, that was built by the cat.',
    technique: 'Inside the sheet, all is white and near: in the dead end lies the whisper that everyone trailed after.',
    thinker: 'einstein',
  },
  'play-59': {
    near: 'Move the other pieces out of the way.',
    odd: 'Be such good company that everybody wants your piece beside theirs.',
    technique: 'Who moves mine? You. What do you want? My help. When do you get it? One step after I got mine.',
    thinker: 'newton',
  },
  'play-60': {
    near: 'Whoever was touched by a leaf was out.',
    odd: 'The tree was it from the start, and has been gaining by one ring a year.',
    technique:
      'She was quick but had to blink, it was slow but never left. Whoever was first to go in for supper had lost.',
    thinker: 'franklin',
  },
  'play-61': {
    near: 'Deal it in, and let it choose which side to be on.',
    odd: 'Be nice to it when you are ahead, since that is when it gets bored.',
    technique:
      'One spare die is enough: its vote, its lunch, its excuse, and now and then it rolls under the sofa on purpose.',
    thinker: 'carver',
  },
  'play-62': {
    near: 'All phones in a pile, first to ring loses.',
    odd: 'They take turns to be king, and the one with the oldest message gets the crown.',
    technique:
      'A phone buzzes and slides a little: put them on a tray, and race them whenever somebody outside thinks of us.',
    thinker: 'lovelace',
  },
  'play-63': {
    near: 'Tell each other jokes until it works.',
    odd: 'Hold a party for the number, with speeches, as it may never turn a hundred.',
    technique:
      'Slow it down further: a hundred small steps in the last one. For each, somebody lowers one finger, as quietly as it.',
    thinker: 'galileo',
  },
  'play-64': {
    near: 'Everyone hides and the camera shows a clue.',
    odd: "You hide in somebody else's kitchen, by being drawn on their fridge.",
    technique: 'A hidden person must not be seen, they say. Test the opposite: show all of you, and hide the town.',
    thinker: 'ibn-al-haytham',
  },
  'play-65': {
    near: 'One steers, and the other one jumps.',
    odd: 'One has the controller and shut eyes, and the other may only gasp.',
    technique: 'It turns small moves into big ones: fix it between two pillows, and steer by leaning on each other.',
    thinker: 'lovelace',
  },
  'play-66': {
    near: 'In the fridge, where the light stays on.',
    odd: 'On the ticket of the night bus, one stop ahead of whoever reads it.',
    technique:
      'Inside the dark screen there is a faint room with a lamp: the mirror of this one. It could live there on tiptoe.',
    thinker: 'einstein',
  },
}
