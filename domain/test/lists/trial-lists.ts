/** One problem with four lists of ten ideas, written to be told apart. Used by tests only. */
export interface Trial {
  problem: string
  /** Mash, filler, repeated words, copied problem text, advertising. */
  spam: string[]
  /** One idea, worded ten times. */
  wordings: string[]
  /** Ten different answers of a word each. */
  plain: string[]
  /** Ten different ideas, each a sentence. */
  rich: string[]
}

export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The scoring was tuned with these. */
export const tunedTrials: Trial[] = [
  {
    problem: 'Find new uses for a chair with three legs.',
    spam: lines(`
      asdfasdf
      chair chair chair
      find new uses
      qwerty
      three legs chair
      idk
      blah blah blah
      a chair with three legs
      lkjhgf
      no idea`),
    wordings: lines(`
      Use it as a plant stand
      Put a flower pot on it
      A stand for potted plants
      Place your houseplants on the seat
      Let it hold a plant
      Turn it into a holder for flowers
      Set a fern on top of it
      Make it a display for greenery
      A pedestal for a pot plant
      Rest a vase of flowers on the seat`),
    plain: lines(`
      firewood
      sculpture
      ladder
      table
      trellis
      drum
      easel
      hook
      swing
      goal`),
    rich: lines(`
      Hang it upside down from the ceiling as a rack for drying herbs and washing.
      Teach children balance by letting them sit still on it for a whole minute.
      Paint it gold and give it each month to the colleague with the bravest mistake.
      Saw off the back and sell it as a garden trellis for climbing beans.
      Let the cat scratch the seat after wrapping it tightly in old rope.
      Burn the legs at a midsummer party and tell a story about each sitter.
      Lean it under the door handle at night so that no burglar comes in.
      Photograph it in strange places and post the journey for friends abroad.
      Cook soup over a fire by using the frame as a tripod for the kettle.
      Ban everybody else from it, so that it becomes the throne of a tiny kingdom.`),
  },
  {
    problem: 'How could strangers waiting at the same stop make the wait pleasant?',
    spam: lines(`
      wait wait wait
      strangers waiting at the same stop
      make the wait pleasant
      aaaaaa
      sdfghjkl
      lol
      ok ok ok
      nothing
      I don't know
      zxcvbnm`),
    wordings: lines(`
      They could sing a song together
      Everybody joins in a song
      Start singing and let the others join
      Sing as a group
      Form a small choir
      Have a sing-along
      Perform music with their voices
      Hum a tune with each other
      Raise their voices in a shared melody
      Make up a chorus and chant it`),
    plain: lines(`
      chess
      juggling
      stories
      snacks
      music
      yoga
      riddles
      knitting
      poetry
      photos`),
    rich: lines(`
      Paint a chessboard on the pavement and play one move for each bus that passes.
      Hang a small shelf there where anybody can swap a book they have finished.
      Share two big umbrellas on hooks whenever it starts to rain.
      Put a sand timer as tall as a child next to the bench.
      Grow strawberries in the frame of the timetable for the first who arrives.
      Let a button play whatever the last person hummed into the post.
      Ask your neighbour one question from a box of printed cards.
      Write one more line of a story on the glass for the driver to read aloud.
      Do silly stretches together when the display says more than five minutes.
      Remove the timetable completely, so that guessing the arrival becomes a lottery.`),
  },
  {
    problem: 'You keep pressing snooze. Find ways to make getting up easier.',
    spam: lines(`
      snooze snooze snooze snooze
      pressing snooze
      getting up easier
      test
      test test
      asdf jkl
      hjkl hjkl
      whatever
      find ways to make getting up easier
      fffffff`),
    wordings: lines(`
      Put the alarm clock across the room
      Place your alarm far from the bed
      Leave the alarm on the other side of the bedroom
      Keep the clock out of reach
      Set your phone alarm at the far end of the room
      Store the alarm where you must walk to it
      Move the alarm clock away from your pillow
      Hide the ringing clock in another room
      Stand the alarm on a distant shelf
      Position the clock so far away that you have to leave the bed`),
    plain: lines(`
      coffee
      sunlight
      cat
      music
      bet
      shower
      friend
      curtains
      cold
      breakfast`),
    rich: lines(`
      Let a lamp grow brighter slowly, as if the sun rose beside the pillow.
      Bet five coins with a neighbour that you will be at the window by seven.
      Train the dog to pull the blanket away when the church bell rings.
      Bake rolls on a timer so that the smell of breakfast fills the room.
      Go to bed an hour earlier and leave the screen in the kitchen.
      Record your little niece begging you to come and play with her.
      Sleep in tomorrow's clothes so that nothing is left to decide.
      Swap the alarm for a song that you hate with all your heart.
      Mark every early morning on a calendar and treat yourself after ten.
      Pretend it is a holiday and plan one tiny adventure before work.`),
  },
  {
    problem: 'Autumn leaves cover the path. What are they good for?',
    spam: lines(`
      leaves
      autumn leaves
      leaves leaves leaves
      qwertyuiop
      dsfsdf
      something
      good good good
      cover the path
      autumn leaves cover the path
      hahaha`),
    wordings: lines(`
      Make compost from them
      Turn them into compost for the garden
      Compost the leaves
      Let them rot into soil
      Use them as fertilizer for plants
      Leave them to decompose and feed the earth
      Heap them up to become humus
      Pile them until they decay into rich soil
      Fertilise the vegetable beds with them
      Mix them in the compost heap to nourish the ground`),
    plain: lines(`
      bonfire
      mattress
      confetti
      mulch
      crown
      tea
      bookmark
      paint
      hedgehogs
      wrapping`),
    rich: lines(`
      Rake them into a huge maze that children can run through until dusk.
      Press the reddest ones between heavy books and send them to a friend abroad.
      Stuff them into old pillowcases for a cheap winter mattress for the dog.
      Boil the brown ones to dye a woollen scarf for grandmother.
      Hide small chocolates below and let the family search by torchlight.
      Build a warm corner where hedgehogs can sleep safely until spring.
      Count how many fall in an hour and bet on the number with colleagues.
      Weave the long stems into a crown for whoever tells the best joke.
      Close the way to bicycles for a week and call it the golden carpet.
      Record the crackling sound underfoot and mix it into a piece of music.`),
  },
  {
    problem: 'How could you remember to drink water without any app?',
    spam: lines(`
      drink water
      drink drink drink
      water water water water
      remember to drink water
      remember water
      xxxxx
      poiuyt
      idk lol
      click here to win a free phone
      buy now best price`),
    wordings: lines(`
      Keep a glass of water on the desk
      Have a cup of water beside the computer
      Stand a bottle near your keyboard
      Always leave a full glass on your table
      Put a mug of water within reach
      Place a jug on the desk where you work
      Keep a bottle close to you
      A glass in sight on your workplace
      Set a tumbler next to your screen
      Have a water bottle in front of you on the table`),
    plain: lines(`
      bottle
      bracelet
      salt
      poster
      timer
      ritual
      colleague
      lemon
      plants
      straw`),
    rich: lines(`
      Move a ring from one finger to the next with each glass you finish.
      Agree with a colleague that whoever forgets buys the biscuits on Friday.
      Water the basil on the windowsill and share every second sip with it.
      Draw a ladder of hours on a bottle and race down to the bottom.
      Eat a salty olive whenever you open the door of the fridge.
      Let the kettle sing your favourite tune at ten, noon and four.
      Tie a blue ribbon to the handle of every door you pass.
      Reward seven good days with a long bath and a new comic.
      Swap your chair for a lower one until the first litre is gone.
      Put lemon, mint and frozen berries in the jug so that it tempts you.`),
  },
  {
    problem: 'A new neighbour moves in and you do not share a language. How could you say welcome?',
    spam: lines(`
      welcome welcome welcome
      say welcome
      a new neighbour moves in
      new neighbour
      asdasd
      wertyu
      hello hello hello
      I have no idea
      language language
      more ideas here`),
    wordings: lines(`
      Bake them a cake
      Bring over a home-made cake
      Give the neighbour a freshly baked pie
      Make a tart and carry it across
      Offer them something sweet from your oven
      Deliver a plate of pastries
      Hand over a cake you made
      Surprise them with a baked treat
      Knock with a warm pie in your hands
      Present a sponge cake as a gift`),
    plain: lines(`
      smile
      cake
      flowers
      wave
      drawing
      map
      music
      tea
      candle
      handshake`),
    rich: lines(`
      Draw a map of the street with pictures of the baker, the park and the tram.
      Carry the heaviest boxes upstairs before anybody has to ask for help.
      Cook soup from their country and leave the pot outside the door.
      Teach each other one word a day by sticking notes on things in the stairwell.
      Play a board game where nobody needs to talk at all.
      Plant a tulip bulb together in the yard and wait for spring.
      Lend them your bicycle for the first week without any charge.
      Ask the children of the house to sing from their windows.
      Film a funny tour of the washing machine and its hidden tricks.
      Turn the custom round and let them be the host on your balcony.`),
  },
  {
    problem: 'Invent games that need only a coin and a doorway.',
    spam: lines(`
      coin coin coin
      coin doorway
      games games games
      invent games
      qweasd
      mnbvcx
      abc
      stuff
      lorem ipsum dolor sit amet
      only a coin and a doorway`),
    wordings: lines(`
      Throw the coin through the door
      Toss the coin through the opening
      Try to chuck a coin through the doorway
      Fling the penny between the door posts
      Pitch a coin past the frame
      Cast the coin from far away through the door
      Lob a penny so that it passes the door
      Hurl the coin through the gap
      Shoot the coin through the entrance
      See who can throw money through the door from the greatest distance`),
    plain: lines(`
      toss
      spin
      hockey
      guessing
      bowling
      balance
      hiding
      magic
      limbo
      dares`),
    rich: lines(`
      Roll it along the floor so that it stops exactly on the threshold.
      Balance it on your nose while ducking three times under the frame.
      Whoever loses the toss must walk backwards until dinner.
      Hide it on the lintel and guide a blindfolded friend with claps.
      Spin it and dance until the humming sound has died.
      Flip for a role: heads is the customs officer, tails the smuggler.
      Press it into clay and guess whose kitchen the print belongs to.
      Pay a toll to pass, and bargain with jokes when you are poor.
      Bounce it off the wall and catch it inside a woollen hat.
      Let shadows race across it while somebody swings a lamp slowly.`),
  },
  {
    problem: 'An empty shop on your street is yours for one week. What could happen there?',
    spam: lines(`
      shop
      empty shop
      shop shop shop shop
      an empty shop on your street
      what could happen there
      jjjjjjjj
      sdf sdf sdf
      uiop
      visit www.bestdeals.com
      subscribe to my channel`),
    wordings: lines(`
      Show pictures by local artists
      Hold an art exhibition
      Exhibit paintings from the neighbourhood
      Turn it into a gallery
      Display local art on the walls
      Let painters present their work
      Hang canvases by artists who live nearby
      Make a small museum of paintings
      Open a gallery for local painters
      Put artwork by neighbours on show`),
    plain: lines(`
      cinema
      bakery
      library
      circus
      disco
      museum
      nursery
      chess
      barber
      restaurant`),
    rich: lines(`
      Repair broken toasters and lamps with retired engineers from the quarter.
      Show silent films at night and let a child play the piano.
      Swap winter coats so that nobody has to spend anything.
      Lend the window to a sleepwalker museum full of odd dreams.
      Cook one enormous stew out of what everybody has left over.
      Grow mushrooms in the cellar and teach pupils how to pick them.
      Build a maze from cardboard that changes its shape each morning.
      Let people shout their anger into a padded cupboard for free.
      Invite the shyest musician of the town to rehearse behind glass.
      Lock the door and sell tickets for doing absolutely nothing inside.`),
  },
  {
    problem: 'Everyone talks at once in your team\u2019s weekly call. What could change that?',
    spam: lines(`
      talk talk talk
      everyone talks at once
      weekly call
      team team team
      asdfghjkl
      hgfdsa
      dunno
      no comment
      yes yes yes
      same as above`),
    wordings: lines(`
      Use a talking stick
      Only the person with the stick may speak
      Pass an object around and whoever has it talks
      Hand a token from speaker to speaker
      Give the word to whoever holds the baton
      Speak only while holding a ball
      A talking token that wanders around
      Let a stick go round, and its holder has the floor
      You may talk when you have the token in your hand
      Introduce a speaking object that is passed on`),
    plain: lines(`
      agenda
      timer
      moderator
      mute
      gong
      chat
      queue
      break
      lottery
      hats`),
    rich: lines(`
      Draw cards before the meeting and speak in the order of their numbers.
      Hold it while walking outside in pairs, and only compare notes afterwards.
      Type every point silently for five minutes before anybody opens the microphone.
      Let the youngest member ring a loud bell after two minutes.
      Pay one coin into the cake fund for each interruption.
      Cancel it for a month and see what people actually miss.
      Record a short film each and watch them with popcorn.
      Put a plant in front of the camera, and whoever waters it may begin.
      Act the meeting as an opera in which interrupting means singing.
      Write a rule that every sentence must start with the last one's final word.`),
  },
  {
    problem: 'Find ways to cheer up a friend who lives far away, without spending money.',
    spam: lines(`
      friend friend friend
      cheer up a friend
      far away
      money money money
      lives far away
      bbbbbb
      zxcv
      rtyu
      hmm
      without spending money`),
    wordings: lines(`
      Call him on the phone
      Give her a ring
      Phone them up
      Have a chat on the telephone
      Ring your friend and talk for a while
      Make a phone call
      Dial the number and speak with them
      Talk to them over the phone
      A long telephone conversation
      Pick up the phone and chat`),
    plain: lines(`
      letter
      song
      video
      jokes
      poem
      drawing
      call
      memories
      puzzle
      recipe`),
    rich: lines(`
      Record the birds in the park where you two used to skip school.
      Write a letter in invisible ink that only shows over a candle.
      Watch the same old film at the same minute and laugh together.
      Ask ten people they know for one kind sentence each.
      Knit a tiny hat from leftover wool and photograph it on the cat.
      Invent a newspaper that reports only about their good deeds.
      Cook the same pancake at both ends and compare the burns.
      Hide a riddle in seven postcards found in the attic.
      Promise to be quiet and listen for one whole evening.
      Dance badly on a hill while the wind holds the camera.`),
  },
  {
    problem: 'How could a school yard become friendlier to bees and birds?',
    spam: lines(`
      bees
      bees birds
      bees and birds
      birds birds birds
      friendlier to bees and birds
      kkkkkkk
      asdfg
      ghjk
      random
      school yard school yard`),
    wordings: lines(`
      Plant wild flowers
      Sow a meadow full of blossoms
      Grow flowers between the stones
      Let native blooms grow
      Create flower beds
      Add a border of flowering plants
      Scatter seeds of wildflowers
      Set up beds with blossoming plants
      Cultivate a flowery corner
      Replace asphalt by a blooming meadow`),
    plain: lines(`
      flowers
      nests
      water
      hedges
      silence
      fruit
      trees
      seeds
      logs
      roof`),
    rich: lines(`
      Build wooden nesting boxes in craft lessons and number them like classrooms.
      Leave one corner completely unmown until the end of summer.
      Let each class adopt a hive and sell the honey at the fair.
      Dim the lamps at night so that insects find their way.
      Stick paper hawks on every big window to prevent crashes.
      Collect rain from the roof in a shallow bowl full of pebbles.
      Ban leaf blowers and give the caretaker a quiet broom.
      Invite an old beekeeper to tell stories every May.
      Swap the fence for a hedge with berries that ripen in winter.
      Film the feeding place and show it live in the canteen.`),
  },
  {
    problem: 'You must learn ten new words by tomorrow. Find unusual ways to make them stick.',
    spam: lines(`
      words words words
      ten new words
      learn learn
      learn ten new words by tomorrow
      make them stick
      wwwwww
      asdf asdf asdf
      trewq
      one two three
      I cannot think of anything`),
    wordings: lines(`
      Write them on notes around the house
      Stick paper notes with the words everywhere at home
      Put labels on the furniture
      Post little cards all over the flat
      Tape slips of paper to doors and walls
      Hang notes with the vocabulary in every room
      Place sticky notes around your apartment
      Attach small papers to objects at home
      Cover the house in written notes
      Decorate each room with labels that show the words`),
    plain: lines(`
      song
      cards
      dance
      tattoo
      dream
      rhyme
      theatre
      stickers
      cookies
      shouting`),
    rich: lines(`
      Bake biscuits in the shape of letters and eat only what you can spell.
      Sing them to the tune of an advertisement that you cannot forget.
      Whisper each one to a different tree on your way home.
      Bet your dessert with a friend on who recalls more at breakfast.
      Draw a comic in which a clumsy knight needs all of them.
      Jump over a rope and shout a new one with every step.
      Record yourself in a strange accent and listen while washing up.
      Write them backwards on the mirror in the bathroom.
      Invent a secret language where they are the only ones allowed.
      Teach them to your grandfather and let him test you after supper.`),
  },
  {
    problem: 'Your bicycle bell is broken. How could you let people know that you are coming?',
    spam: lines(`
      hjkhjk
      bell bell bell
      bicycle
      your bicycle bell is broken
      i dont know
      lol
      people know
      Buy now at www.bells.com
      more text here
      zzzzzz`),
    wordings: lines(`
      Shout at them
      Yell loudly
      Call out to whoever is in front
      Use your voice to warn folks
      Scream "careful"
      Say excuse me in a loud tone
      Holler when you get near
      Raise your voice
      Cry out a warning
      Speak up as you approach`),
    plain: lines(`
      whistle
      song
      lantern
      drum
      perfume
      flag
      radio
      dog
      kazoo
      mirror`),
    rich: lines(`
      Clip a playing card to the frame so that the spokes rattle it.
      Sing the chorus of an old sailor song at every corner.
      Tie tin cans to the saddle like a wedding car.
      Train a parrot to sit on the handlebar and greet pedestrians.
      Wear a jacket that blinks brighter the faster you ride.
      Throw a handful of rose petals ahead of the wheel.
      Ask the council to paint a red lane where walkers look twice.
      Ride only at dawn, when the pavement is empty.
      Bake cinnamon rolls in the basket so that the smell arrives first.
      Get off and push whenever somebody is within ten steps.`),
  },
  {
    problem: 'A beach is full of driftwood after a storm. What could the village do with it?',
    spam: lines(`
      wood
      driftwood beach
      asdf jkl
      something
      a village on a beach after a storm
      nothing nothing nothing
      good idea
      qwertyuiop
      dunno lol
      see above`),
    wordings: lines(`
      Burn it in a bonfire
      Make a big fire
      Light a campfire with it
      Set it ablaze in the evening
      Use it as firewood
      Feed it to the stove
      Let it go up in flames
      Have a giant blaze on the sand
      Heat the houses by burning the logs
      Kindle a beach fire`),
    plain: lines(`
      benches
      bonfire
      fence
      raft
      sculptures
      toys
      bridge
      picture frames
      xylophone
      compost`),
    rich: lines(`
      Build a crooked playground ship that toddlers can captain.
      Hold an auction where each plank is sold with an invented history.
      Weave it into a wall that catches blowing sand and grows a new dune.
      Carve the names of lost boats into posts along the harbour path.
      Let teenagers string it up as a giant wind chime under the pier.
      Grind it into chips for smoking mackerel at the summer fair.
      Float it back at high tide with candles for everyone who died this year.
      Offer it free to carpenters who teach one apprentice in return.
      Count and weigh it each winter so that scientists can track storms.
      Leave half of it where it is, for beetles and nesting plovers.`),
  },
  {
    problem: 'How could a hospital waiting room help people feel less nervous?',
    spam: lines(`
      waiting room
      hospital hospital hospital
      aaaa
      people nervous
      yes
      ok sure whatever
      test test
      click here for cheap pills
      ghjkl
      how could a hospital help`),
    wordings: lines(`
      Play calm music
      Put on some relaxing songs
      Have soothing tunes in the background
      A pianist playing softly
      Gentle melodies from speakers
      Let a harp player perform
      Peaceful sounds through the loudspeaker
      A quiet radio with classical music
      Headphones with restful tracks
      Live music that calms everyone`),
    plain: lines(`
      music
      fish
      plants
      tea
      sofas
      puzzles
      volunteers
      clock
      paintings
      humour`),
    rich: lines(`
      Show the real queue on a board so that nobody wonders whether they were forgotten.
      Keep a slow tank of goldfish at the height of a wheelchair.
      Let a retired nurse sit among the chairs and answer small questions.
      Hand out pebbles with a smooth side to hold during bad news.
      Plant herbs on the sill that anybody may rub and smell.
      Give every child a stamp card for brave deeds.
      Replace the rows by little booths like those in a train.
      Start a jigsaw that each visitor continues, year after year.
      Ban the ticking clock and the shouting television.
      Send a text message so that folk can walk in the park until their turn.`),
  },
  {
    problem: 'You have a hundred empty glass jars. What could you do with them?',
    spam: lines(`
      jars
      hundred hundred hundred
      glass jar glass jar
      mnbvcxz
      fill in this box
      idk what to write
      haha
      empty
      what could you do with them
      1234`),
    wordings: lines(`
      Store food in them
      Keep rice and pasta inside
      Use them as containers for the pantry
      Put leftovers in them
      Fill them with flour and sugar
      Hold spices and beans
      Save cooked meals in them
      Stock the larder with dry goods
      Preserve groceries
      Use each one for kitchen supplies`),
    plain: lines(`
      lanterns
      vases
      jam
      savings
      terrarium
      xylophone
      museum
      fireflies
      buttons
      aquarium`),
    rich: lines(`
      Line a garden path with candles behind coloured tissue.
      Tune them with water and give a concert with wooden spoons.
      Seal one sentence from each neighbour and open them in twenty years.
      Grow a moss world in every one and sell the strangest at school.
      Stack them into a window wall that paints the hall green at noon.
      Collect a spoonful of soil from every country that a friend visits.
      Use them as pins and bowl with an old orange in the yard.
      Drop in a coin whenever you skip the lift, and count at Christmas.
      Sort a grandfather's nails, screws and washers by year.
      Turn them upside down over seedlings when frost is forecast.`),
  },
]
