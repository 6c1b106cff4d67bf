/**
 * Words that come up when one idea is said again and again: a line is what turns around it. They agree as a field, never
 * as a sense, so single words of a line stay different ideas.
 */
export const circles = `
voice shout yell scream holler bellow cry call say speak loud aloud warn alert announce exclaim tone
food groceries grocery larder pantry provision rice pasta flour sugar bean lentil cereal spice leftover foodstuff ingredient meal kitchen cook
fire bonfire campfire blaze ablaze flame burn firewood log kindle stove ignite fireplace hearth fuel heat torch
reminder remind alarm alert notification notify ping app beep buzz forget
sign poster notice placard banner billboard board plaque message
buddy partner friend mate companion pal peer mentor pair
garden plant flower herb seed seedling soil grow gardening pot planter vegetable veg sprout bloom greenery
music song tune melody band harp piano pianist radio playlist classical loudspeaker concert sing
water drink sip hydrate thirst thirsty bottle glass mug gulp
clean wash scrub wipe tidy dust sweep mop polish rinse spotless cleaner
phone call text message video chat ring dial telephone online
letter mail post card postcard envelope write note pen
walk stroll march hike wander step foot jog run
seat sit chair bench stool sofa couch perch cushion
shelter hut shed cabin house home den fort treehouse tent
art sculpture paint painting draw drawing mural artist gallery portrait canvas exhibition
game play quiz puzzle contest competition tournament race score player
party celebrate celebration festival feast birthday gathering guest
sell market stall auction buyer money profit shop cash trade price customer
donate charity give gift needy poor homeless donation
teach lesson class course learn school tutor workshop train teacher pupil student
weight heavy paperweight anchor ballast doorstop prop wedge
pet dog cat bird animal puppy hamster
exercise gym workout fitness sport muscle dumbbell push-up squat yoga stretch
story tale narrate fable narrator storyteller legend
timer clock minute countdown stopwatch hourglass limit
smile hello greet greeting wave hi welcome handshake nod
translate translation phrase language dictionary interpreter translator
compliment praise thank flatter kind
quiet silence silent hush calm peaceful soothing soothe relax relaxing gentle soft restful tranquil serene
joke laugh funny humour comedy comedian giggle pun hilarious
boat raft ship sail float canoe vessel dinghy
fence wall barrier hedge border railing
warm blanket heat cosy heater insulate insulation
shade roof umbrella canopy awning rain shelter
diary journal notebook log record write jot
fine penalty pay fee charge coin money
lock guard key security thief burglar padlock
store storage stash contain container keep box hold holder
bell horn whistle buzzer ring hoot toot honk chime beep
bin rubbish trash throw discard dump waste litter garbage
tea coffee brew cuppa cafe kettle
photo picture camera snapshot selfie album image photograph
bike bicycle cycle pedal cyclist
map route direction navigate path guide
remember memory memorise mnemonic recall
volunteer help helper assist aid assistance
save saving piggy bank coin money cash
bee insect bug butterfly pollinator hive
reward prize treat bonus incentive voucher trophy medal badge win
shelf bookcase bookshelf rack book stack
lamp lantern light glow bulb bright illuminate shine
bed sleep nap doze snooze rest pillow
ice cold freeze cool chill frozen
swim pool beach bathe paddle
table desk surface worktop
dance disco ballroom waltz dancer
race run sprint relay compete
listen hear audiobook podcast radio stereo story tale novel narrator narrate drama aloud tape ear speaker audio
cookie cake muffin bread pie biscuit pastry brownie bun bake dessert doughnut cupcake sweet treat homemade
lock unlock key padlock latch pick open safe door keyhole
wrap gift present parcel wrapping package packaging pack ribbon bow
decorate ornament decoration garland trim adorn
hat crown cap helmet bonnet headgear
jewellery necklace earring bracelet ring pendant brooch wear
kite parachute fly glider airplane wind
map globe atlas
costume mask disguise dress puppet
stand pedestal holder base mount prop support rest
measure ruler scale count length
cut slice knife blade scissors sharp chop
drum rattle shaker percussion beat instrument maraca
vase bouquet flower arrangement display
talk chat conversation discuss speak tell ask question
invite guest host dinner supper welcome visit
hide secret conceal stash bury treasure
sensor robot drone machine automatic device gadget
puppet muppet marionette doll character theatre show play perform performance figure animate
switch unplug plug power standby charger appliance disconnect socket lamp light device television computer
scarecrow scare crow pigeon deter frighten
pillow cushion padding soft headrest stuffing
swing hammock sway rock rope
toy child kid toddler play playtime
bridge cross crossing gap span
cart wheel wagon trolley barrow roll
frame photo picture wall hang portrait
mirror reflect reflection shiny
fish fishing bait rod angler hook
shoe boot lace slipper sandal
bandage wound sling splint first-aid
sled sledge snow slide slope toboggan
catapult launch shoot slingshot fling projectile
soap bath shower wash lather
knit wool yarn scarf crochet sew stitch
tower build block stack brick
stamp print ink pattern press
candle wax wick melt
balloon inflate helium burst
coaster tray serve saucer placemat
bowling skittle pin knock ball
goal football net score kick
dart target aim throw bullseye
rota roster schedule duty shift timetable turn
leader moderator host chairperson facilitator chair
mute microphone unmute audio
break pause rest stretch interval
nest birdhouse feeder bird perch
ladder step climb reach stool
bookmark page book read
filter strain sieve drain
carpool share ride lift vehicle passenger
budget money spend saving expense
screen tablet phone computer online internet website
ban forbid prohibit rule law illegal
raft float boat drift paddle
cover lid cap seal close
mask face costume paint
tie bind rope string knot fasten
hug cuddle embrace hold comfort
brush comb groom hair
lecture speech talk presentation speaker
nature tree forest wood hike park
oil grease lubricant lubricate hinge squeak squeaky creak vaseline
repair fix mend patch broken handyman workshop tinker restore
hire professional expert plumber electrician handyman craftsman technician specialist
replace new swap exchange modern upgrade renew
give gift donate distribute handout charity recipient needy
sell ebay flea sale auction second-hand vintage profit
shorten short brief concise compact reduce limit less duration length trim half minute early earlier quick long last
cancel skip abolish scrap omit drop
email mail memo message send newsletter bulletin
summary summarise notes protocol minutes recap jot key
agenda plan schedule prepare structure priority preparation
early earlier sooner before ahead advance beforehand prompt punctual
late later delay postpone after wait
hide lock drawer box away reach sight far store locker cupboard safe another room distance cellar hall corridor
off switch shut power plug unplug disconnect offline router wifi flight deactivate disable mode
app blocker delete uninstall restrict install software download
mute silent silence vibrate notification
hide seek seeker hidden search find conceal disappear hiding
dog walk stroll leash pup pooch hound puppy doggy outside park block
obedience trainer command trick behave behaviour dog
noise soundproof earplug headphone muffle insulate deaf earmuff
talk politely polite friendly complain conversation discuss word reason
collect gather pick pluck remove catch carry bucket finger hand pull
trap bait lure catch snare cage
scare frighten startle chase shoo deter repel fright drive fly banish
poison salt kill pesticide toxic chemical
barrier fence net wire ring border protect guard shield
predator duck hedgehog falcon hawk owl eagle hunter
feed seed crumb grain birdseed feeding
led lighting brighten bright illuminate lamp lantern torch lit dark darkness
mural graffiti colour paint spray colourful repaint brush
busker band street musician instrument buskers
police patrol security camera cctv officer guard warden watchman surveillance
accompany escort together company companion alone
share carpool split common sharing divide
twice double two trip round run journey return drive back forth shuttle ride turn tour
bus tram train metro subway underground ticket station rail
taxi cab uber fare driver chauffeur
rent hire lease borrow van truck lorry trailer minibus loan
roof rack strap top luggage
parcel ship courier post deliver delivery package
read book novel page chapter paperback literature author magazine newspaper reader reading ebook library
vocabulary flashcard card index deck slip flip learn memorise revise
rhyme song lyric rap tune jingle verse poem melody
mnemonic memory association imagine palace picture
meditate breathe calm yoga mindfulness breath relax
ask question inquire query curious interview pose wonder detail deeper enquire
record tape microphone recording archive audio video capture
ending version twist different alternative plot
act role theatre perform scene stage reenact drama actor
translate software interpreter google dictionary translation phrasebook
gesture mime pantomime sign body point pointing hand
draw illustrate sketch symbol icon drawing doodle picture comic cartoon
sleep siesta snooze slumber doze nap lie bed kip
star sky telescope astronomy constellation moon gaze planetarium stargazing
burglar steal thief crime rob robbery criminal
understand empathy respect compassion appreciate sympathy value insight tolerance perspective feel kindness understanding admire esteem
chaos mess confusion mistake accident error disaster
strike protest refuse quit complain
friendship friend acquaintance contact romance
warm hot cuppa cocoa teapot mulled drink tea
dilute thin water liquid weak watery thinner pour
potato starch absorb dumpling soak
sugar honey syrup sweeten sweet
cream milk yoghurt creamy butter coconut
takeaway pizza delivery order restaurant
sorry apologise confess admit honest truth excuse apology
redo remake again anew restart fresh batch
spread toast sandwich breakfast slice marmalade jam
warm glove mitten finger wear winter cold hand
purse pouch pocket wallet coin
dust wipe duster polish rag cloth cleaning
copy duplicate reproduce photocopy replicate scan printer document copier sheet paper
museum antique history collector vintage retro nostalgia relic
dismantle apart spare component disassemble salvage screw part
prank april fool joke trick
locate tracker gps track position find signal search map
beep whistle sound signal noise tone ring answer peep
vibrate shake buzz tremble
glow luminous fluorescent flash neon blink shine
wrist neck belt chain cord string lanyard clip necklace attach
fingerprint thumb code pin unlock keyless face recognition scan
goal post penalty striker score shoot kick football gap aim goalkeeper
hoop basketball basket throw net
tent fort blanket cave den castle sheet
juggle trick circus practise juggling
bounce wall catch throw rebound
dribble slalom obstacle course cone
massage back muscle sore roll foot
treasure hunt clue map riddle search
craft scissors fold origami glue paper handicraft
rain puddle raincoat wet splash boot umbrella waterproof poncho drip
kite wind turbine windmill sail blow
leaf leaves pile rake autumn compost
snow snowball snowman igloo shovel sled sledge
cool shade fan ice swim spray hose sprinkler cold
queue line number ticket appointment order turn
crossword anagram scrabble spelling letter puzzle
code cipher secret encrypt cryptic
nickname name title brand christen call
visit lonely elderly pensioner company chat
dinner meal cook guest invite invitation dish eat
carry shopping bag errand groceries help heavy
badge tag nametag name introduce icebreaker
focus concentrate distraction concentration attention
chart progress track tick graph list tracker
highlight colour marker pen underline colourful
explain teach tutor classmate pass lesson
compete contest winner win rival prize challenge
points score level badge reward game gamify
calendar diary planner schedule date
sticker label note reminder post-it sign
basement cellar attic loft storage
shadow silhouette lamp wall hand
bird birdhouse nest feeder birdbath birds
insect bee bug hotel butterfly ladybird
hat cap helmet wear head
rug mat carpet felt slipper floor soft padding
curtain blind drape window cloth screen
window pane glass view
camera lens photograph photo shoot
radio speaker stereo loudspeaker sound system
neighbour neighbourhood street resident community local together
volunteer civic initiative club association
council mayor town city authority municipality
petition vote demand protest campaign
pay fee charge cost money euro coin toll
save money cheap discount bargain budget
insurance bank loan money invest
ghost spooky haunted scary horror creepy
dress costume carnival fancy disguise
hair wig comb barber
makeup face paint lipstick
clown circus magician
king queen throne crown royal
robot automatic machine motor drone
alarm siren beep warn loud
timer limit minute clock countdown
lid cap cover seal close
drain sieve strain filter
heat oven stove warm microwave
frame picture hang wall art
wedge doorstop hold open prop
grow plant sow seed
sit bench rest seat
ride bike pedal
stair climb step stairs staircase
jump hop skip rope trampoline
swim bath bathe float pool
push pull drag tow
roll wheel cart slide
fly wing plane glide
laugh giggle tickle funny
cry tear tissue comfort
sing choir song karaoke duet
drum bang pot rhythm percussion
bell doorbell ring chime
mirror reflection reflect see
`
