import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const peopleSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'people-01': {
    near: 'Send a photo of your lunch and ask each one to guess what is missing.',
    odd: 'Announce that you have lost something of theirs and refuse to say what.',
    technique: 'Say hello. Say hello in the voice of a pirate. As a rhyme. As a question. As a dare to answer in kind.',
    thinker: 'mozart',
  },
  'people-02': {
    near: 'Everyone leaves one line on a big card by the broom.',
    odd: 'Get up once at four and hold the doors open all the way through.',
    technique:
      'One smells soap, one finds the stairs dry, one misses a stain. Write all three on the door: this was you.',
    thinker: 'rumi',
  },
  'people-03': {
    near: 'Ask the waiter to bring them whatever made you happy, with no name.',
    odd: 'Ask for help with a crossword clue that only somebody glum could solve.',
    technique: 'Sit with them: warm, but bold. A smile: safe, but small. In between: slide over half of your cake.',
    thinker: 'franklin',
  },
  'people-04': {
    near: 'Arrive with the end of a long excuse and let them invent the start.',
    odd: 'Give back the time: a voucher for the same number of minutes, payable in any mood.',
    technique: 'Lateness makes an empty space. Fill it: ring on the way and let them say what they would like in it.',
    thinker: 'lovelace',
  },
  'people-05': {
    near: 'Drop a glove between them and let both reach for it.',
    odd: 'Give the bench a wobble that only stops if two people agree on where to sit.',
    technique: 'From afar they make one figure. Show them their shadow, with four feet and a single hat.',
    thinker: 'hokusai',
  },
  'people-06': {
    near: 'A loaf and some salt at the door, and a wave that means any time.',
    odd: 'Swap house tours: each points at the thing they love best and says its name.',
    technique: 'Begin with one word. Hold up a cup, say cup; then listen to theirs. Fill it. That is lesson two.',
    thinker: 'hypatia',
  },
  'people-07': {
    near: 'Record the sounds of the street they used to live in.',
    odd: 'Sow the same seed in both places and race the plants by letter.',
    technique: 'From one string: a bracelet by post, a measure of your arm for a hug, a knot to untie, a line to hold.',
    thinker: 'carver',
  },
  'people-08': {
    near: 'Ask them to sit on the steps and shell peas with you.',
    odd: 'Play the tale back with every detail wrong, and let them correct it with joy.',
    technique:
      'Stains on an apron remember each meal. So open the button tin, pick one up, and ask what it was part of.',
    thinker: 'sor-juana',
  },
  'people-09': {
    near: 'The seat goes to whoever knows the best thing about the person next to them.',
    odd: 'Give the stove the vote: one walks by, and it crackles or does not.',
    technique:
      'Slow it down and you see: the seat is lost by getting up. So whoever fetches wood for all finds it kept.',
    thinker: 'galileo',
  },
  'people-10': {
    near: 'Cut a row of paper people queueing at the door for a hug.',
    odd: 'Fold the path home into a garden of flowers that open when it is light.',
    technique:
      'I hang up paper bells and see them blow off in the draught. So twist them from flour bags, heavy with a bun.',
    thinker: 'tesla',
  },
  'people-11': {
    near: 'Tell the room how it was done, and let them find out by whom.',
    odd: 'Praise their chair, which has clearly been sitting under somebody remarkable.',
    technique:
      'Must praise be heard by the person? Try: tell the twenty while she makes tea, and see who helps her carry.',
    thinker: 'ibn-al-haytham',
  },
  'people-12': {
    near: 'Someone breaks it, and they both reach for the glue.',
    odd: 'The cup itself goes on a trip and sends each of them half of a postcard.',
    technique: 'As in all good comedies, the twins of the house mix up the guests, and the wrong two say sorry first.',
    thinker: 'shakespeare',
  },
  'people-13': {
    near: 'Each invitation says that it comes from the person who will enjoy it the most.',
    odd: 'Everyone gets a key and a note: be a bit early and let yourself be surprised.',
    technique: 'Who washes up? Whoever does that gives it away. So let no one eat off plates, and the clue is gone.',
    thinker: 'curie',
  },
  'people-14': {
    near: 'Shovel the path before dawn, and let the sun see to the rest.',
    odd: 'Carry a fear for a stranger until evening, then drop it in the harbour.',
    technique: 'My word is chalk: draw a bright track for the child who hates the way to school, before it rains.',
    thinker: 'nova',
  },
  'people-15': {
    near: 'Leave the chair turned to the window, always at the same angle.',
    odd: 'Each pats the station cat, which passes it on at its own pace.',
    technique: 'I live an hour behind you: your cup still warm, my hello is a sip. Leave me the second half.',
    thinker: 'einstein',
  },
  'people-16': {
    near: 'Tell of all the shots she stopped, in a loud radio voice.',
    odd: 'Six cheers, one for each, because every goal brought her the ball back.',
    technique: 'Paint the match on one page: six small dots, and the huge field in between where she never gave up.',
    thinker: 'nightingale',
  },
  'people-17': {
    near: 'Start to dance, badly, so that others dare to stop and look.',
    odd: 'Tip a purse of small coins into the case, slowly, so that it sounds like applause.',
    technique: 'His case looks like a little theatre: place two pebbles in it, and children will want to see the play.',
    thinker: 'leonardo',
  },
  'people-18': {
    near: 'A bell on the door that says come in before the parrot can.',
    odd: 'Sell shirts with its words on them, to be worn at work.',
    technique:
      'I would teach it please. Or a polite echo by the till. Or just open a second shop, next door, named away.',
    thinker: 'my-own-path',
  },
  'people-19': {
    near: 'Tell a story about how you got it, in which the name comes up four times.',
    odd: 'Sell them a cake with your name on it and let them eat it letter by letter.',
    technique:
      'What do they remember well? Tunes. Which tune has my beat? The doorbell. So that is how I ring from now on.',
    thinker: 'newton',
  },
  'people-20': {
    near: 'Ask for one ticket, please, and one more to be given to whoever comes last.',
    odd: 'Swap the words: for a whole day the visitors say the five, and the seller answers.',
    technique: 'I would tell a joke, but it holds up the line. So each in the queue brings one word of it.',
    thinker: 'darwin',
  },
  'people-21': {
    near: 'Sign the patch, all of you, and send it up again.',
    odd: 'Hold a first flight for the smaller half, with a speech and a new tail.',
    technique: 'Left, console. Right, repair. Cross them out: a long run and a spare bag do both at once.',
    thinker: 'franklin',
  },
  'people-22': {
    near: 'Each holds up a photo of the other at the age of six.',
    odd: 'They arrive in disguise and are not allowed to go home until they are found out.',
    technique: 'A hug; a hug with bags; a hug nobody ends; a hug in the middle of a dispute on who is taller.',
    thinker: 'mozart',
  },
  'people-23': {
    near: 'Thank him for keeping the bears away and ask for one night off.',
    odd: 'Count the sheep aloud with him as the tractor.',
    technique: 'A snore turns breath into rhythm. Write it down as a score, and hand him the drum part at breakfast.',
    thinker: 'lovelace',
  },
  'people-24': {
    near: 'Serve the pudding only at the far end, to mixed pairs.',
    odd: 'Put a train under the table: each stop is a lap, and tickets are kept by those under four.',
    technique: 'Show both a thing neither knows: how to fold a hat. First step for big hands, second for small.',
    thinker: 'hypatia',
  },
  'people-25': {
    near: 'Hang it on the rail with a sign: left here by somebody with one cold hand.',
    odd: 'Issue it with a library card, and let it borrow books about hands.',
    technique:
      'Go back over the way at the speed of a toddler: a mitten comes off at doors, to be read to, by the window.',
    thinker: 'galileo',
  },
  'people-26': {
    near: 'Let everybody else tell it first, one word each around the cake.',
    odd: 'Put him on trial for it, with the candles as jury.',
    technique:
      'Same joke, new cast: the butler comes in, the gravy has a secret, and the uncle is asked to play the horse.',
    thinker: 'shakespeare',
  },
  'people-27': {
    near: 'Let the ball roll to them, and shout that they have the throw.',
    odd: 'Declare the fence a player who needs somebody to speak for it.',
    technique:
      'Soup takes in one more by adding a cup of water. So make the goal wider, and both teams are short of one.',
    thinker: 'sor-juana',
  },
  'people-28': {
    near: 'Cook for her, one dish per class, and let her ring the bell.',
    odd: 'Each child returns one spoon, with a word on what it had been used for.',
    technique:
      'One pot is never used. Ask: it was her first. Fill it with names and let it go home with her on Friday.',
    thinker: 'curie',
  },
  'people-29': {
    near: 'Everyone holds one orange and lines up to hand it over with a bow.',
    odd: 'Roll in some apples too, so that it looks planned.',
    technique: 'From the balcony it is a map of suns. Call down where they lie, until the bag is full again.',
    thinker: 'hokusai',
  },
  'people-30': {
    near: 'Praise the shape, ask for a jug of water, and tell of your own first salty cake.',
    odd: 'Serve it to the lake and call it the missing tide.',
    technique:
      'One says crisp, one says brave, one just drinks. She will hear it herself: let the third tell of his first pie.',
    thinker: 'rumi',
  },
  'people-31': {
    near: 'Everyone gets off with the same words: see you tomorrow, wherever you are.',
    odd: 'Ask her to sit in the back while the whole bus pretends to be her.',
    technique:
      'Each ticket: a heart, a flag, a boat, a fan, a flower. Forty of them, left on the rail behind her seat.',
    thinker: 'carver',
  },
  'people-32': {
    near: 'Hang the music sheets in their window as a curtain of notes.',
    odd: 'Give one full hour in which the choir comes and listens to the neighbour.',
    technique: 'I am the wall and have heard both sides: hand over a key, so that the neighbour may open or shut me.',
    thinker: 'einstein',
  },
  'people-33': {
    near: 'Give her the plan in the morning, with boxes to tick as things come true.',
    odd: 'Let her throw a surprise for everybody else, with herself as the only one prepared.',
    technique: 'The word is railway: print a timetable of the day, in which joy is due at four on platform two.',
    thinker: 'nova',
  },
  'people-34': {
    near: 'One is first to read, one to do the puzzle, one to cut, one to fold a hat, one to light the stove.',
    odd: 'The fifth reads it to the other four through the floor.',
    technique:
      'I send it downstairs at eight and it stops at the cook. So cut it in sheets, and start from five doors.',
    thinker: 'tesla',
  },
  'people-35': {
    near: 'Sing through the door, and take requests.',
    odd: 'Hand cards through the gap, and play for who gets off at which floor.',
    technique:
      'The scratches on the door look like a coast. Ask what they look like from within, and draw one island from both.',
    thinker: 'leonardo',
  },
  'people-36': {
    near: 'One tiny drawing of the two of you, and a tip on where to hang it.',
    odd: 'Room for one more match, and the promise to come when it is struck.',
    technique: 'Fold out what you did together as one strip of pictures, and let the best day take half of it.',
    thinker: 'nightingale',
  },
  'people-37': {
    near: 'Cut both rules in half and play what comes of it.',
    odd: 'Let the board that has been waiting longest choose.',
    technique:
      "Toss a coin, I thought, but then one only obeys. So each pleads for the other's game; the better speech wins.",
    thinker: 'darwin',
  },
  'people-38': {
    near: 'The team mows, and the gardener picks where the goals go.',
    odd: 'The grass plays in both teams and is named man of the match each time.',
    technique:
      'She: no boots. They: no stop. Equal weights. So play barefoot at dusk, and water it afterwards with the pump.',
    thinker: 'franklin',
  },
  'people-39': {
    near: 'A pressed leaf from the way to the letter box.',
    odd: 'The smell of the day, on a scrap of tea towel, sealed at once.',
    technique:
      'A leaf, a ticket, a crumb. Then what I nearly said in March. And the envelope itself, turned, as a small map.',
    thinker: 'my-own-path',
  },
  'people-40': {
    near: 'Tap in socks at noon, and a call from below when the baby wakes.',
    odd: 'The baby is made dance master: no step may be faster than its yawns.',
    technique: 'Heel, toe. Softer. On a rug. On a rug, as rain. On a rug, as rain which is passing. Asleep.',
    thinker: 'mozart',
  },
  'people-41': {
    near: "Ask for the newcomer's oldest joke and add it to the pack.",
    odd: 'Deal the newcomer in as the one person who may laugh too early.',
    technique:
      'A beginner needs one rule, not forty jokes: laugh after the queen. By the third hand they add one of their own.',
    thinker: 'hypatia',
  },
  'people-42': {
    near: 'Leave it there again, with a dry cloth rolled into it.',
    odd: 'Hold it over a dog and let the tale of that do the rounds.',
    technique:
      'Borrowed dishes are never sent back empty. Hang a small bag of tea from the handle before the next rain.',
    thinker: 'sor-juana',
  },
  'people-43': {
    near: 'One biscuit each night watch, and whoever is awake tells of the last person who was kind to them.',
    odd: 'Swap a shoe with the person you trust the least and look after it till dawn.',
    technique: 'No one has it all: she has a match, he a song, they a pan. Laid together it is a feast.',
    thinker: 'rumi',
  },
  'people-44': {
    near: 'Whisper that somebody fixed the old swing, and will not say who.',
    odd: 'Start the rumour that luck has been seen near the grocer, and wait.',
    technique:
      'A false letter is found in the hedge, as in the play. But here it says only: she thinks you sing very well.',
    thinker: 'shakespeare',
  },
  'people-45': {
    near: 'All close their eyes, and the steam chooses whose glasses to fog.',
    odd: 'Everyone pulls their saddest face, and the dumpling rolls to the best.',
    technique:
      'Tilt the plate as slowly as you can: for a long while nothing, then a slide, and it has picked its cook.',
    thinker: 'galileo',
  },
  'people-46': {
    near: 'Give her a bigger secret to tell: that the cake will be blue.',
    odd: 'Let her shout it daily into a hole in the garden and bury it.',
    technique:
      'They say a secret must be shut in. Let her tell it to all, with dragons added, and see who still believes.',
    thinker: 'ibn-al-haytham',
  },
  'people-47': {
    near: 'Give it to the grandchildren, or a museum.',
    odd: 'Whoever feels they are owed an apology, by anyone, may take it home for a night.',
    technique:
      "From the sender's side it is late; from the reader's, early. Seal it again, for the next hundred years.",
    thinker: 'hokusai',
  },
  'people-48': {
    near: 'The club of the front doors: come out once at noon and say good day.',
    odd: 'It meets so that nobody has to join again, and it is splendid.',
    technique:
      'One long bench: a table, a stage, a queue, a place to be left alone. Whoever sits down has been to the meeting.',
    thinker: 'carver',
  },
  'people-49': {
    near: 'Say sorry, and then have a coffee together.',
    odd: 'If it rattles after a quarrel, keep it: that is the part which makes it laugh later.',
    technique:
      'Is it broken or only cold? Breathe on it. Still stiff? Who moved last? Then it is your turn. Begin with soup.',
    thinker: 'newton',
  },
  'people-50': {
    near: 'Each house adds a line, and the last adds a rhyme.',
    odd: 'Let the thank-you get lost on purpose, so that a search party has to bring it home.',
    technique:
      'A snowball gathers what it rolls over. Roll a ball of wool: each door ties on a thread, and it ends as a hat.',
    thinker: 'lovelace',
  },
  'people-51': {
    near: 'Two clowns try to let each other go first through a very small door.',
    odd: 'They share one pair of trousers, and each has brought half of the fall.',
    technique:
      'In rehearsal the left one gets the laugh. So I give him the bucket, and her the silence right after it.',
    thinker: 'tesla',
  },
  'people-52': {
    near: 'Say that the brook has asked for him by name.',
    odd: 'Tell him the carrot will stay with us, and that we do too.',
    technique: 'In the melting I see a bear, a boat, a bird. He is not getting less, he is trying on all the others.',
    thinker: 'leonardo',
  },
  'people-53': {
    near: 'A rope as long as both our arms, with a knot where we meet.',
    odd: 'A doorbell that you can lean on.',
    technique: 'Bread is held, pushed, let go. So send a rolling pin with the marks of my hands, and a note: now you.',
    thinker: 'sor-juana',
  },
  'people-54': {
    near: 'The grumpiest person, for a day, with everybody cheering from the windows.',
    odd: 'A goat: it says nothing, it stays with you, and eats your worries off the list.',
    technique: 'Plot her week and you see it: nine of ten deeds are doors held open. So, a stone for each door.',
    thinker: 'nightingale',
  },
  'people-55': {
    near: 'By the laugh, which no coat can cover up.',
    odd: 'Everybody tells the same lie, and only a friend will spot it.',
    technique: 'If all are alike, see what is not: the walk past a cake shop. Wait there, and note who slows down.',
    thinker: 'curie',
  },
  'people-56': {
    near: 'Say a kind thing nobody expects: that the hat was better last week.',
    odd: 'Be out when someone vain comes by and leave a small note.',
    technique:
      'Kind: pleases. True: stings. Strike what both can say, and one thing is left: you look like your mother laughing.',
    thinker: 'franklin',
  },
  'people-57': {
    near: 'Give the giant the one note that comes once, at the very end.',
    odd: 'Sing in the next valley and let the echo stand in the second row.',
    technique:
      'The spark is pillow: the choir sings seated in the crook of the arm, and the giant just hums into the hill.',
    thinker: 'nova',
  },
  'people-58': {
    near: 'You could order without talking to anyone.',
    odd: 'You order by leaving; the right thing comes after you by bicycle.',
    technique:
      'I step in and am my own blush: warm light, curtains that close when looked at. I point at the tea, from behind it.',
    thinker: 'einstein',
  },
  'people-59': {
    near: 'A whistle, a shortcut, a way to fall asleep, the first go.',
    odd: 'Someone swaps their turn at feeling sorry for a fair wind on Tuesday.',
    technique:
      'Songs, I thought; but a song stays with the giver too. So what is truly gone? My place in the queue. That.',
    thinker: 'darwin',
  },
  'people-60': {
    near: 'That come in any time means after ten and before supper.',
    odd: 'How to say no to a cat that is already inside.',
    technique:
      'All teach it words first. Reverse it: each house sends a wave, a nod, a shrug, and the robot says what it took.',
    thinker: 'ibn-al-haytham',
  },
  'people-61': {
    near: 'Step aside and hum to let the other one know the path is theirs.',
    odd: 'Close both eyes for a breath when somebody tells the truth.',
    technique:
      'I bow, then lean. Then I leave the bigger half. In the end I wait until the other one has had time to look.',
    thinker: 'my-own-path',
  },
  'people-62': {
    near: 'Everybody says hello and tells their name.',
    odd: 'Whoever blinks first begins, and the camera of the quietest one is the judge.',
    technique:
      'Everyone says that somebody must speak. Test it: all eight hold up one thing from the desk, in silence, for a minute.',
    thinker: 'ibn-al-haytham',
  },
  'people-63': {
    near: 'Ask them a question about their favourite thing.',
    odd: "Send them the thumb's own diary, with a blank page for tomorrow.",
    technique:
      'One odd thing: only at night is the thumb late. Something keeps them up then, and that is what to ask about.',
    thinker: 'curie',
  },
  'people-64': {
    near: 'What everybody is having for breakfast today.',
    odd: 'Half of something: the other half has to be drawn before the next morning.',
    technique:
      "Always the same garden chair: in snow, from the cat's height, from the moon, with whoever was missing from it.",
    thinker: 'hokusai',
  },
  'people-65': {
    near: 'Write to them privately and ask how they are.',
    odd: 'Keep their seat: each week somebody reports to it what they would have laughed at.',
    technique:
      'For asking: they may wait for it. Against: they may want peace. A picture with no question in it settles both.',
    thinker: 'franklin',
  },
  'people-66': {
    near: 'Everybody says thank you and sends hearts.',
    odd: 'Each takes it for their own, and by night the sender has three hundred birthdays to attend.',
    technique:
      'As in the comedy of the lost letter: each one thinks an admirer wrote it, and all turn up at the fountain combed.',
    thinker: 'shakespeare',
  },
}
