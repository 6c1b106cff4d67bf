import { lines, type Trial } from './trial-lists.ts'

/** Written between two steps of mending, to see whether the first had become true of problems it was not made for. */
export const probeTrials: Trial[] = [
  {
    problem: 'Your basement smells of wet towels. How could it smell better?',
    spam: lines(`
      smell
      smells better
      better smell
      wet towels
      towels wet basement
      stinky
      stinks
      yuck
      ew
      eww`),
    wordings: lines(`
      open the window
      let fresh air in
      air the room more often
      ventilate it
      leave the windows ajar
      a draught through the cellar
      get some breeze going down there
      tilt the pane for an hour each day
      more ventilation is needed
      keep air flowing`),
    plain: lines(`
      candles
      vinegar
      soap
      fan
      lavender
      sun
      cleaning
      coffee
      heater
      charcoal`),
    rich: lines(`
      put a bowl of coffee grounds on each shelf and change it weekly
      hang the laundry on the balcony in the afternoon sun instead
      Buy a second-hand dehumidifier together with the people upstairs
      paint the walls with lime, it keeps the mould away
      bake a tray of cinnamon buns down there at christmas
      Scrub the floor with vinegar and hot water on the first of the month
      make sachets out of old socks filled with lavender
      turn it into a sauna club so the smell belongs there
      check the pipes with a plumber for a hidden leak
      give every towel a hook of its own with a gap between them`),
  },
  {
    problem: 'The children refuse everything green on their plates. How could vegetables win?',
    spam: lines(`
      veg
      veggies
      no veg
      more veg
      vegetables win
      green plates
      win win
      yum
      yum yum
      yummy`),
    wordings: lines(`
      hide them in other food
      puree it into the sauce
      blend spinach in a smoothie so they don't notice
      sneak the greens into pancakes
      disguise the vegetables
      mix finely grated courgette in the dough
      make it invisible in the tomato sauce
      mash and stir under the potatoes
      smuggle peas into meatballs
      conceal broccoli inside the lasagne`),
    plain: lines(`
      ketchup
      garden
      bribery
      stickers
      soup
      smoothies
      pizza
      names
      cheese
      dips`),
    rich: lines(`
      let each child grow one row of peas in a box on the sill
      give them superhero names such as hulk beans on a little menu
      Cook a soup and let them fish out letters made of carrots
      Build faces on pizza with olives and peppers, the funniest wins
      eat the broccoli yourself with big joy and refuse to share
      hand out a sticker for each new taste, ten of them buy a trip to the pool
      serve dips in egg cups in five colours
      go to the market on saturday and let them pay for one odd thing
      Swap dinner with the neighbours' kids, other tables taste better
      read the story of the giant turnip before supper`),
  },
  {
    problem: 'Your bike has a flat tyre ten kilometres from home. How do you get back?',
    spam: lines(`
      bike bike
      flat
      flat flat
      tyre flat bike
      home
      go home
      home home
      far
      so far
      too far`),
    wordings: lines(`
      push the bike
      walk home pushing it
      go on foot next to the bicycle
      shove it along the road
      walk all the way
      march beside the bike till I'm home
      on foot, wheeling it
      take a long stroll with the bike at my side
      use my legs and push
      wander back and roll it along`),
    plain: lines(`
      walk
      hitchhike
      bus
      repair
      taxi
      tractor
      friends
      train
      horse
      scooter`),
    rich: lines(`
      Ring the doorbell of the nearest farm and ask for a patch and a pump
      stuff the tyre with grass and ride slowly on that
      Stand with a thumb out until a van with room stops
      lock it to a tree, take the bus and fetch it tomorrow with dad's car
      swap the wheel with one from a wreck by the canal
      call a friend and promise to cook dinner in return
      Make a walking tour out of it with a stop at the ice cream shop
      drift down the river on a raft of pallets
      chew some gum and seal the hole with it and a bit of tape
      sit on a tractor's trailer between the potatoes`),
  },
  {
    problem: 'You always go to bed too late. What would bring you to bed at ten?',
    spam: lines(`
      bed
      bed at ten
      ten
      late
      too late bed
      sleepy
      zzz
      zzzz
      zzzzzz
      snore`),
    wordings: lines(`
      no screens after nine
      switch off the tv
      turn the computer off
      put screens away an hour before
      no phone in the evening
      shut down the laptop early
      don't watch anything late
      stop looking at devices
      television stays dark
      a ban on monitors after supper`),
    plain: lines(`
      alarm
      tea
      book
      bath
      candles
      rule
      music
      dog
      milk
      routine`),
    rich: lines(`
      Set an alarm for half past nine that says brush your teeth
      promise a friend a photo of the dark bedroom each night for a euro
      the heating goes off at ten so only the duvet is warm
      read one chapter of a thriller that you may only open in bed
      Walk the dog at nine and take a hot bath straight after
      cook a mug of milk with honey as the last thing in the kitchen
      Work in the garden till your arms are tired
      Put the sofa on the balcony so there is nothing cosy left
      get up at five for a week and see how soon you yawn
      lamps on timers which fade like a sunset through the whole flat`),
  },
  {
    problem: 'A friend has moved abroad and is homesick. How could you cheer her from afar?',
    spam: lines(`
      aww
      awww
      so sad
      sad
      very sad
      poor her
      poor friend
      friend sad
      cheer
      cheers`),
    wordings: lines(`
      send a parcel
      mail her a package
      post a box with sweets
      ship some goodies to her
      a care package by post
      fill a carton with things from home and send it
      let the postman bring her a box
      dispatch a little packet
      she gets a parcel from us
      pack up treats and mail them over`),
    plain: lines(`
      letters
      calls
      photos
      visit
      chocolate
      music
      jokes
      flowers
      games
      video`),
    rich: lines(`
      cook the same recipe on sunday with the laptop on the counter
      Record the sounds of her old street, the tram, the bakery, the church bell
      send a parcel with rye bread, pickles and a scarf that smells of home
      let ten people write one line each on a tea towel
      Book a cheap flight as a surprise for her birthday
      find a choir in her new city and write to the conductor on her behalf
      play chess by postcard, one move each week
      make a playlist of songs from school with a silly comment to each
      ask her to guide you through her quarter on the phone while she walks
      plant the same bulbs and compare who sees the first tulip`),
  },
  {
    problem: 'The printer at work jams every day. How could the team stay calm?',
    spam: lines(`
      printer
      jam
      jam jam
      paper jam
      printer jam
      printer printer jam
      ffs
      omg printer
      hate printer
      kaputt`),
    wordings: lines(`
      buy a new one
      get another printer
      replace it
      purchase a better machine
      throw it out and order a modern one
      a new printer should be bought
      invest in a fresh device
      exchange the old thing for a new model
      swap it for one which works
      ask the boss to pay for a new machine`),
    plain: lines(`
      tea
      jokes
      pdf
      technician
      hammer
      yoga
      email
      chocolate
      patience
      pens`),
    rich: lines(`
      hang a counter on it and eat cake at every fiftieth jam
      send documents as pdf so that hardly anything needs paper
      train one person each week as the jam doctor with a white coat
      Let the shop on the corner print big jobs overnight
      give the printer a name and greet it kindly in the morning
      feed it only dry heavy paper kept in a closed drawer
      put a gong beside it, whoever fixes it may strike it
      breathe in for four and out for six while it blinks
      Lease a modern machine and share it with the firm next door
      write by hand on fridays with fountain pens`),
  },
  {
    problem: 'You are stuck in a traffic jam with bored friends. What could you play without anything?',
    spam: lines(`
      play
      play play
      play nothing
      stuck
      so stuck
      traffic
      jam
      bored
      bored friends
      car`),
    wordings: lines(`
      guess the animal
      one thinks of an animal and the others guess
      guessing game with animals
      ask yes or no until you know which beast it is
      who finds out what creature I mean
      I imagine a living being, you guess
      twenty questions about an animal
      find the secret animal by asking
      somebody chooses a pet in mind and everyone guesses
      animal guessing`),
    plain: lines(`
      singing
      riddles
      rhymes
      counting
      charades
      stories
      whistling
      poker
      silence
      staring`),
    rich: lines(`
      tell a story where each of us adds just one word
      sing a round with beats on the dashboard
      give the people in other cars a life, a job and a secret
      count red lorries against blue ones, loser buys the drinks
      hold your breath until the lane moves
      think of an animal and let the others ask yes or no
      invent a law for the country of jams
      say the alphabet backwards, mistakes cost a truth
      act out a film with your hands only
      everyone keeps silent, the first who laughs must dance at the next stop`),
  },
  {
    problem: 'Nobody uses the phone boxes in town any more. What could they become?',
    spam: lines(`
      phone box
      box
      boxes
      phone boxes
      phone phone
      old boxes
      town box
      empty
      empty box
      box box box`),
    wordings: lines(`
      a tiny library
      put books in them
      shelves for books to swap
      people could borrow books there
      book exchange
      fill the box with novels to take home
      mini library for the street
      bring a book and take another
      a reading box with literature
      a spot where old paperbacks get new readers`),
    plain: lines(`
      library
      shower
      greenhouse
      aquarium
      kiosk
      toilet
      gallery
      disco
      cafe
      museum`),
    rich: lines(`
      smallest disco in the country with a mirror ball and one song for a coin
      plant tomatoes behind the glass and let the street harvest them
      a swap shelf for novels, looked after by the school round the corner
      Keep a defibrillator and first aid in it with a red light on top
      shoot silly photos inside for two euros, strip of four
      a listening box where grandparents have recorded tales of the quarter
      shelter for hedgehogs in winter, straw at the bottom
      sell coffee through the broken pane in the morning rush
      a confession phone that laughs at your worst joke
      charge e-bikes from panels on the roof`),
  },
  {
    problem: 'The leaves on the school path are slippery each autumn. What could be done?',
    spam: lines(`
      leaves
      leaf
      leaf leaf
      leafs
      path
      slippery path
      autumn leaves
      slip
      slippy
      oops`),
    wordings: lines(`
      sweep them
      rake the leaves away
      brush the path clean
      clear it with a broom
      a leaf blower would remove them
      get rid of the foliage by sweeping
      somebody has to sweep every morning
      brooms for everybody and off they go
      the caretaker removes the leaves
      take a rake and tidy the way`),
    plain: lines(`
      rake
      sand
      boots
      salt
      signs
      broom
      compost
      goats
      carpet
      railing`),
    rich: lines(`
      give each class a broom and a week, the fastest gets hot chocolate
      strew sand from the long jump pit on wet mornings
      plant pines in place of the maples over the years
      collect them in sacks for the compost of the school garden
      lend old ski poles at the gate for the little ones
      lay a rough coconut mat along the steep part
      make a leaf festival with crowns and huge piles to jump in
      move the entrance to the back where no trees stand
      warn people by a painted yellow banana skin on a board
      let two goats graze and trample there`),
  },
  {
    problem: 'What if shoes could talk? What would they say or do for their owners?',
    spam: lines(`
      shoe
      shoes
      shoes talk
      talking shoes
      talk talk
      shoe shoe shoe
      owners
      say
      blabla shoes
      talk shoes talk`),
    wordings: lines(`
      complain about the smell
      moan that feet stink
      they'd grumble because of smelly feet
      whine about the odour
      protest against sweaty socks
      say that it reeks inside
      beg for cleaner feet
      your feet are stinky, they would shout
      ask you to wash your toes
      cry over the stench`),
    plain: lines(`
      directions
      warnings
      jokes
      complaints
      gossip
      singing
      stories
      advice
      weather
      greetings`),
    rich: lines(`
      warn you of dog dirt two steps ahead
      tell where your feet have been when you come home drunk
      sing a march when you are tired on a hike
      whisper the way to the station so you need no map
      quarrel, the left one with the right, about who goes first
      remind kids to tie the laces with a little rhyme
      shoes in the shop would advertise and beg to be taken along
      Detectives question the boots of a suspect
      greet other pairs under the table at dinner and make matches
      teach dance steps by counting from below`),
  },
]
