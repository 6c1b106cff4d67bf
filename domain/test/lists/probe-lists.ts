import { trialsOf } from './read-lists.ts'

/** Written between two steps of mending, to see whether the first had become true of problems it was not made for. */
export const probeTrials = trialsOf(`
Your basement smells of wet towels. How could it smell better?
smell | smells better | better smell | wet towels | towels wet basement | stinky | stinks | yuck | ew | eww
open the window | let fresh air in | air the room more often | ventilate it | leave the windows ajar | a draught through the cellar | get some breeze going down there | tilt the pane for an hour each day | more ventilation is needed | keep air flowing
candles | vinegar | soap | fan | lavender | sun | cleaning | coffee | heater | charcoal
put a bowl of coffee grounds on each shelf and change it weekly | hang the laundry on the balcony in the afternoon sun instead | Buy a second-hand dehumidifier together with the people upstairs | paint the walls with lime, it keeps the mould away | bake a tray of cinnamon buns down there at christmas | Scrub the floor with vinegar and hot water on the first of the month | make sachets out of old socks filled with lavender | turn it into a sauna club so the smell belongs there | check the pipes with a plumber for a hidden leak | give every towel a hook of its own with a gap between them

The children refuse everything green on their plates. How could vegetables win?
veg | veggies | no veg | more veg | vegetables win | green plates | win win | yum | yum yum | yummy
hide them in other food | puree it into the sauce | blend spinach in a smoothie so they don't notice | sneak the greens into pancakes | disguise the vegetables | mix finely grated courgette in the dough | make it invisible in the tomato sauce | mash and stir under the potatoes | smuggle peas into meatballs | conceal broccoli inside the lasagne
ketchup | garden | bribery | stickers | soup | smoothies | pizza | names | cheese | dips
let each child grow one row of peas in a box on the sill | give them superhero names such as hulk beans on a little menu | Cook a soup and let them fish out letters made of carrots | Build faces on pizza with olives and peppers, the funniest wins | eat the broccoli yourself with big joy and refuse to share | hand out a sticker for each new taste, ten of them buy a trip to the pool | serve dips in egg cups in five colours | go to the market on saturday and let them pay for one odd thing | Swap dinner with the neighbours' kids, other tables taste better | read the story of the giant turnip before supper

Your bike has a flat tyre ten kilometres from home. How do you get back?
bike bike | flat | flat flat | tyre flat bike | home | go home | home home | far | so far | too far
push the bike | walk home pushing it | go on foot next to the bicycle | shove it along the road | walk all the way | march beside the bike till I'm home | on foot, wheeling it | take a long stroll with the bike at my side | use my legs and push | wander back and roll it along
walk | hitchhike | bus | repair | taxi | tractor | friends | train | horse | scooter
Ring the doorbell of the nearest farm and ask for a patch and a pump | stuff the tyre with grass and ride slowly on that | Stand with a thumb out until a van with room stops | lock it to a tree, take the bus and fetch it tomorrow with dad's car | swap the wheel with one from a wreck by the canal | call a friend and promise to cook dinner in return | Make a walking tour out of it with a stop at the ice cream shop | drift down the river on a raft of pallets | chew some gum and seal the hole with it and a bit of tape | sit on a tractor's trailer between the potatoes

You always go to bed too late. What would bring you to bed at ten?
bed | bed at ten | ten | late | too late bed | sleepy | zzz | zzzz | zzzzzz | snore
no screens after nine | switch off the tv | turn the computer off | put screens away an hour before | no phone in the evening | shut down the laptop early | don't watch anything late | stop looking at devices | television stays dark | a ban on monitors after supper
alarm | tea | book | bath | candles | rule | music | dog | milk | routine
Set an alarm for half past nine that says brush your teeth | promise a friend a photo of the dark bedroom each night for a euro | the heating goes off at ten so only the duvet is warm | read one chapter of a thriller that you may only open in bed | Walk the dog at nine and take a hot bath straight after | cook a mug of milk with honey as the last thing in the kitchen | Work in the garden till your arms are tired | Put the sofa on the balcony so there is nothing cosy left | get up at five for a week and see how soon you yawn | lamps on timers which fade like a sunset through the whole flat

A friend has moved abroad and is homesick. How could you cheer her from afar?
aww | awww | so sad | sad | very sad | poor her | poor friend | friend sad | cheer | cheers
send a parcel | mail her a package | post a box with sweets | ship some goodies to her | a care package by post | fill a carton with things from home and send it | let the postman bring her a box | dispatch a little packet | she gets a parcel from us | pack up treats and mail them over
letters | calls | photos | visit | chocolate | music | jokes | flowers | games | video
cook the same recipe on sunday with the laptop on the counter | Record the sounds of her old street, the tram, the bakery, the church bell | send a parcel with rye bread, pickles and a scarf that smells of home | let ten people write one line each on a tea towel | Book a cheap flight as a surprise for her birthday | find a choir in her new city and write to the conductor on her behalf | play chess by postcard, one move each week | make a playlist of songs from school with a silly comment to each | ask her to guide you through her quarter on the phone while she walks | plant the same bulbs and compare who sees the first tulip

The printer at work jams every day. How could the team stay calm?
printer | jam | jam jam | paper jam | printer jam | printer printer jam | ffs | omg printer | hate printer | kaputt
buy a new one | get another printer | replace it | purchase a better machine | throw it out and order a modern one | a new printer should be bought | invest in a fresh device | exchange the old thing for a new model | swap it for one which works | ask the boss to pay for a new machine
tea | jokes | pdf | technician | hammer | yoga | email | chocolate | patience | pens
hang a counter on it and eat cake at every fiftieth jam | send documents as pdf so that hardly anything needs paper | train one person each week as the jam doctor with a white coat | Let the shop on the corner print big jobs overnight | give the printer a name and greet it kindly in the morning | feed it only dry heavy paper kept in a closed drawer | put a gong beside it, whoever fixes it may strike it | breathe in for four and out for six while it blinks | Lease a modern machine and share it with the firm next door | write by hand on fridays with fountain pens

You are stuck in a traffic jam with bored friends. What could you play without anything?
play | play play | play nothing | stuck | so stuck | traffic | jam | bored | bored friends | car
guess the animal | one thinks of an animal and the others guess | guessing game with animals | ask yes or no until you know which beast it is | who finds out what creature I mean | I imagine a living being, you guess | twenty questions about an animal | find the secret animal by asking | somebody chooses a pet in mind and everyone guesses | animal guessing
singing | riddles | rhymes | counting | charades | stories | whistling | poker | silence | staring
tell a story where each of us adds just one word | sing a round with beats on the dashboard | give the people in other cars a life, a job and a secret | count red lorries against blue ones, loser buys the drinks | hold your breath until the lane moves | think of an animal and let the others ask yes or no | invent a law for the country of jams | say the alphabet backwards, mistakes cost a truth | act out a film with your hands only | everyone keeps silent, the first who laughs must dance at the next stop

Nobody uses the phone boxes in town any more. What could they become?
phone box | box | boxes | phone boxes | phone phone | old boxes | town box | empty | empty box | box box box
a tiny library | put books in them | shelves for books to swap | people could borrow books there | book exchange | fill the box with novels to take home | mini library for the street | bring a book and take another | a reading box with literature | a spot where old paperbacks get new readers
library | shower | greenhouse | aquarium | kiosk | toilet | gallery | disco | cafe | museum
smallest disco in the country with a mirror ball and one song for a coin | plant tomatoes behind the glass and let the street harvest them | a swap shelf for novels, looked after by the school round the corner | Keep a defibrillator and first aid in it with a red light on top | shoot silly photos inside for two euros, strip of four | a listening box where grandparents have recorded tales of the quarter | shelter for hedgehogs in winter, straw at the bottom | sell coffee through the broken pane in the morning rush | a confession phone that laughs at your worst joke | charge e-bikes from panels on the roof

The leaves on the school path are slippery each autumn. What could be done?
leaves | leaf | leaf leaf | leafs | path | slippery path | autumn leaves | slip | slippy | oops
sweep them | rake the leaves away | brush the path clean | clear it with a broom | a leaf blower would remove them | get rid of the foliage by sweeping | somebody has to sweep every morning | brooms for everybody and off they go | the caretaker removes the leaves | take a rake and tidy the way
rake | sand | boots | salt | signs | broom | compost | goats | carpet | railing
give each class a broom and a week, the fastest gets hot chocolate | strew sand from the long jump pit on wet mornings | plant pines in place of the maples over the years | collect them in sacks for the compost of the school garden | lend old ski poles at the gate for the little ones | lay a rough coconut mat along the steep part | make a leaf festival with crowns and huge piles to jump in | move the entrance to the back where no trees stand | warn people by a painted yellow banana skin on a board | let two goats graze and trample there

What if shoes could talk? What would they say or do for their owners?
shoe | shoes | shoes talk | talking shoes | talk talk | shoe shoe shoe | owners | say | blabla shoes | talk shoes talk
complain about the smell | moan that feet stink | they'd grumble because of smelly feet | whine about the odour | protest against sweaty socks | say that it reeks inside | beg for cleaner feet | your feet are stinky, they would shout | ask you to wash your toes | cry over the stench
directions | warnings | jokes | complaints | gossip | singing | stories | advice | weather | greetings
warn you of dog dirt two steps ahead | tell where your feet have been when you come home drunk | sing a march when you are tired on a hike | whisper the way to the station so you need no map | quarrel, the left one with the right, about who goes first | remind kids to tie the laces with a little rhyme | shoes in the shop would advertise and beg to be taken along | Detectives question the boots of a suspect | greet other pairs under the table at dinner and make matches | teach dance steps by counting from below

The queue at the bakery on Sunday is twenty people long. How could the wait become the best part of the morning?
good idea | a very good idea | nice | cool | fun | lol | ok | yes | haha | whatever
play music for the people waiting | have a band perform by the line | someone sings songs to the queue | hire a guitarist to entertain everyone | put on some tunes outside | live music while you wait | let a choir sing in front of the shop | a street musician plays violin there | speakers with nice songs | concert for those standing in line
music | coffee | games | chairs | samples | stories | dogs | sunshine | jokes | newspaper
Hand out numbered wooden spoons so people can sit on the wall until theirs is called | Every tenth customer chooses the shape of next week's special loaf | A neighbour reads one page of a detective story to the whole line each Sunday | Chalk a hopscotch along the pavement that ends at the counter | Swap a recipe card with the stranger behind you before you may order | Warm broken croissants are passed back along the line for free | Let the kids roll a pretzel at a small table outside the window | People who bring a mug get coffee poured from a watering can | Put a map on the glass where each person pins where they are walking afterwards | Two queues, one for talkers with a topic on a sign, one for the silent

Your umbrella turned inside out for the third time this week. What else could it become?
umbrella | umbrella umbrella | my umbrella | inside out umbrella | the umbrella | third umbrella | week umbrella | this umbrella | else umbrella | umbrella what
use it as a plant holder | grow flowers in it | put soil in it and plant herbs | turn it into a pot for tomatoes | fill it with earth and sow seeds | a hanging planter for the balcony | make it a garden bed for strawberries | it becomes a flower pot | let ivy grow in it | plant basil inside of it
bowl | lamp | kite | cane | tent | planter | sail | basket | sculpture | costume
Hang it upside down from the ceiling with a bulb inside to make a soft lamp | Stretch the fabric over a frame as a kite for the windy days that broke it | Sew the cloth into a waterproof bag for wet swimming things | Use the ribs as supports for climbing peas on the balcony | Turn the handle into a hook that fetches hats from trees | Set it open on the lawn so the hedgehog has a roof | Collect rain with it over the barrel and count how many litres | Paint stars inside and lie underneath it with the children as a planetarium | Let it be the shield in the school play about knights | Cut circles of the fabric and cover jam jars with them

A meeting could have been an email. How do you get everybody out of it in good spirits?
blah | blah blah | bla bla bla | yada yada | etc | etc etc | and so on | dunno | no clue | pass
end it early | finish sooner | stop the meeting before the time | close it ahead of schedule | cut it short | wrap it up quickly | make the meeting shorter | let people go home earlier | conclude after ten minutes | halve the length
cake | jokes | applause | walk | email | timer | song | coffee | vote | fire
Stand up and walk the agenda around the block so it ends at the coffee cart | Everyone says their point in one sentence and then gets to leave | Let the newest colleague ring a bell when a point comes up twice | Send the notes in advance and use the ten minutes left to plan lunch | Give a paper medal to whoever spotted that it could be an email | Close with each person naming something a colleague did well this week | Draw the decision on a sticky note and stick it on the door as people go | Book the room next to the playground so that noise ends it | Turn it into a quiz where wrong answers earn a task | Have the boss apologise by making tea for all

The lift is out of order and you live on the eighth floor. How could the stairs become worth climbing?
qwe | asd | zxc | qweasd | asdzxc | poi | lkj | mnb | poilkj | qazwsx
paint pictures on the walls | hang art in the stairwell | decorate it with murals | put up paintings on each landing | an exhibition of drawings along the steps | colour the walls with scenes | posters on every floor | frame photos by the neighbours and hang them there | make it a gallery | artists draw on the walls
music | murals | prizes | snacks | plants | poems | race | lights | benches | puzzles
Write one line of a crime story on each landing so you need to reach the top to know who did it | Neighbours leave a biscuit tin on every second floor | Count steps towards a mountain chart in the hall, the house climbs Everest in a month | Put a chess board on floor four where each passer-by makes one move | Each step sounds a piano note when you tread on it | Grow beans from the ground up along the railing and measure yourself against them | Carry up the shopping of somebody old and get a stamp on a card | A view finder on every floor points to another thing in the city | Children paint fish so that it looks like rising from the sea to the sky | Let a rope and pulley take the bags, so only you have to walk

Grandma keeps winning at cards. How could the others make the next evening exciting again?
a | b | c | d | e | f | g | h | i | j
change the rules | play by different rules | invent new rules for the game | make up another set of rules | alter how the game is played | new regulations for playing | use rules nobody knows | switch the rules every round | modify the rules a bit | let the rules be other ones
blindfold | teams | dice | chess | wine | music | bets | handicap | costumes | cheating
Deal grandma three cards fewer until somebody beats her twice | Everyone plays with the hand of the person to their left | Let the loser of a round pick the music and the winner has to sing along | She becomes the coach and whispers to a new pupil each round | Play for stories, whoever loses has to tell one from when they were ten | Mix two decks and add drawn cards with silly powers by the grandchildren | Put a kitchen timer on every move so that thinking is short | Swap to a game that nobody has played and read the manual aloud in accents | Grandma plays with her cards facing outward as in the jungle | Bet dishes and garden chores instead of matches

There is a drawer full of cables that fit nothing any more. What could they still do?
1 | 22 | 333 | 4444 | 55555 | 6 | 77 | 888 | 9999 | 10
tie things together with them | use as string for parcels | bind up boxes | fasten stuff with the cords | knot them round packages | they can hold bundles together | a rope to tie up newspapers | wrap them around loose things to secure them | strap things on your bike with it | keep bags closed by tying
rope | bracelet | jewellery | art | belt | swing | toy | net | copper | lamp
Braid the thick ones into a doormat that survives boots | Twist the thin coloured wires into little animals for the christmas tree | Strip the copper and take it to the scrap yard to pay for a pizza | Use the long ones as washing lines between two trees at the camp site | Teach the cat to fish by dangling a plug over the sofa | Make a quiz for the family, who can name what each end once fitted | Stretch them over a wooden frame as the seat of a stool | Let children build a pretend robot with sockets as eyes | Hold climbing roses to the fence with the soft ones | Coil one around a flower pot and glue it for a new look
`)
