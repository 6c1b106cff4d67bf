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
cook bake recipe soup stew kitchen dish meal eat dinner lunch
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
film movie cinema screen projector screening
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
scent smell perfume fragrance aroma incense
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
cafe coffee restaurant diner canteen bistro tea
talk chat conversation discuss speak tell ask question
invite guest host dinner supper welcome visit
hide secret conceal stash bury treasure
vote elect choose poll ballot
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
uniform wear dress clothes outfit shirt jacket
ban forbid prohibit rule law illegal
museum exhibit display gallery exhibition curator
raft float boat drift paddle
cover lid cap seal close
mask face costume paint
tie bind rope string knot fasten
hug cuddle embrace hold comfort
brush comb groom hair
lecture speech talk presentation speaker
nature tree forest wood hike park
`
