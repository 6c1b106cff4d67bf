import { lines, type Trial } from './trial-lists.ts'

/** Written later, to meet the rules with what they were not made for; failures led to rules, and to a few words of the thesaurus. */
export const heldOutTrials: Trial[] = [
  {
    problem: 'What could you do with a brick that nobody needs?',
    spam: lines(`
      brick brick brick brick brick
      nobody needs a brick
      asdlkfj asldkfj
      some text here
      fill this box
      dfgh dfgh
      another idea
      one more idea
      and another one
      what could you do with a brick`),
    wordings: lines(`
      Use it as a doorstop
      Prop a door open with it
      Keep the door from slamming shut
      Hold the door open
      Wedge it under a door
      Stop a door from closing
      Put it against the door so it stays open
      A weight that keeps doors open
      Block the entrance door so it cannot shut
      Make a heavy doorstopper out of it`),
    plain: lines(`
      doorstop
      hammer
      pillow
      bookend
      weapon
      grill
      step
      anchor
      chalk
      planter`),
    rich: lines(`
      Grind it to red powder and paint a small cave with prehistoric hunting scenes.
      Warm it in the oven and put it in bed to keep your feet cosy.
      Carve the face of your favourite singer into it and raffle it off.
      Drop it into the toilet tank to use less water for every flush.
      Wrap it in velvet and enter it in a beauty contest for pets.
      Give it as a trophy to whoever tells the driest joke at work.
      Lift it twenty times each morning until your arms stop complaining.
      Drill three holes and offer solitary bees a winter hotel.
      Hide your spare key beneath it next to the garden gate.
      Mail it to a politician together with a polite request for housing.`),
  },
  {
    problem: 'The office fridge is full of forgotten food. How could it be kept clean?',
    spam: lines(`
      fridge fridge
      food food food food
      office fridge office fridge
      forgotten
      jkl jkl jkl
      kept clean
      lorem ipsum
      uiouio
      hahahahaha
      i dont care`),
    wordings: lines(`
      Write the date on every box
      Label each container with a date
      Put a sticker with the day on everything inside
      Mark all lunches with the day they arrived
      Everybody has to date their food
      Stick tags with dates on the jars
      Note on each item when it was put in
      Date labels for every lunchbox
      A pen on the door so that people can write the date on their food
      Each pot gets a tag that tells its date`),
    plain: lines(`
      labels
      fines
      rota
      camera
      padlock
      soup
      chickens
      cleaner
      auction
      posters`),
    rich: lines(`
      Every Friday at four a volunteer cooks soup from whatever is left.
      Give each shelf a colour and an owner who is proud of it.
      Replace the door with glass so that shame does the work.
      Hold an auction on Thursdays where leftovers go for one coin each.
      Unplug it for the weekend so that everything must go home.
      Let a webcam show the contents on the big screen in the hall.
      Buy a much smaller one, since empty space invites forgetting.
      Play a sad violin tune whenever something is older than a week.
      Print a monthly newspaper about the strangest mould discovered.
      Adopt two hens in the courtyard that love old salad.`),
  },
  {
    problem: 'Your grandmother wants to learn how to use a tablet. How could you help her enjoy it?',
    spam: lines(`
      tablet
      grandmother tablet
      use a tablet use a tablet
      qwe rty uio
      good idea
      great idea
      best idea ever
      nice nice nice
      help her enjoy it
      sdkjfhskdjfh`),
    wordings: lines(`
      Show her photos of the grandchildren on it
      Load it with family pictures
      Let her look at snapshots of her grandchildren
      Fill it with photographs of the kids
      Make an album of family photos for her
      Send her pictures of the children each day
      Browse images of relatives together
      A slideshow of family portraits
      Put photos of her loved ones on the screen
      Let her view pictures of her family`),
    plain: lines(`
      games
      photos
      patience
      recipes
      video
      stickers
      radio
      crosswords
      lessons
      laughter`),
    rich: lines(`
      Start with a card game she already knows from the kitchen table.
      Swap roles, so that she teaches you knitting for every lesson she takes.
      Draw a paper map of the buttons with her own names for them.
      Call her every Sunday evening with the great-grandchildren making faces.
      Invite three of her friends and turn it into a club with cake.
      Find a film of the street where she grew up in the fifties.
      Let her dictate the stories of her life while it types along.
      Remove every symbol from the screen except the two she likes.
      Promise that nothing she presses can ever explode or cost anything.
      Hide one small surprise on it each week, such as a poem.`),
  },
  {
    problem: 'A power cut lasts the whole evening. How could it become a night to remember?',
    spam: lines(`
      power power power
      a power cut
      a night to remember
      evening
      tttttttttt
      zzzz zzzz
      nothing at all
      no idea what to say
      asdf qwer zxcv
      power cut power cut`),
    wordings: lines(`
      Tell ghost stories by candlelight
      Sit around candles and tell scary tales
      Share spooky stories in the dark
      Scare each other with horror stories
      Take turns telling frightening tales
      Light candles and narrate creepy legends
      Everybody invents a ghost story
      Whisper tales of haunted houses
      Read scary stories aloud by torchlight
      A round of ghost tales in the candle glow`),
    plain: lines(`
      stargazing
      candles
      singing
      ghosts
      cuddling
      chess
      barbecue
      dancing
      sleep
      shadows`),
    rich: lines(`
      Carry all the ice cream into the street and share it before it melts.
      Play shadow theatre on the wall with one torch and four hands.
      Lie on the roof and give new names to the constellations.
      Cook a whole dinner by touch and guess what you are eating.
      Knock on each door in the building and invite people to the stairs.
      Write a letter with a feather to whoever lives here in a hundred years.
      Dance in wool socks without music until someone slides into the sofa.
      Dig out the old guitar and learn three chords by feel.
      Hold a competition for the quietest walk through the dark corridor.
      Forbid every word with the letter e until the light returns.`),
  },
  {
    problem: 'Children leave their shoes everywhere in the hallway. Find playful ways to get them tidy.',
    spam: lines(`
      shoes shoes
      shoes in the hallway
      children children children
      tidy tidy tidy
      playful ways
      mmmmmm
      fghj
      lol lol
      ok
      follow me on instagram`),
    wordings: lines(`
      Paint footprints on the floor where they belong
      Draw outlines of feet for each pair
      Stick shapes of soles on the ground
      Mark a spot on the floor with footprints
      Tape foot shapes to the floor
      Put painted feet on the ground to show the place
      Have footprint stickers showing where to park them
      Chalk the outline of each pair on the floor
      Floor markings in the shape of feet
      Trace their feet on the ground as parking spots`),
    plain: lines(`
      garage
      race
      stickers
      basket
      song
      monster
      points
      shelf
      hide
      target`),
    rich: lines(`
      Build a garage with numbered bays and a barrier that lifts by string.
      Paint a hungry monster on a box that must be fed each evening.
      Sing a song of thirty seconds in which every pair must find its home.
      Whoever finds a lonely left one may choose the dessert on Sunday.
      Hang a basketball hoop above the basket and count the hits.
      Let them sign a treaty with a feather and a wax seal.
      Swap the hall rug for a river that only bare feet may cross.
      Give every pair a name, a birthday and a bed.
      Take a photo of the mess and solve it as a puzzle.
      Hide a tiny note inside those that stand in their place.`),
  },
  {
    problem: 'What if it rained only at night? List what would change.',
    spam: lines(`
      rain rain rain
      it rained only at night
      what would change
      list
      hjklhjkl
      wwww
      everything everything everything
      dont know
      ??????
      night night night`),
    wordings: lines(`
      Nobody would need an umbrella any more
      Umbrella shops would close
      People stop buying umbrellas
      Umbrellas become useless
      We could throw our umbrellas away
      Factories no longer make umbrellas
      The umbrella would disappear
      No one carries a brolly around
      Sales of umbrellas drop to zero
      Umbrella makers go out of business`),
    plain: lines(`
      umbrellas
      picnics
      laundry
      farming
      weddings
      frogs
      tourism
      sleep
      puddles
      forecasts`),
    rich: lines(`
      Weddings would never need a tent, so gardens become the most popular churches.
      Burglars love it because the noise on the roof hides their steps.
      Weather forecasters lose their jobs and start telling fairy tales instead.
      Frogs and snails become as mysterious as owls to most children.
      Night buses get heated seats and a free towel for every rider.
      Farmers sell their sprinklers and take up photography.
      Lovers meet at midnight under lamps just to get romantically wet.
      Schools swap science lessons about clouds for history.
      Every morning the streets smell fresh and shine like polished silver.
      Sleeping outdoors would be considered an extreme sport with medals.`),
  },
  {
    problem: 'Your train is delayed for two hours in a small town. How could you make it an adventure?',
    spam: lines(`
      train train
      delayed train
      your train is delayed
      adventure adventure adventure
      blablabla
      mnbv
      work from home and earn money fast
      best price for tablets online
      skip
      pass`),
    wordings: lines(`
      Ask a local to show you their favourite place
      Let somebody who lives there guide you
      Find an inhabitant who gives you a tour
      Get a villager to lead you around
      Request a guided walk from a resident
      Have a local person show you around
      Talk to a citizen and let them be your guide
      Be shown the sights by someone from there
      A tour by a friendly local
      Pay a resident with a coffee to guide you`),
    plain: lines(`
      explore
      draw
      photograph
      swim
      interview
      eat
      climb
      sing
      hide
      gamble`),
    rich: lines(`
      Flip a coin at each corner and follow wherever it leads you.
      Collect five different leaves and trade them for a coffee at the bakery.
      Ask the oldest person on the bench what happened here in winter of seventy-eight.
      Sketch the ugliest house and slide the drawing under its door.
      Pretend to be a famous food critic in the only chip shop.
      Race the other passengers to the church tower and back.
      Swim in the river if there is one, or paddle in the fountain.
      Learn three words of the local dialect and use them on the conductor.
      Leave a tiny treasure under a stone with a riddle for the next one stranded.
      Vote with strangers on a new national anthem for the platform.`),
  },
  {
    problem: 'Invent ways to make a boring meeting room more inviting.',
    spam: lines(`
      room
      meeting meeting
      boring boring boring
      boring meeting room
      more inviting
      qazwsx
      asd asd
      test 1
      test 2
      ......`),
    wordings: lines(`
      Bring in lots of plants
      Put green plants in every corner
      Fill it with houseplants
      Add some greenery
      Decorate with potted palms and ferns
      Place flowers and bushes everywhere
      Turn it into a small jungle
      Set big plant pots along the walls
      Let ivy climb up the walls
      Grow a green wall of plants`),
    plain: lines(`
      plants
      sofas
      music
      coffee
      paintings
      hammocks
      sunlight
      candles
      puppies
      swings`),
    rich: lines(`
      Saw the legs of the table down and sit on thick carpets instead.
      Let a new artist from the staff cover one wall every month.
      Replace the chairs by swings hanging from strong beams.
      Bake bread in the corner so that the smell pulls people inside.
      Install a window to the workshop where the real things are made.
      Allow dogs on Wednesdays and let them choose who speaks first.
      Forbid laptops and hand out crayons with big sheets of paper.
      Start each session with a song picked by the newest colleague.
      Project the view of a webcam from a beach in Portugal.
      Name it after somebody's grandmother and hang her recipes up.`),
  },
  {
    problem: 'Your upstairs neighbour practises the trumpet every morning. What could you do about it?',
    spam: lines(`
      trumpet trumpet
      upstairs neighbour
      every morning every morning
      dfgdfg dfgdfg
      i have no clue
      this is hard
      more text
      ggggggg
      practises the trumpet
      bla bla bla`),
    wordings: lines(`
      Wear earplugs
      Put plugs in your ears
      Stuff cotton wool in your ears
      Use ear protection
      Block your ears with wax
      Put on noise-cancelling headphones
      Cover your ears with muffs
      Buy a set of ear plugs
      Close your ears so that you hear nothing
      Plug up both ears before breakfast`),
    plain: lines(`
      earplugs
      drums
      moving
      singing
      bribe
      carpet
      letter
      schedule
      duet
      complaint`),
    rich: lines(`
      Write a polite card with three hours that suit both of you better.
      Learn the piano part so that you can play duets through the ceiling.
      Take your morning run exactly while the scales are practised.
      Sell tickets to the other tenants and split the income with the artist.
      Bring a soft mute as a birthday present with a red ribbon.
      Invite the whole house to vote on tomorrow's tune.
      Record the progress for a year and press it as a record.
      Hang thick rugs under the roof to swallow the highest notes.
      Pretend to be a famous talent scout who only listens after noon.
      Ask the nearby school whether its empty gym needs sound.`),
  },
  {
    problem: 'List unusual uses for an old umbrella frame without its cloth.',
    spam: lines(`
      umbrella
      old umbrella frame
      umbrella umbrella umbrella
      unusual uses
      zxzxzx
      plm okn ijb
      without its cloth
      the the the
      good answer
      nananana`),
    wordings: lines(`
      Dry laundry on it
      Hang wet clothes from it
      A rack for drying socks
      Use it as a clothes dryer
      Clip your washing to the spokes
      A hanger for damp shirts
      Suspend it and dry your clothing
      Let wet garments drip from it
      Peg underwear to its ribs until dry
      An airer for small laundry`),
    plain: lines(`
      mobile
      trellis
      antenna
      chandelier
      sculpture
      skewers
      hanger
      spider
      scarecrow
      puppet`),
    rich: lines(`
      Hang it over the cot with paper birds for a baby to watch.
      Wind fairy lights around it and call it a chandelier for the balcony.
      Let sweet peas climb up it in a big clay pot.
      Bend the ribs into skewers for grilling marshmallows at camp.
      Cover it with newspaper to build the head of a carnival dragon.
      Clip photographs of the whole family to it like a tree.
      Use it as a drying rack for socks in a tiny bathroom.
      Teach geometry with it by opening and closing the angles slowly.
      Turn it upside down as a basket for catching falling apples.
      Dance with it on stage as the skeleton of a jellyfish.`),
  },
  {
    problem: 'How could a small library attract more teenagers?',
    spam: lines(`
      library library library
      small library
      attract teenagers
      asdfghjkl;
      qwert yuiop
      teenagers teenagers
      first idea
      second idea
      third idea
      lol idk`),
    wordings: lines(`
      Host video game nights
      Have an evening of computer games
      Set up consoles for gaming
      Let them play video games there
      Organise gaming tournaments
      Offer a room to play console games
      Make a gamer corner
      Hold a contest in computer games
      Install a PlayStation for everyone to play
      Open late for people who game`),
    plain: lines(`
      games
      comics
      pizza
      music
      sofas
      tutoring
      films
      wifi
      concerts
      manga`),
    rich: lines(`
      Let them paint the entrance in whatever colours they argue out.
      Open until midnight before exams with cocoa and blankets.
      Lend guitars, tents and sewing machines besides books.
      Run an escape room between the dusty shelves every October.
      Hire three of them each summer to choose the comics.
      Print their own stories and put them next to the classics.
      Ban adults on Thursday afternoons except the one with the keys.
      Offer a quiet cupboard for recording podcasts with decent microphones.
      Reward ten returned novels with a free slice of pizza.
      Swap the boring membership card for a bracelet designed by a tattoo artist.`),
  },
  {
    problem: 'You find a suitcase full of single socks. What could it become?',
    spam: lines(`
      socks
      socks socks socks socks
      single socks
      a suitcase full of single socks
      what could it become
      rewq rewq
      vbnm
      no
      idk what to write
      something something something`),
    wordings: lines(`
      Make hand puppets out of them
      Turn them into puppets
      Sew eyes on them for a puppet show
      Create a puppet theatre
      Use them as dolls for your hands
      Stage a play with sock puppets
      Craft little puppet characters
      Put your hand in and let them talk as a puppet
      Glove puppets for children
      A family of puppets with button eyes`),
    plain: lines(`
      puppets
      blanket
      snake
      garland
      dusters
      mittens
      ball
      bunting
      scarf
      pillow`),
    rich: lines(`
      Stuff them with rice and warm them up as cushions for sore necks.
      Hold a dating evening where guests look for their other half.
      Knot them into the longest rope in town and measure it.
      Hang them on a line across the street as a joyful protest.
      Sew a patchwork blanket for the dog shelter by the river.
      Slip one over each chair leg so that the floor stays silent.
      Stage an opera with button eyes behind the sofa.
      Store onions and garlic in them on hooks in the pantry.
      Invent a family tree for every pattern and print it as a calendar.
      Fill them with seeds and bury them as gardens for lazy people.`),
  },
  {
    problem: 'Your town wants people to pick up litter. How could it be made fun?',
    spam: lines(`
      litter litter
      pick up litter
      town
      fun fun fun
      people pick up litter
      ytrewq
      hfhfhfhf
      it could be made fun
      yes it could
      nothing comes to mind`),
    wordings: lines(`
      Give points for each piece of rubbish
      Score a point for every item of trash
      People earn points by collecting garbage
      A point system for rubbish
      Award scores for picked up waste
      Count points for each bag of trash
      Collectors of junk gain points
      Rank people by how much rubbish they gather
      Keep a score of the garbage each person collects
      The more waste you bring, the more points you get`),
    plain: lines(`
      races
      prizes
      robots
      music
      bingo
      costumes
      lottery
      basketball
      teams
      magnets`),
    rich: lines(`
      Paint the bins as hungry animals that burp when they are fed.
      Hide ten golden bottle caps each month and trade them for cinema tickets.
      Let the mayor wash cars if the river bank is clean by June.
      Start a Sunday run in which joggers carry bags and sing.
      Build a giant fish from whatever was found on the beach.
      Give grandparents and kids one long gripper to share.
      Print a field guide to the rarest wrappers, as if they were birds.
      Turn the count into a football match between the north and the south side.
      Make each park bench play a trumpet when the grass is spotless.
      Tell the story of one crisp packet as a radio drama.`),
  },
  {
    problem: 'What could you do while waiting twenty minutes in a laundrette?',
    spam: lines(`
      wait
      waiting in a laundrette
      laundrette laundrette laundrette
      twenty minutes
      20 minutes
      cvbcvb
      ;;;;;;
      wait wait wait wait
      do stuff
      etc etc etc`),
    wordings: lines(`
      Read a book
      Bring a novel and read
      Catch up on reading
      Finish a chapter of your paperback
      Get lost in a good book
      Study a few pages of literature
      Leaf through a novel
      Enjoy some pages of a thriller
      Start the book that lies on your nightstand
      Read stories`),
    plain: lines(`
      read
      knit
      nap
      dance
      sketch
      juggle
      stretch
      flirt
      sing
      meditate`),
    rich: lines(`
      Draw a portrait of each stranger as the pet they would own.
      Race two drums and bet your last biscuit on the winner.
      Write a postcard to the person who invented the tumble dryer.
      Practise standing on one leg until the rinse begins.
      Swap life stories with whoever folds the tiniest shirt.
      Compose a drum solo that follows the rattle of a lost button.
      Learn to say thank you in seven languages.
      Plan a surprise dinner out of what is left in the freezer.
      Sort your photographs and delete every blurry thumb.
      Pretend the round windows are portholes of a submarine.`),
  },
]
