import { lines, type Trial } from './trial-lists.ts'

const laundry: Trial = {
  problem: 'My white shirts keep coming out of the shared washing machine slightly pink. How can I keep them white?',
  spam: lines(`
      asdfgh
      jkljkl
      qwerqwer
      sdfsdf
      lkjhg
      zxcvzxcv
      fghdfgh
      aaasdas
      poiupoi
      wewrwer`),
  wordings: lines(`
      wash the whites on their own
      do a separate load for white shirts
      dont mix colours with the whites
      white things should be washed separately
      keep coloured clothes out of the white wash
      never put red stuff in with my shirts
      split whites and colors before washing
      only white clothes together in one load
      sort laundry by colour first
      seperate the pale shirts from everything dyed`),
  plain: lines(`
      bleach
      sorting
      vinegar
      lemon
      launderette
      sunlight
      dye
      handwashing
      basin
      dry-cleaner`),
  rich: lines(`
      run an empty rinse with hot water before my load to flush out the last persons dye
      put two colour catcher sheets in the drum each time
      agree a whites only evening with the other flats and write it on the door
      soak the pink ones overnight in a bucket with oxygen bleach
      dye all of them pale blue on purpose so pink never shows
      swap to cheap grey shirts for work and save the white ones for weddings
      find the guilty red sock owner with a lost and found line over the machine
      hang them on the balcony in full sun so the light fades the stain
      pay the student downstairs to handwash five shirts a week in her tub
      zip the shirts into a fine laundry bag with a strip of old white towel that takes the colour first`),
}

/**
 * Written by somebody who had read no rule and changed nothing after the first run of version 4: ten of twelve were in
 * order. The first of them stands here a second time under words that its ideas do not say, where all were taken for one.
 */
