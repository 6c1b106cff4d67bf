import { trialsOf } from './read-lists.ts'

/** Written and committed before version 7 of the score was fitted or run: nothing was tuned with them. */
export const fifthBlindTrials = trialsOf(`
The lift in our house is slow and everybody stares at the floor. How could the ride become nicer?
lift lift lift | asdf | slow lift | idk | the lift in our house | qwert | haha | everybody stares | zzzzz | nice nice nice
Put a mirror in the cabin | Hang a looking glass on the wall | Cover the back with mirrors | Reflective panels all around | Let people see themselves | A mirrored ceiling | Install a big mirror to check your hair | Glue shiny foil that reflects you | A wall where you can look at your own face | Replace the panel by a mirror
music | poems | mirror | plants | jokes | bench | window | riddles | photos | perfume
Pin a new riddle beside the buttons each Monday, with the answer on the top floor. | Let the lift play the sound of the weather outside. | A tiny shelf where neighbours leave surplus tomatoes. | Paint each floor's door as a page of one long comic. | Install a stool for Mrs Weber from the sixth. | Show how many calories the stairs would have burnt. | A whiteboard for one-word stories, a word per ride. | Turn the ceiling into a night sky with glowing stars. | Speed dating cards: one question, eight floors to answer. | Broadcast what the caretaker's parrot said this morning.

A friend moves abroad next week. What farewell would she never forget?
friend friend | farewell | lol lol | never forget never forget | hjkl | next week | dunno | blah | sdfsdf | good
Make her a photo album | Collect pictures of us in a book | Glue snapshots into a scrapbook | Print a book full of our photos | An album with images from all the years | Give her a binder of photographs | Everybody adds a picture to an album | Put our best shots between two covers | A bound collection of pictures of her friends | Create a photobook
party | letter | song | cake | necklace | dinner | tears | map | film | tattoo
Bury a box in her garden and hand over half of the map. | Every friend cooks the dish they will miss cooking for her. | Record the noises of her street so that she can fall asleep to them. | Meet at her favourite corner at dawn and walk to the airport together. | Sew a patch of everybody's shirt into her coat. | Write twelve letters, one to be opened each month. | Teach her the rudest proverbs of our town. | Swap house keys for the day she comes back. | Let the bakery name its new roll after her. | Plant an apple tree and send her its first fruit in five years.

Your umbrella turns inside out in every storm. What else could it become?
umbrella | umbrella umbrella umbrella | in every storm | asdfgh | test test | inside out | whatever | ffff | ok | what else
A lampshade | Use it to cover a lamp | Hang it around a light bulb | Make a shade for the ceiling light | Put a bulb beneath and let it glow | Turn the cloth into a lamp cover | A big shade over the dining table lamp | Light shines softly through the fabric | It could dim the lamp in the bedroom | Wrap it round a bright bulb
kite | lampshade | sail | cane | tent | bowl | costume | spear | fountain | antenna
Cut the cloth into bunting for the street party. | Hang it upside down under the apple tree to catch the fruit. | Bend the ribs into hooks for the mugs in the kitchen. | Line it with foil and boil an egg in the sun. | Let sweet peas climb up the bare frame. | Sew the fabric into a waterproof bag for swimming things. | Use the handle to fish the ball out of the canal. | A bat costume needs just two halves and a black hood. | Dry socks on the ribs above the radiator. | Spin it as a roulette wheel to choose tonight's dinner.

Half of the class forgets to bring books back to the library. How could the books come home?
books books | library | half of the class | jkljkl | nothing | come home | aaaa | hmm | bring books back | idk idk
Send them a reminder | Text everybody before the day | Remind the pupils by message | A note on the phone the evening before | Write an e-mail to those who are late | Ring them up so they remember | An app that alerts the borrowers | Let the teacher remind the class | Notify the children two days ahead | Send out little notices
fine | reminder | sweets | detective | bus | stickers | parents | lottery | magnet | basket
Hide the last chapter and give it out only at the desk. | Put a returns box on the school bus. | Each book carries a luggage tag with its journey. | Whoever returns on time picks the next book for the teacher. | Lend the books in pairs that are only fun together. | A robot dog with a basket visits the classrooms on Friday. | Print the spine in a colour that fades after two weeks. | Let the late ones read aloud to the first year. | Swap parties where the ticket is an overdue book. | Weigh the classes against each other: the lightest shelf wins.

Our office plants die each summer while people are on holiday. Who or what could keep them alive?
plants | plants plants plants | die die die | office | qwerty | lol | each summer | sdkfj | keep them alive | nope
Let a string drip water into the pots | A wick that feeds moisture to the soil | Put a bottle upside down into the earth | Drip irrigation from a tank | A self-watering system | Bottles that slowly release water | A thread from a bucket keeps the soil wet | Automatic watering with a little pump | A reservoir that trickles to the roots | Tubes that sprinkle them drop by drop
neighbour | cactus | bottle | robot | cleaner | shade | sponge | pump | intern | rain
Lend each plant to a pensioner who likes company. | Swap them for cactuses between July and September. | Hang the pots in the shower of the gym downstairs. | The guard gets a coffee for every round with the can. | Stand them in a paddling pool lined with wet felt. | Let the air conditioner drip into a gutter above the sill. | Train the cleaning robot to tip a cup as it passes. | Sell them in June and buy new seeds with the money. | Move the desk of whoever stays into the jungle. | Paint portraits of them and accept their death with dignity.

A bakery has forty rolls left every evening. What could happen with them?
rolls rolls rolls | bakery | forty | asdf jkl | yes yes | every evening | left | mmmm | idk | what could happen
Give them to homeless people | Donate the rolls to a shelter | Hand them out to the poor | Bring the rest to a charity | Feed those who have no home | A food bank collects what is left | Offer them for free to people in need | Pass them on to the hungry | Let volunteers carry them to a night shelter | Present them to beggars
croutons | ducks | breadcrumbs | charity | pudding | discount | compost | beer | soup | hockey
Brew a dark beer from them with the pub next door. | Sell a mystery bag for one coin five minutes before closing. | Grind them into crumbs for tomorrow's fish. | Let night nurses pick them up at the back door. | Dry them as chew toys for the animal shelter. | Bake a bread pudding and serve it at the school gate. | Hollow them out and fill them with soup for the market. | Build the town hall in rolls for the harvest parade. | Bake thirty only, and let the forty-first customer wait. | Toast slices with honey as medals for the fun run.

You have to sit through a two-hour meeting without a part in it. How could you use the time?
meeting meeting | sit sit sit | two-hour | wert | boring boring | without a part | ok lol | kkkk | use the time | blah blah
Draw the other people | Sketch the faces of my colleagues | Make little portraits of everybody | Doodle caricatures of the speakers | Take a pencil and draw who is talking | Scribble cartoons of the boss | Fill my notebook with drawings of heads | Paint funny pictures of those around me | Practise sketching hands and noses | Illustrate the people at the table
doodle | nap | knit | count | poetry | stretch | emails | breathe | plan | daydream
Note every metaphor and award a secret prize. | Tense one muscle after the other, from toes to ears. | Guess from the shoes what each colleague did on Sunday. | Write postcards to old teachers under the table. | Learn to write neatly with the left hand. | Plan the menu for the next seven days with two ingredients only. | Compose a haiku for each slide. | Count who interrupts whom and draw it as a map of winds. | Translate the slogans into the language of pirates. | Offer to take the minutes and make them the shortest ever.

The new neighbour practises the trumpet at night. How could you make a friend of him?
trumpet | trumpet trumpet trumpet | neighbour | lkjh | haha haha | at night | sure | xxxxx | new new | friend of him
Invite him for dinner | Ask him over to eat with us | Cook a meal for him | Have him at our table one evening | Share supper with the trumpeter | Bring him a pot of soup and eat together | Call him in for a bite | Prepare pasta and ask him to come | Let us dine with him | Serve him a nice lunch
cake | earplugs | duet | invitation | wine | chess | compliment | mute | dog | swap
Take up the drums and propose a duet at seven. | Leave a cake with a note that names your favourite song. | Lend him the key to the cellar, where nobody sleeps. | Ask him to blow the start of the children's race. | Bring him an old mute from the flea market. | Applaud from the window after each piece. | Trade an hour of silence for an hour of ironing. | Book him for grandma's birthday on the balcony. | Teach him to bake bread, which also takes all night. | Send him a ticket to a concert with a late ending.

A town square is empty on Sundays. What could bring people there?
square square | sundays | empty empty empty | town | dfgdfg | no idea | people there | mmm | asd asd | bring
Hold a flea market | People sell their old things | Tables with used stuff for sale | A jumble sale on the square | Everyone brings what he no longer needs and sells it | Second-hand goods on blankets | A bazaar for old clothes and toys | Trade junk from the attic | Set up stalls with used items | A market where unwanted things find buyers
market | concert | chess | fountain | picnic | skating | dancing | lanterns | storyteller | goats
Lay a carpet over all of it and forbid shoes. | One long table where each brings a chair and a dish. | Let the fire brigade fill a pool for paper boats. | Rent out goats to push prams around. | Grandparents teach the dances of their youth at four. | Project letters from the city archive on the church wall. | Hide a golden brick and publish one clue a week. | Park the library van with deck chairs around it. | An orchestra in which everybody plays a kitchen tool. | Chalk a maze that the rain resets.

You find a key in the pocket of an old coat. What could it be good for?
key key key | pocket | old coat | poiu | test | a key | hahahaha | good for | sdf | coat coat
Wear it as a pendant | Make a necklace with it | Hang it on a chain around the neck | A piece of jewellery | Turn it into a charm for a bracelet | Put it on a silver chain | Use the key as an earring | Some jewellery for a punk | Solder a ring to it and wear it | A medallion to carry on the chest
necklace | bookmark | screwdriver | hook | toothpick | whistle | bait | pendulum | medal | gift
Scratch lottery tickets with its teeth. | Press it into clay as a stamp for garden tiles. | Start a story club: whose door was it? | Hang it in the wind with nine others as a chime. | Weigh down the fishing line on Sunday. | Give it to the toddler who always wants the real one. | Open parcels and paint tins with it. | Try it on every lock of the street and meet all the neighbours. | Hide it again with a note for the next owner. | Melt it into a soldier for the chess set.

Grandpa cannot find his glasses, ten times a day. What would help him?
glasses | glasses glasses | grandpa grandpa grandpa | ten times a day | zxcv | lol | cannot find | uuuu | idk | help
Hang them on a string around his neck | A cord to wear them | Fasten the glasses to a chain | Put a strap on them | A ribbon keeps them on his chest | Tie them to a lace | Let him carry them on a necklace | A band around the head holds them | Attach a cord to both ears of the frame | A little chain so they dangle on his belly
string | spares | whistle | bell | magnet | glow | dog | habit | laser | nose
Train the terrier to fetch them by their smell of peppermint. | Paint the frame in the orange of road works. | Buy nine cheap pairs and let him lose them in peace. | Nail a wooden nose to the wall in each room. | Print his books in letters as big as plums. | A brooch with a magnet holds them on his jumper. | Let the glasses hum when he claps. | Make it the job of the grandchildren, a biscuit per find. | Sew a pocket over his heart and touch it at every meal. | Ask the eye doctor for lenses that stay in overnight.

A ship in a bottle is dusty inside. How could it be cleaned?
ship | bottle bottle bottle | dusty | asdfasdf | clean clean clean | inside | lol | a ship in a bottle | qqqq | hm hm
Blow the dust away with air | Use compressed air | Puff it out with a straw | A little pump that blows inside | Air from a can drives the dust out | Blow hard through a thin tube | A hair dryer blows it clean | Send a stream of air into the bottle | Inflate and let the wind whirl it out | Direct a jet of air at the sails
brush | ants | vacuum | straw | water | magnet | tweezers | rice | patience | hammer
Bend a wire, wrap its end in velvet and stroke the sails. | Roll a handful of dry rice gently around the hull. | Breathe in through a straw with gauze before the mouth. | Shake it in a bag so that static draws the dust to the glass. | Break the bottle and launch the ship at last. | Call the dust fog and sell it as a painting of the North Sea. | Hire a spider to catch it. | Pour in alcohol, swirl and let it steam away in the sun. | Lower a tiny magnet with a mop and guide it from outside. | Ask the old sailor who put it in there.

Every child wants the swing at the same time. How could the turns be fair and fun?
swing swing | child | turns turns turns | same time | fghj | yes | every child | ooooo | blah | fair
Take a stopwatch and give each the same minutes | A timer rings after three minutes | Use an egg timer for the turns | When the sand has run through, change | Everybody gets two minutes by the clock | Measure the time with an hourglass | An alarm tells when it is over | Set a countdown for each child | Swap when the clock beeps | Limit it by minutes
dice | timer | queue | tickets | song | age | riddle | whistle | second | race
Sing one verse of a song together, then change. | Draw pebbles from a hat, the white one flies first. | Whoever waits becomes the wind and pushes. | Hang a second seat back to back with the first. | Tell one sentence of a story per swing and pass it on. | Grown-ups pay a biscuit to jump the line. | Count in a foreign language up to thirty. | Let the youngest choose the order on Mondays, the oldest on Tuesdays. | A ticket from the snail race decides. | Build a seesaw beside it, so waiting is a ride as well.

The radiator knocks all night long. What could the noise be turned into?
radiator | knocks knocks knocks | all night | vbnm | idk lol | noise noise | long | eeee | turned into | nah
Play music to its beat | Use it as a rhythm for a song | Drum along with it | Make a track with the knocking as percussion | A beat for the band | Rap over the sound | It gives the tempo for the guitar | Sample it and compose techno | The knocking is a metronome for practice | Dance to the rhythm
beat | ghost | clock | alarm | drum | code | lullaby | excuse | podcast | woodpecker
Answer in Morse and befriend the pipe's far end. | Record it and sell it as heavy metal. | Tell the children that a dwarf forges spoons in there. | Practise the tango to its rhythm. | Stretch a thread to it that rocks the cradle. | Bet on how many knocks come before midnight. | Write a thriller in which it gives the murderer away. | Let it shake the cream until there is butter. | Tie a bell to it and call it a modern clock. | Count the knocks instead of sheep.

Two teenagers share one room and fight every day. How could they live in peace?
room room | fight fight fight | teenagers | sdfg | whatever | every day | two | iiii | hahaha | in peace
Divide the room with a curtain | Hang a cloth across the middle | A wall of shelves between the beds | Put a screen in the centre | Separate the two halves by a cupboard | Draw a line through the room that nobody crosses | Build a partition of wood | Each gets his own half behind a curtain | A bookcase as a border | Split the space in two parts
curtain | headphones | rules | money | tent | judge | attic | schedule | dog | pillow
Saw the bunk beds apart and hang one from the beams. | Let them run the radio on odd and even days. | Buy a stuffed referee who must be hugged before shouting. | Rent the garden shed to the one with better marks. | Swap beds each month so that both know the draught. | Pay them for each day of silence and fine each slammed door. | Give them a shared enemy: the little sister's recorder. | Write a treaty with wax seals and invite the press. | Make one a night guard and the other a morning baker. | Cook together every Sunday with one hand tied to the other.

A museum of very boring objects opens. How does it still get visitors?
museum museum | boring boring boring | objects | asdf asdf | lol | opens | very | rrrr | visitors | idk
Make the entry free | No ticket is needed | Nobody has to pay | Let everyone in for nothing | Visitors come in without charge | Cost-free admission | Drop the entrance fee | You do not need money to visit | Free of charge on all days | Open the doors without payment
cafe | cats | jokes | nudity | silence | raffle | slide | darkness | aliens | soup
Rent the halls to insomniacs with a pillow. | Let each guest add the dullest thing from the drawer at home. | Guards tell shameless lies about every exhibit. | Award a medal to who yawns last. | Hide one thing that is not boring at all. | Serve the best cheesecake of the town between the staplers. | Offer speed tours of ninety seconds on roller skates. | Hang a portrait of each visitor opposite his favourite brick. | Sell tickets only to people who bring their mother-in-law. | Turn off the light and let them guess by touch.

The village pond is full of ducks and nobody dares to swim. What could be done?
ducks | ducks ducks ducks | pond | hgfd | ha | nobody dares | village village | ssss | dunno | swim
Feed the ducks somewhere else | Lure them away with bread | Put food on another pond | Scatter corn far from the water | Offer grain in a meadow so they move | Entice them with seeds to the river | Bait on the other side draws them off | Tempt the birds with crumbs elsewhere | A feeding place behind the hill | Give them their meals away from here
bread | fox | fence | whistle | raft | hunter | courage | nets | boat | morning
Divide the water by a rope of corks, feathers left, people right. | Swim at dawn when they still sleep in the reeds. | Build them a villa on stilts with a slide. | Wear a duck's head and be accepted. | Rent a model boat that looks like a pike. | Teach them to follow a flute to the next village. | Hold a race: who overtakes a drake wins a sausage. | Dig a second pond and let the mayor bathe first. | Serve no more bread within a mile. | Ask the oldest farmer what made the geese leave.

Nobody reads the notices in the stairwell. How would they be noticed?
notices | stairwell stairwell | reads | jhgf | okok | nobody nobody nobody | in the | tttt | lol | noticed
Print them in bright colours | Use neon paper | Colourful sheets catch the eye | Write on yellow and pink paper | Paint the letters red | Choose a glaring colour | Make them vivid and colourful | A shining orange background | Highlight everything in fluorescent ink | Colour the sheets like a rainbow
neon | jokes | chocolate | mirror | rhyme | ceiling | music | rumours | smell | gold
Write them on the biscuits that are left at each door. | Spread them as gossip through the hairdresser on the ground floor. | One word per stair, so that legs read them. | Sign them with the name of the cat. | Hide a coin behind each for a week. | Print the text backwards beside the hall mirror. | Sing the heating dates on Saturday mornings. | Fold them into paper planes and drop them from the attic. | Mix one lie into every notice and reward who finds it. | Hang them lower, where the children read aloud to their parents.

A long train journey with a broken phone lies ahead. What could fill the hours?
train | train train train | phone | tyui | nothing nothing | broken | long long | pppp | hours | idk
Read a novel | Take a thick book along | Lose yourself in a story | Borrow a crime novel for the trip | Finish the book from last summer | Turn page after page of a thriller | Bring some literature | Read tales until the last station | A paperback in the bag | Enjoy a good book
novel | sleep | cards | window | strangers | crochet | crosswords | humming | sandwiches | letters
Ask the man opposite for the story of his suitcase. | Count storks and give each a name. | Knit a scarf as long as the delay. | Draw the skyline in one line without lifting the pen. | Learn the safety leaflet by heart in three languages. | Organise a chess match across the aisle with buttons. | Write a love letter to a stranger and leave it in the seat pocket. | Guess professions by their sandwiches. | Rehearse the speech that you have owed your boss for years. | Look out of the window and plan who lives in each house.

The pet shop gave away a parrot that swears. How could he learn better manners?
parrot | parrot parrot parrot | swears | bvcx | lol lol | manners | pet shop | wwww | whatever | better
Reward him for polite words | A nut for every nice word | Give a treat whenever he speaks kindly | Praise and feed him when he says please | He gets seeds for good language | Friendly words earn him a snack | Bribe him with peanuts to be polite | A sunflower seed if he says thank you | Treats only for decent talk | Feed him when he behaves
treats | opera | priest | blanket | mirror | girlfriend | silence | school | soap | radio
Play him the speeches of a very gentle bishop. | Lodge him with the librarian for a month. | Bleep each oath with a bicycle horn until he prefers the horn. | Teach him to swear in Latin, which nobody minds. | Introduce a lady parrot from a convent. | Cover the cage only when he is nice, because he loves to nap. | Read him bedtime stories in which pirates lose. | Answer every insult with a compliment. | Send him on tour with a comedian and let him retire rich. | Rename the words, so that damn means good morning.

Your balcony is as big as a towel. What could you still enjoy there?
balcony | balcony balcony | towel towel towel | big | mnbv | haha | still enjoy | llll | ok ok ok | there
Grow herbs in pots | Plant basil and mint | A small garden of herbs | Put parsley on the railing | Sow some thyme in a box | Raise kitchen herbs in a flowerpot | Fresh chives from a tray | Cultivate rosemary and sage | Hang planters with herbs | A green box with oregano
herbs | stars | coffee | hammock | bees | sunbath | cello | birds | wine | tomatoes
Stand a single deck chair there and call it a private beach. | Lower a basket to the baker each morning. | Watch one square metre of sky for a year and write down each bird. | Play chess against the opposite balcony with a megaphone. | Stack pots to a tower with strawberries on every floor. | Wash your feet in a bucket while the sun sets. | Stretch a sail and listen to the rain beneath. | Camp there with the youngest and tell ghost stories. | Teach the wind to play bottles of different height. | Hang a mirror so that it looks like a terrace.

It rains on the day of the big school fete. What now?
rain rain | fete | school school school | nmnm | idk idk | big big | what now | gggg | lol | day
Move it into the gym | Hold the fete indoors | Go inside the sports hall | Use the hall instead of the yard | Celebrate under a roof | Shift all stalls to the classrooms | Carry everything into the building | We do it in the gymnasium | Take the party to the inside | Let it happen in the assembly hall
gym | tents | boots | tomorrow | slides | umbrellas | mud | cancel | karaoke | ducks
Hand out soap and declare the yard a slide. | Race paper boats down the gutter. | Turn the corridors into a night market with torches. | Sell dry socks at a wicked price for the class trip. | Let the band play on the stairs, a floor for each tune. | Crown the king of puddles by the highest splash. | Swap the roles: parents sit exams, children serve the cake. | Paint with wet chalk and let the clouds finish it. | Ask the farmer for his barn and twenty bales. | Cut ponchos from bin bags and hold a fashion show.

A boring fence surrounds the building site. How could it please those who pass?
fence | fence fence fence | boring | building site | lkj lkj | hm | pass pass | vvvv | lol | those who
Paint pictures on it | Let artists spray it | A mural over the whole length | Children draw on the boards | Cover it with graffiti | Colourful paintings along the fence | Invite painters to decorate it | Street art from one end to the other | Brush big flowers onto it | Fill the planks with artwork
murals | peepholes | ivy | poems | mirrors | swings | music | lights | jokes | bells
Drill holes at the height of dogs, children and giants. | Hang washing of all nations across it. | Print the dreams of the future tenants on it. | Mount a xylophone of planks to run a stick along. | Show on a dial how deep the pit is today. | Grow beans that anyone may pick. | Fix a telephone that connects to the crane driver at noon. | Let people guess what is found down there and win a helmet. | Screw on forty odd door handles. | Replace one plank by a bakery window.

The old cinema closes and five hundred seats are left. What could be made of them?
cinema | seats seats seats | five hundred | asdfghj | nope nope | old | left left | hhhh | idk | made of them
Put them at bus stops | Waiting people could sit on them at the station | Seats for those who wait for the bus | Give travellers a place to sit at the stop | Screw them down where the tram halts | Benches for the bus shelter | Install them at every stop of line four | Passengers rest on them until the bus arrives | Use them on the platform | A row of chairs for waiting at the tram
church | bonfire | benches | stage | auction | nests | sledges | classroom | stadium | saunas
Line the riverbank with them and let the sunset be the film. | Give one to each bus stop with its number. | Bolt wheels under a row and race downhill. | Stuff cat beds with the red velvet. | Marry couples on the seats where they first kissed. | Stack a tower as high as the screen was wide. | Every pub gets the two that squeaked. | Fold them into lockers for the swimming pool. | Auction the last row by whispered bids. | Set them in the woods facing the deer.
`)
