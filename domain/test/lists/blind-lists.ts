import { lines, type Trial } from './trial-lists.ts'

/** Written in the manner of many people before the rules were looked at: a quarter failed then, and led to version 3. */
export const blindTrials: Trial[] = [
  {
    problem: 'The garden gate squeaks every time somebody comes home late. How could the house sleep through it?',
    spam: lines(`
      asdf
      asdfg
      asdfgh
      jkl jkl
      qwerty
      qwertyuiop
      zxcv zxcv
      fgh dfgh
      ghjk
      lkjh asdf`),
    wordings: lines(`
      oil the hinges
      put some oil on the hinge
      grease the gate hinges
      lubricate it
      a drop of oil would do it
      the hinges should be oiled
      spray WD-40 on the hinges
      rub grease into the joints
      get lubricant and apply it where it squeaks
      give the hinges a bit of oil every month`),
    plain: lines(`
      oil
      earplugs
      tiptoe
      rubber
      curtain
      bell
      jump
      felt
      music
      window`),
    rich: lines(`
      Drip some cooking oil on both hinges with a spoon every first Sunday
      Take the gate off altogether and plant two lavender bushes in its place
      Hand every late comer a key to the back door so nobody uses the gate
      Sleepers get wax earplugs in a nice little tin beside the bed
      Agree that whoever is out late leaves the gate open and the last one shuts it in the morning
      swap the metal hinges for leather straps cut from an old belt
      Move the bedrooms to the side facing the yard
      play recorded rain from an old radio until everybody is back
      Tune the squeak so it sounds like an owl and the kids find it cosy
      Let the teenagers climb over the wall on a small wooden ladder`),
  },
  {
    problem: 'You own one left-handed glove; the right one has been gone for years. What could it be for?',
    spam: lines(`
      something
      something else
      another thing
      one more thing
      and another
      other stuff
      things
      many things
      different things
      anything`),
    wordings: lines(`
      wear it on your left hand
      put it on the left hand
      keep the left hand warm with it
      warm your left hand
      use it as a glove for the left
      my left fingers stay warm in it
      slip it over your left hand when its cold
      left hand wears it in winter
      a hand warmer for the left side
      pull it on so the fingers on your left dont freeze`),
    plain: lines(`
      puppet
      pouch
      duster
      coaster
      planter
      hat
      gift
      pillow
      sponge
      toy`),
    rich: lines(`
      stuff it with rice and heat it in the oven as a warm pack for granny
      Sew buttons on the fingertips and play finger theatre with your nephew
      Hang it on the door as a rack for five keys, one in each finger
      fill it with lavender and put it in the wardrobe against moths
      wear it for pulling nettles so the good pair stays clean
      Cut off the fingers and use them as covers for the legs of a wobbly stool
      Freeze it full of water and float the ice hand in the punch at halloween
      Pin it to the bus stop with a note and look for its lost partner
      give it to a one handed cyclist in exchange for a cake
      Unravel the wool and knit egg warmers`),
  },
  {
    problem: 'The soup for tonight is far too salty and the guests are at the door. What do you do?',
    spam: lines(`
      soup soup soup
      salty
      too salty
      the soup is salty
      soup too salty tonight
      guests at the door
      tonight soup guests
      door door door
      what do you do
      soup`),
    wordings: lines(`
      add more water
      pour in some water
      thin it with water
      dilute the soup
      water it down
      make it weaker by adding liquid
      stir in a cup of hot water
      more liquid so the salt is less strong
      let water be added to the pot
      top up the pot from the tap`),
    plain: lines(`
      water
      potatoes
      cream
      pizza
      bread
      lemon
      sugar
      apologize
      rice
      wine`),
    rich: lines(`
      Boil three raw potatoes in it for ten minutes and fish them out again
      Serve tiny portions in espresso cups and call it a concentrated starter
      Send one guest to the corner for baguettes and have everybody dip
      Turn it into a sauce for plain noodles, since those need salt anyway
      Freeze the pot for later and cook pancakes together with the guests
      Tell them frankly and let everyone tune their own bowl with cream, lemon and honey
      Hand round big glasses of cold beer first so they crave salt
      Order thai food and pour the disaster down the sink before they sit
      make it a contest: who can guess how many spoons of salt fell in
      swap pots with the neighbour who always cooks without any salt`),
  },
  {
    problem: 'There are eleven half-empty jars of jam in the fridge. How do you get rid of them nicely?',
    spam: lines(`
      a
      b
      c
      d
      e
      f
      g
      h
      i
      j`),
    wordings: lines(`
      give them away to neighbours
      hand the jars to people next door
      gift them to the neighbors
      let the neighbour have the jam
      bring the jam round to the folks next door
      offer each jar to somebody living nearby
      neighbours get them as presents
      pass them on to whoever lives in the building
      distribute the marmalade in the house
      make a present of it to the people upstairs`),
    plain: lines(`
      cake
      toast
      friends
      pancakes
      yoghurt
      ducks
      icecream
      tarts
      cookies
      picnic`),
    rich: lines(`
      bake a layer cake with a different jam between each layer for sunday
      Invite the whole stairwell to a pancake morning where every jar must be finished
      stir the last spoons with hot milk for the children before bed
      Shake oil, vinegar and mustard in the nearly empty raspberry jar for salad dressing
      freeze jam and yoghurt in paper cups as ice lollies
      Use the sour ones as a glaze for ribs on the barbecue
      take them to the office kitchen with a loaf of fresh bread and a note "eat me"
      Hold a blind tasting: guess the fruit, the loser washes the jars
      Boil everything together to one wild jam and give it a silly name
      stop buying new ones until the shelf is clear, one jar per week on a list`),
  },
  {
    problem: 'The bus only comes once an hour and you always just miss it. How could the waiting hour become useful?',
    spam: lines(`
      good idea 1
      good idea 2
      good idea 3
      good idea 4
      good idea 5
      good idea 6
      good idea 7
      good idea 8
      good idea 9
      good idea 10`),
    wordings: lines(`
      read a book
      reading
      bring a novel and read
      get through some chapters
      take a paperback with you
      sit on the bench with a good book
      a book to read while you wait
      spend the time with literature
      open your book and read a few pages
      finish the novel you started`),
    plain: lines(`
      reading
      walking
      knitting
      shopping
      sleep
      jogging
      phone
      vocabulary
      sketching
      coffee`),
    rich: lines(`
      Walk to the next stop but two and count the steps, the bus will pick you up there
      learn five italian verbs with cards in your coat pocket
      Call your grandmother, she is always happy about an unexpected chat
      Weed the sad flower bed behind the shelter and plant some tulips
      do your shopping at the little store opposite, with the list on your phone
      Set up a chess board on the bench for whoever missed it too
      Stretch your back against the pole, twenty squats for every car that is red
      Write the postcards you never get round to writing at home
      ask the company to show the delay on a screen so you leave later
      Keep an old bike locked at the stop and ride off when you miss it`),
  },
  {
    problem: 'A family of five wants to cross the city with one small car and four suitcases. How?',
    spam: lines(`
      111
      222
      333
      444
      555
      666
      777
      888
      999
      000`),
    wordings: lines(`
      drive twice
      go two times
      make two trips
      first half of them then the rest
      the car goes back and forth
      two rounds with the car
      take some people first and return for the others
      drive there, come back, drive again
      do the journey in two runs
      one part travels first, later dad fetches the remaining`),
    plain: lines(`
      taxi
      trailer
      train
      bicycle
      tram
      truck
      roof
      ferry
      uber
      feet`),
    rich: lines(`
      Strap the four cases on the roof with the rope from the tent
      mum and the twins take the tram while dad drives the luggage
      Post two of the suitcases ahead by parcel service the day before
      leave half the clothes at home and wash more often on holiday
      Borrow the baker's van after he has finished his morning round
      rent a cargo bike and let the oldest pedal alongside
      Ask uncle Tom to follow in his car in return for lunch
      Everybody wears three sweaters so that one case less is needed
      Store the bags in lockers at the station and go over on foot
      book a big taxi and split the fare with the neighbours who go to the airport too`),
  },
  {
    problem: 'Your evenings disappear into scrolling on the phone. How could you win one hour back?',
    spam: lines(`
      idk
      dont know
      no idea
      idk really
      dunno
      i have no clue
      not sure
      whatever
      pass
      skip`),
    wordings: lines(`
      put the phone away
      leave it in another room
      lock the mobile in a drawer
      hide your phone
      place the device where you can't reach it
      phone goes into the hall
      keep it out of the bedroom
      store the cell somewhere far from the sofa
      get the smartphone out of sight
      don't have the thing next to you, leave it in the corridor`),
    plain: lines(`
      books
      timer
      sport
      cooking
      drawer
      bath
      friends
      guitar
      puzzle
      candle`),
    rich: lines(`
      Charge it in the cellar from eight, so you'd have to go down two flights of stairs
      switch the screen to black and white, feeds look so boring then
      join a choir which meets on tuesday nights
      Plug the wifi router into a timer that cuts off at nine
      Bet ten euros with your sister about who opens the app first
      put a half finished jigsaw on the sofa table within reach
      Cook one slow dish every evening with both hands in the dough
      delete the worst app and only use it on the clumsy old laptop
      Go for a walk round the block with the dog straight after dinner
      Get a cheap alarm clock and give the thing to your husband at bedtime`),
  },
  {
    problem: 'You water the plants either never or three times in one day. What would help you remember?',
    spam: lines(`
      la la la
      na na na na
      let it be
      let it be let it be
      yeah yeah yeah
      oh oh oh
      we will rock you
      hey jude
      na na na hey jude
      la la la la la`),
    wordings: lines(`
      set an alarm
      reminder on the phone
      use an alarm clock
      let my phone remind me
      an app that rings when its time
      program a beep for every sunday
      schedule a notification
      have the mobile ring weekly
      my smartphone could buzz me
      a timer which goes off once a week`),
    plain: lines(`
      calendar
      alarm
      note
      cactus
      neighbour
      app
      sensor
      sticker
      string
      schedule`),
    rich: lines(`
      tie the watering to your saturday coffee: first them, then you
      Put a cork on a stick in the soil with a line, when its low its time
      Sell the ferns and buy cactuses which forgive everything
      let the kids be plant ministers with a chart and a medal on the fridge
      Turn bottles upside down in the pots so they drink by themselves
      Move a red clothes peg from pot to pot after each one had its share
      Group all plants in the bathtub where you see them while brushing teeth
      Ask the flatmate who loves lists to text you when leaves hang
      Paint the can bright pink and leave it in the way at the front door
      A cheap sensor from the garden shop that chirps like a cricket when dry`),
  },
  {
    problem: 'The neighbour’s dog barks all morning while he is at work. How could everyone be happier?',
    spam: lines(`
      woof
      woof woof
      wuff
      bark bark bark
      wau wau
      woof woof woof
      grrr
      aaaargh
      wooooof
      barkbark`),
    wordings: lines(`
      walk the dog
      take the dog for walks
      somebody could go out with him in the morning
      go outside with the animal
      offer to walk it
      a walk in the park for the dog before noon
      lead the pup around the block
      the dog gets taken out by a neighbour
      stroll with the hound while the owner is off
      let a student take the pooch for a stroll`),
    plain: lines(`
      walks
      toys
      bones
      earplugs
      training
      radio
      sitter
      treats
      cat
      company`),
    rich: lines(`
      Offer to take him along on your morning run, three times a week
      the pensioner on the third floor misses company and could have him as a guest
      Leave the radio on with calm voices so he doesn't feel alone
      give the owner a rubber toy filled with peanut butter that takes an hour to lick out
      Hang a curtain so he can't see the postman from the window
      chip in together for a trainer who teaches him to rest
      Let him come to the office, he'd make a great mascot at meetings
      shift your own quiet work to the library until noon
      A playdate with the poodle from number 12 in the fenced yard
      Put egg boxes on the shared wall as soundproofing and paint them`),
  },
  {
    problem: 'A new pupil in the class speaks none of your language. How do you make the first day good?',
    spam: lines(`
      hello
      hello hello
      hi
      hi hi hi
      helo
      hallo
      hello!
      hellooo
      heyyy
      hii`),
    wordings: lines(`
      use a translator app
      translate with the phone
      let google translate speak
      type it in an app that turns it into her language
      a digital interpreter
      have a program translate for both
      phone translation
      translation software on a tablet
      talk via an app which gives the words in the other tongue
      the mobile could interpret what everybody says`),
    plain: lines(`
      smile
      pictures
      football
      drawing
      gestures
      cookies
      buddy
      translator
      music
      map`),
    rich: lines(`
      Draw a map of the school with little pictures for toilet, canteen and gym
      Everyone learns to say good morning in his language before he comes
      play football at break, nobody has to talk for that
      Give her a buddy who sits next to her and shows where to go
      Stick labels with words and sounds on doors, chairs and windows
      Let him teach us counting to ten and swap roles
      bring food from home and share it at a long table
      find the janitor's wife who comes from the same country and invite her
      Sing a song with clapping hands where the words don't matter
      make a set of cards with a thumb up, a question mark and a tired face for him to show`),
  },
  {
    problem: 'Every Monday meeting takes ninety minutes and nobody remembers anything. What would you change?',
    spam: lines(`
      lorem ipsum
      dolor sit amet
      consectetur
      adipiscing elit
      sed do eiusmod
      tempor incididunt
      ut labore
      et dolore magna
      aliqua
      ut enim ad minim`),
    wordings: lines(`
      make it shorter
      cut the meeting down
      shorten it to 30 minutes
      less time
      only half an hour instead of ninety minutes
      reduce the length
      it shouldnt last so long
      limit the duration
      keep it brief
      end after thirty minutes at the latest`),
    plain: lines(`
      agenda
      minutes
      email
      standing
      timer
      cancel
      coffee
      whiteboard
      walk
      breaks`),
    rich: lines(`
      hold it standing up in the cold stairwell, that ends by itself
      Send the numbers round by mail on friday and only discuss questions
      one person draws a cartoon of each decision and hangs it by the coffee machine
      Everybody gets three minutes, an egg timer rings without mercy
      skip it every second week and see whether anyone notices
      Walk through the park in pairs and report to the group at the end
      Start with a quiz about last monday, the winner chooses the cake
      invite only the four people who actually decide things
      Write who does what by when on a big board during the talk
      Move it to wednesday after lunch, when minds are awake`),
  },
  {
    problem: 'You have to learn forty capitals by Friday and it bores you to death. How could it be fun?',
    spam: lines(`
      capitals
      forty capitals
      learn capitals
      learn forty
      friday
      by friday
      bores you
      bores to death
      fun
      be fun`),
    wordings: lines(`
      write them on flash cards
      make cards with the capitals
      index cards
      put country on one side and city on the other
      use small paper cards to quiz yourself
      cards you flip over
      prepare forty little cards
      learning with a card box
      jot each one on a slip of paper and turn it round
      a deck with the country in front and the answer behind`),
    plain: lines(`
      song
      quiz
      cards
      travel
      game
      map
      rhymes
      chocolate
      cooking
      bingo`),
    rich: lines(`
      Sing them to the tune of a christmas carol under the shower
      Glue them all over the flat: the fridge is Oslo, the sofa is Madrid
      play darts on a world map and name what you hit
      Invent a story where a tourist from Lima marries a baker in Riga
      challenge your little brother by phone for a bar of chocolate per city
      cook one dish from a different country every night this week
      make silly rhymes like "in Rome I lost my comb"
      watch a football match of each country and shout the capital at each goal
      Book imaginary flights on the computer with a stop in each one
      Draw a doodle for each name, a bear in Bern, a cop in Copenhagen`),
  },
  {
    problem: 'It rains on the birthday party and twelve children are stuck in a small flat. What could they play?',
    spam: lines(`
      xxxxxxxxxx
      yyyyyyy
      zzzz
      wwwwwwwwww
      kkkkkk
      mmmmmmm
      ppppp
      rrrrrrrr
      ssssss
      tttt`),
    wordings: lines(`
      play hide and seek
      hide and seek
      hiding game
      one child counts and the others hide
      everybody hides and someone looks for them
      seek and find the hidden kids
      let them conceal themselves and be searched
      kids hide under beds and one of them must find all
      somebody closes eyes, the rest disappear in cupboards
      they could hide in the flat until found`),
    plain: lines(`
      charades
      lego
      dancing
      cards
      bingo
      painting
      balloons
      karaoke
      twister
      cinema`),
    rich: lines(`
      build one huge cave out of all blankets and chairs and eat the cake in it
      a treasure hunt through the rooms with riddles hidden in shoes
      Freeze dance, dad stops the music without warning
      Put on raincoats and jump puddles in the yard for ten minutes
      The grown ups are statues and the kids dress them with old clothes
      make a shadow theatre with a sheet and a torch
      Bake mini pizzas, everyone lays a face with vegetables
      Line of cushions as islands, the carpet is hot lava
      invent a band with pots, combs and rice tins and record a hit
      tell a ghost story where each child adds one sentence in the dark`),
  },
  {
    problem: 'You have a ball, two chairs and nobody to play with. What do you do with the afternoon?',
    spam: lines(`
      ball
      ball chair
      chair ball
      two chairs
      chairs and ball
      a ball and two chairs
      ball ball chair chair
      the chair
      nobody
      the ball`),
    wordings: lines(`
      throw the ball between the chairs
      shoot through the gap of the two chairs
      use the chairs as a goal and score
      kick the ball into a goal made from chairs
      goal shooting
      chairs are the posts, I try to hit between them
      aim at the space between both seats
      practice penalties
      a goal is built with the seats and I shoot
      score goals`),
    plain: lines(`
      juggling
      goal
      basketball
      tunnel
      bowling
      nap
      reading
      golf
      drumming
      fort`),
    rich: lines(`
      Turn the chairs over and throw the ball into the legs like a basket
      lie across both and roll the ball under my sore back
      bounce it against the garage and count until I drop it, beat the record
      Drape a blanket over the seats and read in my tent with the ball as pillow
      Set up a slalom and dribble round with only the left foot
      film a funny clip where the ball is the boss interviewing chairs
      Carry the second chair outside and wait until a passing kid gets curious
      paint a globe on the ball and choose the next holiday with closed eyes
      Knock on doors with the ball under my arm to find a goalkeeper
      learn to juggle it with my knees from a video`),
  },
  {
    problem: 'The underpass by the station is dark and nobody likes walking through it. How could it become friendly?',
    spam: lines(`
      nice
      very nice
      nicer
      so nice
      nice nice
      really nice
      make it nice
      it is nice
      be nice
      nicest`),
    wordings: lines(`
      put more lamps in
      more lights
      brighten it with lighting
      install lamps
      illuminate the tunnel
      make it lighter in there
      bright bulbs on the ceiling
      add a lot of LEDs
      lighting should be improved
      hang lanterns so that its no longer dark`),
    plain: lines(`
      lights
      murals
      music
      flowers
      mirrors
      police
      paint
      cafe
      lamps
      buskers`),
    rich: lines(`
      invite the school to paint an underwater world on the walls
      Let street musicians book an hour a day, the echo is great there
      motion lights that turn into a rainbow when you go past
      open a tiny coffee kiosk at the entrance so someone is always about
      Mirrors at the corner, then you see who's coming
      Play birdsong from hidden speakers in the morning rush
      Neighbours walk through together at 10 pm as an escort for anyone scared
      a gallery of photos of the people who live round here
      wash away the smell with a hose each week and plant ferns by the stairs
      close it and make a broad zebra crossing above with a long green phase`),
  },
  {
    problem: 'Pigeons have taken over the little square and the benches are dirty. What could be done?',
    spam: lines(`
      tbd
      n/a
      none
      null
      test
      test test
      test 123
      foo
      bar
      foobar`),
    wordings: lines(`
      scare the pigeons away
      frighten them off
      chase the birds
      drive them away
      make them fly off by scaring them
      shoo the pigeons
      something that gives the birds a fright
      scare off these birds
      startle them till they leave
      the doves ought to be chased from the square`),
    plain: lines(`
      falcon
      spikes
      cleaning
      net
      umbrella
      cats
      roof
      fines
      scarecrow
      brushes`),
    rich: lines(`
      build a pigeon loft on a roof nearby and swap the eggs for plaster ones
      ask a falconer to fly his bird over the square on fridays
      Tilt the seats so nothing stays on and give them a roof of vines
      put signs up asking tourists not to feed the birds, with a funny drawing
      Hang glittering old CDs in the trees that turn in the wind
      A bucket and brush at each bench, whoever sits wipes first
      Fold-up seats that hide their clean side when no one sits there
      the cafe lends cushions for a deposit of one euro
      Move feeding to the far end by the river with a special corn field
      Fine people who drop chips and have more bins with lids`),
  },
  {
    problem: 'A thick fog has been over the village for two weeks. How can people keep in good spirits?',
    spam: lines(`
      fog
      fog fog
      foggy
      foggy fog
      fog in village
      village fog
      thick fog
      two weeks fog
      fog fog fog fog
      foggg`),
    wordings: lines(`
      meet and drink tea together
      have tea with the neighbours
      come together for a cup of tea
      drink something hot in company
      invite people for tea
      tea party
      neighbours sit together with hot tea
      gather round a teapot
      share a warm drink with others
      everyone joins for a cuppa`),
    plain: lines(`
      lanterns
      music
      dancing
      tea
      sauna
      stories
      candles
      soup
      films
      cake`),
    rich: lines(`
      Hang a coloured lantern at each door so the street looks like a fair
      Take a coach up the mountain on sunday to see the sun above the clouds
      evening of ghost stories in the barn with mulled wine
      start a village choir, singing works without seeing
      the school could measure the fog every day and bet on when it lifts
      lend out daylight lamps at the library like books
      play hide and seek in the fields with bells round the neck
      paint the grey fences yellow
      Photograph the trees in the mist and show the best ones in the bakery
      hot soup from a big pot on the square, everybody brings one vegetable`),
  },
  {
    problem: 'Slugs eat every lettuce in your garden overnight. How can you save the salad?',
    spam: lines(`
      slugs are bad
      bad slugs
      slugs bad
      i hate slugs
      hate slugs
      slugs suck
      stupid slugs
      bad bad slugs
      slugs are stupid
      hate them`),
    wordings: lines(`
      collect them by hand at night
      pick the slugs off the plants
      go out with a torch and gather them
      gather slugs in a bucket
      remove them one by one
      take each snail away with your fingers
      in the evening I collect all of them
      pluck the beasts from the leaves
      they get picked up and carried off
      walk round after dark and pull them off`),
    plain: lines(`
      salt
      beer
      ducks
      copper
      hedgehog
      sand
      fence
      greenhouse
      coffee
      traps`),
    rich: lines(`
      borrow two running ducks from the farm for the season
      Sink yoghurt cups with beer in the soil as a trap
      grow the lettuce in hanging baskets on the balcony
      Spread crushed egg shells and coffee grounds in a ring around the plants
      Plant a sacrificial row of marigolds for them far away by the compost
      leave a heap of leaves for hedgehogs to move in
      go out with a torch and a bucket at ten and carry them to the woods
      Nail a copper strip along the edge of the raised bed
      Water in the morning instead of the evening so it's dry at night
      Eat kale and radishes this year, which they don't care for`),
  },
  {
    problem: 'Your grandfather tells the same three stories at every dinner. How could you enjoy them again?',
    spam: lines(`
      blah
      blah blah
      blah blah blah
      bla bla
      yada yada
      etc
      etc etc
      and so on
      and so forth
      blahblah`),
    wordings: lines(`
      ask him questions
      ask for details
      interrupt with questions
      question him about it
      want to know more and ask
      pose a question after each sentence
      inquire about what happened next
      find out more by asking
      dig deeper: who was there, what did it smell like
      ask grandpa things he hasnt been asked before`),
    plain: lines(`
      questions
      recording
      drawing
      acting
      laughing
      music
      photos
      film
      wine
      bingo`),
    rich: lines(`
      record him with the phone and cut a little radio play for his birthday
      Play bingo with his favourite phrases, first full row gets pudding
      Let the youngest tell the story and he corrects the mistakes
      Ask what his wife would have said about it back then
      draw it as a comic while he talks and hand round the pages
      Bring the old photo albums so new stories come up
      Drive together to the place where it happened and have him show it
      Swap the ending each time, the family votes for the best lie
      act it out at table with spoons and salt shaker as actors
      invite a guest who has never heard them and watch her face`),
  },
  {
    problem: 'You need a name for a cafe that sells only toast. What might it be called?',
    spam: lines(`
      cafe
      cafe 1
      cafe 2
      cafe 3
      cafe toast
      toast cafe
      the cafe
      my cafe
      name
      a name`),
    wordings: lines(`
      Toast House
      House of Toast
      The Toasthouse
      Home of Toast
      Toast Home
      The House of Toasts
      Our Toast House
      A House for Toast
      Toasty House
      The Toast Home`),
    plain: lines(`
      Crumbs
      Golden
      Crunch
      Butter
      Slice
      Toasty
      Sunrise
      Crispy
      Warmth
      Breadwinner`),
    rich: lines(`
      "The Upper Crust" because people like feeling posh in the morning
      Name it after grandma, "Hilda's Grill", with her portrait on the wall
      "Pop!" like the sound when the slices jump out
      Use the street number, simply "Fourteen Slices" for house 14
      Call it "Cheers", so each guest can raise a toast
      "Burnt" as a joke, with a tiny black loaf for a logo
      A French touch for the date crowd: "Pain Perdu"
      let customers vote with breadcrumbs in jars for the name of the month
      "Golden Side Up" painted in butter yellow over the door
      No name at all, just the smell blown into the street by a fan`),
  },
  {
    problem: 'You may invent one small device for people who always lose their keys. What does it do?',
    spam: lines(`
      device
      invent device
      small device
      a small device
      device for keys
      keys device
      one device
      device device
      invention
      invent`),
    wordings: lines(`
      it beeps when you whistle
      you whistle and the keys beep
      keyring that answers a whistle with a sound
      makes a noise as soon as somebody whistles
      beeping key tag
      the key fob peeps if you whistle
      whistle, then it makes a tone
      a tag that gives a signal to my whistling
      a sound comes from the keys when called
      reacts to whistling by peeping`),
    plain: lines(`
      beeps
      glows
      magnet
      rings
      vibrates
      tracks
      shouts
      flies
      locator
      chain`),
    rich: lines(`
      A magnet in the door frame that grabs the bunch as you walk in
      It sings your least favourite song louder the further you move away
      tiny legs that walk the keys back to the hook at night
      A tag that shows on a map on your phone where it was last seen
      Glows in the dark under sofas like a firefly
      a wristband with the house key folded into it
      lock that opens with your thumb so you need no keys at all
      smells of cheese, so the dog can find them for you
      stretchy cord that ties it to your trousers like a yo-yo
      Sends a photo of its surroundings to your wife when it lies still for an hour`),
  },
  {
    problem: 'The old fax machine in the office still works, but nobody sends faxes. What could it be good for?',
    spam: lines(`
      FAX
      FAX FAX
      fax machine
      old fax
      FAXXX
      fax fax fax fax
      old fax machine
      machine
      faxing
      fax it`),
    wordings: lines(`
      use it to copy pages
      copy paper with it
      a photocopier
      make copies of documents
      as a copying machine
      it duplicates sheets
      you can reproduce a page on it
      let people copy things
      documents could be copied there
      a backup for when the copier breaks down`),
    plain: lines(`
      doorstop
      museum
      paperweight
      art
      scrap
      table
      copier
      joke
      planter
      printer`),
    rich: lines(`
      Send love letters to another office that also kept theirs, as a pen friendship
      Take it apart with the apprentices so they learn what is inside
      donate it to the local museum with a typed history
      print the lunch menu every day at 11 by a little script
      use its feeder as a pasta machine at the christmas party
      Prop it up under the wobbly projector
      let kids on the visiting day fax drawings to their mums' rooms
      sell it to a film crew that needs props from the nineties
      Turn the case into a box for herbs on the windowsill
      Keep it as an emergency line in case the internet is down`),
  },
  {
    problem: 'What if everybody had to swap jobs with a stranger for one day a year? What would happen?',
    spam: lines(`
      what if
      what what
      if if
      what would happen
      swap
      swap jobs
      jobs swap
      everybody swap
      stranger
      one day`),
    wordings: lines(`
      people would understand each other better
      more understanding between people
      we'd get more empathy
      everyone would feel for others
      greater respect for the work of others
      you see how hard somebody elses job is
      understanding for strangers grows
      folks value what others do
      respect among people would increase
      it teaches compassion with other workers`),
    plain: lines(`
      chaos
      respect
      accidents
      laughter
      friendship
      fear
      empathy
      strikes
      holidays
      learning`),
    rich: lines(`
      surgeons would take that day off and nobody would plan an operation
      Schools teach a "first aid for any job" class in spring
      bosses clean toilets and raise the pay of cleaners the week after
      A black market starts where people trade for a day as a pilot
      Firms write clear manuals because a stranger has to manage with them
      couples meet, since you phone your swap partner for weeks before
      Insurance gets dearer for that one tuesday
      TV shows it live with a camera on the most hopeless baker
      some never go back and keep the new trade for good
      Robots fill in for the dangerous work like crane driving`),
  },
  {
    problem: 'What if it were dark for one hour every noon? How would a town make use of it?',
    spam: lines(`
      dark
      so dark
      too dark
      very dark
      it is dark
      dark at noon
      noon dark
      darkness dark
      dark hour
      hour dark`),
    wordings: lines(`
      everybody takes a nap
      sleep for an hour
      people would have a siesta
      a midday nap for all
      lie down and sleep
      the whole town naps
      use it for sleeping
      take a rest in bed
      doze through the dark hour
      a general snooze at lunchtime`),
    plain: lines(`
      sleeping
      stars
      candles
      cinema
      fireworks
      nap
      dinner
      dancing
      lanterns
      bats`),
    rich: lines(`
      Shops shut and the whole town takes a siesta in hammocks
      Open air films on the wall of the town hall with popcorn
      the school teaches astronomy on the roof with a telescope
      Restaurants serve candlelight lunch for couples in love
      a parade with lanterns that the kids made from jars
      Night watchmen get a second shift and extra pay
      test all street lamps and mend the broken ones
      Speed dating on the bench where nobody sees a face
      Farmers lock up the hens and wake them again with a radio cock
      play a giant game of tag with glow sticks in the park`),
  },
]