export const fourthBlindTrials: Trial[] = [
  { ...laundry, problem: 'Everything I own turns rosy in the basement washer. Help!' },
  laundry,
  {
    problem:
      'A very shy neighbour just moved in next door and nobody has spoken to him. How could we make him feel welcome?',
    spam: lines(`
      hello
      hello
      hello hello
      hello
      hello hello hello
      hello
      hello
      hello hello
      hello
      hello`),
    wordings: lines(`
      bake him a cake
      bring over a homemade cake
      a cake could be baked for him
      make a sponge and leave it at his place
      give him something sweet from our oven
      home baking as a present for him
      surprise him with a freshly made tart or cake
      someone should bake a gateau and hand it over
      cook up a cake and take it round
      let him have a cake we made ourselves`),
    plain: lines(`
      smile
      cake
      letter
      wave
      barbecue
      flowers
      patience
      tea
      invitation
      chess`),
    rich: lines(`
      slip a funny postcard under his door with our wifi tips and bin days
      ask him for a small favour like watering the tomatoes for a weekend
      start a book swap shelf in the hall so he can join in without talking
      have the kids chalk a big hi on the pavement with an arrow to each house
      find out his hobby from the parcels and lend him a magazine about it
      set up a group chat for the street where he can just read at first
      only one of us says good morning at the same time every day till its normal
      hold a quiet film night outside with blankets so nobody has to make small talk
      draw a hand made map of the area showing the best bread, doctor and walking path
      offer to carry the heavy boxes to the tip with my van on saturday`),
  },
  {
    problem:
      'Our old family computer takes ten minutes to start up and everyone gets annoyed. What could we do about it?',
    spam: lines(`
      something good
      do something
      something else
      anything really
      a good thing
      just do it better
      make it nice
      some other way
      whatever works
      try things`),
    wordings: lines(`
      delete the programs we dont use
      uninstall old software
      get rid of unneeded apps
      unused applications should be removed
      clear out all the programmes nobody opens
      take off software that isnt needed any more
      throw away the apps that just sit there
      remove junk programs
      have useless software uninstalled
      clean the disk of apps we never run`),
    plain: lines(`
      memory
      ssd
      linux
      replace
      recycling
      tablet
      reboot
      technician
      antivirus
      coffee`),
    rich: lines(`
      swap the hard disk for a cheap ssd with help from a youtube video
      let the first person up press the button on the way to the shower
      put it on a timer plug so it boots by itself at seven
      never turn it off, just send it to sleep at night
      install a light linux for the kids and keep windows for dads taxes
      turn off the ten programs that launch at login from the task manager
      make a ten minute family stretch routine while the screen loads
      sell it for parts and buy a used laptop from a company that is closing
      move all the photos to an external drive so the disk can breathe
      bring it to the repair cafe in the library where pensioners fix stuff for free`),
  },
  {
    problem:
      'Teenagers find our small town clock museum boring and walk out after five minutes. How can we make it exciting?',
    spam: lines(`
      teenagers find
      small town clock
      museum boring
      walk out
      after five minutes
      our small
      town clock museum
      boring and walk
      make it exciting
      five minutes`),
    wordings: lines(`
      let them touch the clocks
      hands on exhibits
      allow visitors to handle the watches
      clocks that can be touched and held
      stuff they may pick up themselves
      permit kids to grab and feel the pieces
      no more do not touch signs
      get the exhibits into their hands
      touching should be allowed
      an exibition where everything may be handled`),
    plain: lines(`
      quiz
      escape-room
      music
      robots
      pizza
      workshop
      ghosts
      vr
      contest
      graffiti`),
    rich: lines(`
      build an escape room where every lock opens at a certain hour on the old dials
      let each visitor take apart a broken alarm and keep one gear as a necklace
      hire a local dj to make beats out of the ticking for a friday night
      hide a thief story in the rooms that they solve with their phones
      give teens the keys for one month and let them rearrange everything
      set all the chimes to go off together at noon and film the reactions
      a sleepover in the tower with torches and scary stories
      pay back the entry fee to anyone who can guess one minute exactly with eyes shut
      ask the school to run its physics lesson about pendulums there, with swings
      shrink the tour down to four minutes and end it at a milkshake bar`),
  },
  {
    problem:
      'It has rained for three days at our scout camp and the children are stuck in the big tent. How do we keep them happy?',
    spam: lines(`
      1
      2
      3
      44
      555
      6
      7
      88
      99
      1000`),
    wordings: lines(`
      tell them stories
      story telling in the tent
      someone reads tales out loud
      stories could be told by the leaders
      let the kids listen to a good yarn
      gather round for a story
      narrate adventures to the children
      a leader makes up a tale and tells it
      have story time
      share old legends with them by talking`),
    plain: lines(`
      singing
      charades
      puppets
      mud
      hot-chocolate
      origami
      theatre
      knots
      dancing
      stories`),
    rich: lines(`
      hold a mud olympics in swim suits with a warm shower straight after
      catch the drips in pots and pans and compose a rain song with them
      let the little ones design a tent city out of sleeping mats and ropes
      phone the village hall and trade an hour of cleaning for a dry night
      run a secret spy week where everybody gets a mission on a slip of paper
      cook pancakes in shifts on the gas stove so each group has a job
      make boats from bark and race them down the ditch
      write a camp newspaper with interviews and a silly weather report
      teach them to sew a badge that says i survived the flood
      swap roles for one afternoon so the kids are the leaders and we have to obey`),
  },
  {
    problem: 'I started a new job with forty colleagues and I keep forgetting their names. What could help me?',
    spam: lines(`
      idea 1
      idea 2
      idea 3
      idea 4
      idea 5
      idea 6
      idea 7
      idea 8
      idea 9
      idea 10`),
    wordings: lines(`
      write the names down
      keep a list of who is who in a notebook
      note each name on paper
      jot them in a little book
      every name gets written down
      put whatever they are called into my notes
      make a written list
      i scribble the name right after meeting someone
      record names in a notepad
      have all of them listed in writing`),
    plain: lines(`
      badges
      flashcards
      rhymes
      photos
      nicknames
      repetition
      doodles
      seating-plan
      lunch
      linkedin`),
    rich: lines(`
      sketch a silly cartoon of each face with the name as the hair
      have lunch with a different person daily and ask one odd question
      offer to order the team coffees so i must call out every cup
      turn the staff page into flash cards and practise on the train
      suggest desk signs with a favourite animal for the whole floor
      link anna to ananas, peter to pizza and so on with rhymes
      admit it openly and give a chocolate to anyone who reminds me
      learn one row of desks per week instead of all at once
      say the name three times in the first chat, at hello, middle and goodbye
      ask reception for the birthday calendar and send cards by hand`),
  },
  {
    problem:
      'The family upstairs stomps around at six every morning and I cannot sleep. What can I do without starting a fight?',
    spam: lines(`
      lorem ipsum
      dolor sit amet
      consectetur adipiscing
      elit sed do
      eiusmod tempor
      incididunt ut labore
      et dolore magna
      aliqua ut enim
      minim veniam quis
      nostrud exercitation`),
    wordings: lines(`
      wear earplugs
      sleep with plugs in my ears
      put some foam in the ears
      ear plugs
      stuff wax into my ears at night
      my ears could be blocked with something soft
      block out the sound with little plugs
      buy silicone plugs for the ears
      use hearing protection in bed
      close my ears with those small foam things`),
    plain: lines(`
      earplugs
      slippers
      carpet
      talk
      music
      moving
      landlord
      radio
      insulation
      jogging`),
    rich: lines(`
      give the kids upstairs funny felt slippers for christmas
      go to bed at nine and make six my own running hour
      move my mattress to the living room where there is only an attic above
      play sea sounds on a speaker from five thirty on
      invite the parents for a coffee and let them hear the thumps from my couch
      share the price of a thick rug for their corridor
      ask the landlord for a cork floor at the next renovation
      swap bedrooms with my heavy sleeping flatmate for a month
      record the beats and turn them into my alarm tune so i stop being angry
      hang egg boxes and a quilt from the ceiling as a cheap sound canopy`),
  },
  {
    problem: 'My grandad turns eighty and says he wants nothing at all. What present would still make him happy?',
    spam: lines(`
      idk lol
      no clue haha
      who cares
      meh
      lol nope
      dunno bro
      whatever man
      pass
      haha ok
      nah im good`),
    wordings: lines(`
      a photo album
      album with family pictures
      collect old photographs into a book
      a book full of pictures of us
      make him a scrapbook of snapshots
      family photos bound together
      pictures from his life put in an album
      photobook
      old pics could be gathered in one volume
      give a bound collection of our foto memories`),
    plain: lines(`
      visit
      whisky
      photos
      concert
      fishing
      hug
      cheese
      train-ride
      poem
      slippers`),
    rich: lines(`
      drive him to the village where he was born and eat at the old inn
      record his best stories on tape and print them as a tiny book
      eighty letters from eighty people, one for each year
      hire the brass band he used to play in for one song under the window
      plant an apple tree in the yard together with his great grandson
      give him twelve vouchers for fixing stuff around his house, one each month
      track down his army friend and set up a video call
      restore his rusty moped in secret with my uncle
      really give nothing, wrapped in a huge box with a bow, and then take him fishing
      let him teach all of us his goulash recipe on a cooking afternoon`),
  },
  {
    problem:
      'People waiting in the long line at our post office get grumpy every friday. How can we make the wait nicer?',
    spam: lines(`
      good morning
      good morning 2
      good morning again
      good evening
      good night
      good day
      good afternoon
      good morning sir
      good night all
      good morning everyone`),
    wordings: lines(`
      give them chairs
      put some seats there
      let folks sit down
      a bench for those who wait
      install seating
      customers should be able to sit
      nobody has to stand any more because there are stools
      add a few places to sit
      provide chiars for everyone
      have sofas so people can rest their legs while they wait`),
    plain: lines(`
      chairs
      music
      tickets
      biscuits
      magazines
      appointments
      jokes
      lockers
      aquarium
      volunteers`),
    rich: lines(`
      hand out numbers so folks can shop next door and get a text when its their turn
      put a parcel machine outside for those who only pick up
      invite the school choir to sing on friday at four
      hang a giant crossword on the wall that the whole line solves together
      offer a free stamp to anyone who comes before ten instead
      train a retired clerk to walk along and sort out the forms in advance
      paint footprints with riddles on the floor, the answer is at the next step
      open a small coffee cart run by the scouts
      show live on the web how full it is so they can pick a quiet hour
      let older folks sit on a sofa while a plush bear keeps their place`),
  },
  {
    problem: 'After our party three huge bowls of plain cooked rice are left over. What could we do with all of it?',
    spam: lines(`
      .
      ..
      ?
      !!
      a
      b
      c
      x
      -
      ???`),
    wordings: lines(`
      fry it
      make fried rice
      throw it in a pan with oil
      cook it again in the wok with egg
      rice can be fried with vegetables
      stir fry
      a hot pan and some oil then in with the rice
      pan fried rice for dinner
      fry the stuff up with soy sauce
      let it be fryed tomorrow`),
    plain: lines(`
      pudding
      sushi
      salad
      freezer
      chickens
      glue
      donate
      risotto
      burgers
      compost`),
    rich: lines(`
      freeze flat portions in bags for quick weekday lunches
      bake a sweet pudding with cinnamon, milk and raisins for the kids
      stuff peppers with it and bring them to the night shift at the fire station
      boil it down to a paste and use it as glue for paper lanterns
      call the shelter round the corner and deliver it warm by bike
      roll it into balls with cheese inside and deep fry them like in sicily
      give every guest a box to take home with a recipe card
      mix a scoop in the chicken feed at my aunts farm
      ferment it with yeast in a jar to make a simple sweet wine
      fill old stockings, dry them in the oven and sew heat pads for sore necks`),
  },
]
