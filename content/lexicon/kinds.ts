/**
 * Kinds of things, and deeds that come to the same: a line names what often stands for one another when an idea is said
 * again in other words. They agree as a field, never as a sense, so single words of a line stay different ideas.
 */
export const kinds = `
spinach pea broccoli courgette zucchini cabbage lettuce kale bean leek cauliflower celery radish beet pumpkin cucumber pepper aubergine veggie vegetable greens salad carrot
sauce smoothie lasagne meatball dough puree pancake omelette casserole gravy curry pie pasta dish
pea lentil chickpea bean pulse
cereal porridge oat muesli breakfast
lion tiger elephant monkey giraffe zebra bear wolf beast creature animal species
spider ant wasp mosquito fly beetle worm snail slug bug insect pest
pigeon dove crow seagull gull sparrow duck goose swan parrot hen bird
sofa couch armchair bench chair stool seat furniture
hammer saw drill spanner screwdriver pliers axe tool
nose ear mouth eye chin cheek face
kitchen bathroom bedroom cellar attic hallway corridor hall lounge room
rose tulip daisy lily orchid flower blossom
rain hail sleet drizzle downpour storm thunder
happy glad cheerful merry delighted joyful content pleased joy happiness
sad unhappy gloomy miserable lonely homesick upset tearful
angry furious cross annoyed mad rage cross
tired sleepy weary exhausted drowsy
calm relaxed peaceful patient serene quiet
smell stink odour odor reek scent stench whiff stinky smelly perfume deodorant fragrance
dirty filthy muddy grubby stained soiled
clean wash rinse scrub tidy spotless launder laundry soap
complain moan grumble whine nag protest whinge object lament
beg plead implore request ask
say tell speak talk mention utter state remark
shout yell scream bellow holler roar cry
whisper murmur mutter hush quietly
promise vow swear pledge oath word commit
argue quarrel fight dispute row debate
suggest propose recommend advise advice hint tip
explain clarify describe instruct teach show
announce declare proclaim broadcast publish spread
praise compliment admire flatter applaud congratulate
look watch observe gaze stare peek glance view see
search seek hunt look find discover locate detect
hide conceal disguise mask camouflage smuggle sneak secret invisible unnoticed notice unseen
mix blend stir mash puree grate whisk combine chop
cut chop slice dice carve trim snip
throw toss fling hurl chuck pitch
push shove press nudge
pull drag tug tow haul heave
carry lug bear haul lift transport
walk stroll march wander foot hike tramp ramble saunter trek pace
run jog sprint race dash rush hurry
jump leap hop skip bounce
swim paddle float bathe dive
climb scramble ascend clamber
give hand donate offer present gift grant
take grab seize snatch remove
buy purchase get order acquire invest pay shop
sell flog auction trade market
rent hire lease borrow lend loan
send post mail ship dispatch parcel package packet deliver carton
return bring back give again
replace swap exchange substitute switch renew trade
throw bin discard dump dispose chuck scrap rid
remove clear eliminate delete erase strip away rid
repair fix mend patch restore renovate refurbish
build construct assemble erect make put create
break smash crack shatter wreck destroy demolish
attach fasten fix tie bind strap secure hook clip
hang suspend dangle drape hook
cover wrap coat drape blanket hide
open unlock unseal window ajar tilt
close shut lock seal bolt bar
fill stuff load pack cram
empty drain pour tip drain unload
dry wipe towel drain air
wet soak moisten damp dampen spray sprinkle
heat warm toast boil
cool chill freeze refrigerate ice
stop halt cease quit end
begin start launch commence
wait linger queue stay pause
help assist aid support lend volunteer
protect guard defend shield secure safe
attack fight hit strike punch beat
teach train instruct coach tutor educate
learn study memorise practise revise swot
remember recall memorise remind
forget overlook neglect
choose pick select decide vote elect
guess estimate bet predict
count number measure tally add
compare contrast match
sort arrange organise order group classify tidy
collect gather assemble amass hoard
share split divide distribute
join unite connect link merge
separate divide part split apart
change alter modify adapt transform convert vary
improve better upgrade enhance refine
increase raise boost grow more add higher
reduce lower decrease cut less fewer minimise shrink
ventilate ventilation air fresh breeze draught window airflow fan open
smoke steam fog mist vapour
screen tv television monitor computer laptop tablet device telly display phone
website blog forum online internet web social media facebook instagram
song music tune melody playlist album
novel book paperback literature story reading library
letter postcard card mail envelope
poster sign notice placard flyer leaflet banner
teacher tutor coach instructor trainer professor
policeman police officer cop guard
boss manager chief director head
worker employee staff colleague coworker
caretaker janitor cleaner concierge
farmer gardener grower
cook chef baker
actor singer dancer performer artist entertainer
customer client buyer guest visitor
child kid toddler pupil youngster boy girl teen
grandmother grandfather granny grandpa nan grandma grandad
neighbour resident tenant lodger flatmate
friend pal mate buddy chum
crowd group gang bunch
chess draughts monopoly scrabble domino card boardgame game
painting drawing sketch picture mural portrait
school class lesson classroom
office desk workplace
hotel hostel inn guesthouse
park garden lawn meadow green
forest wood woods jungle
beach coast shore seaside
river stream brook canal
lake pond pool
mountain hill peak summit
street road lane avenue path pavement
bridge tunnel underpass
money cash coin note cent penny euro dollar
price cost fee charge
prize reward award trophy medal
lamp light lantern torch bulb candle
mattress bed pillow blanket duvet
cup mug glass bottle
plate bowl dish saucer
bag sack pouch backpack rucksack
box crate carton case chest
broom brush sweep mop rake sweeping
vacuum hoover dust
rake blower sweep foliage leaf
paper sheet page card
pen pencil crayon marker
wood timber plank board
stone rock brick pebble
sand gravel salt grit
rope string cord thread
plastic foil wrap
glue tape adhesive sticky
paint varnish dye colour
water rain hose tap
fire flame match lighter
sun sunshine sunlight solar
wind breeze gust draught
snow ice frost
morning dawn early sunrise
evening night dusk late
weekend holiday vacation leave
daily everyday regular routine habit
never avoid refuse ban
quick fast rapid speedy swift hurry
slow gentle leisurely
small tiny little mini miniature
loud noisy noise
quiet silent silence
bright shiny glowing
dark dim gloomy
old ancient antique vintage
new modern fresh recent brand
strange weird odd unusual
ugly hideous
rich wealthy
expensive pricey dear
strong sturdy solid robust
weak fragile flimsy
safe secure protected
dangerous risky unsafe
easy simple
hard difficult
true real genuine
false fake pretend
forbid ban prohibit outlaw rule allowed forbidden
allow permit let permission
punish fine penalty sanction
reward treat bonus
rule law regulation
meeting conference assembly
party celebration feast festival
wedding marriage
trip journey tour excursion outing travel
guess animal riddle twenty question
imagine dream fantasy think mind
puzzle riddle quiz brainteaser
random chance luck lot lots lottery raffle draw dice die coin toss flip spin hat slip straw generator fate
rotate rotation turn alternate weekly rota cycle next
argue argument quarrel fight row dispute conflict clash shout insult angry anger feud squabble bicker yell
peace reconcile truce calm forgive forgiveness settle compromise mediate mediator mediation referee agreement
honest truth truthful frank open sincere lie liar lying
trust rely faith reliable confidence
accident crash injury hurt collision danger emergency
chaos panic confusion disorder riot turmoil
health healthy fit fitness sick illness doctor hospital
tired exhausted yawn sleepless insomnia sleep rest
love romance romantic couple marry marriage divorce flirt kiss date
pollution smog exhaust emission climate air clean environment
traffic jam congestion rush crowded car
price expensive inflation economy tax money rich poor wealth
unemployment unemployed job jobless career profession employment
fashion style clothes trend outfit design
law legal illegal court judge government politician parliament president
war army soldier weapon battle peace
harvest crop farmer farming field fruit reap pick orchard
share split half divide equal evenly fair fairly percent jointly portion
hunger hungry starve famine food
thirst thirsty drought water
float gravity fly weightless hover levitate
young old age ageing elderly youth
immortal death die grave funeral alive
forget memory amnesia remember
secret reveal privacy private expose gossip
equality equal fair justice unfair
lonely alone loneliness isolated company friend
bored boredom boring dull
crowd crowded queue packed full busy
layer pullover jumper sweater cardigan coat jacket scarf dress clothing woolly wrap sock clothes
hot warm heat boil steam expand warmth hairdryer
grip rubber glove towel cloth twist turn
lever pry spoon prise crowbar knife
tap knock hit bang bump smack
bury underground soil earth dig hole ground inter spade shovel capsule
keep indoors inside shut lock confine stay house enclosed
lace shoelace string twine cord ribbon yarn thread cable rope
tree oak maple chestnut linden avenue alley planting leafy shade shadow
colouring crayon pencil draw doodle paint scribble sketch
cappuccino espresso latte coffee cafe cup drink machine tea
remote control button press push
voice command speak listen assistant alexa siri
spring elastic stretch rubber bouncy flexible bend
fold collapsible foldable compact portable pocket
wheel roll roller caster trolley
self-cleaning automatic automatically automated automate itself robot
scan scanner barcode qr code
hologram projector project projection beam
pun wordplay joke funny witty
acronym abbreviation initials emoji symbol
rhyme poem verse haiku limerick poetry rap
include inclusion involve participate join together part
listen ear hear attention attentive
surprise secret unexpected astonish
priority prioritise urgent important order list
delegate assign responsibility share task duty chore chart
snack nibble chocolate biscuit cookie sweet nut fruit
break pause rest recess breather interval
stand upright standing feet
deadline limit date due
bump hump slow speed limit radar traffic
bench seat rest sit
fountain tap drinking water
toilet restroom loo wc
wifi internet hotspot online connection
market stall fair bazaar flea
concert gig festival event performance show
workshop course class lesson training
tour guide guided sightseeing walk
gutter drain pipe drainage flow
dam sandbag dyke flood barrier
windbreak hedge shelter wind
mulch compost straw bark cover
rainwater barrel collect tank butt cistern
irrigation drip sprinkler hose watering can
greenhouse tunnel cloche glass frame
pickle preserve jar ferment can vinegar
freeze freezer ice cube frozen
leftover reuse recycle second upcycle use
dry dried dehydrate sun
portion smaller half less plate
spice herb season seasoning pepper chilli salt garlic
sandwich toast bread wrap roll baguette
smoothie shake juice blend blender
route detour shortcut way path road
map gps navigation compass direction sign
local ask passerby stranger direction
window seat view landscape scenery look
podcast audiobook listen headphone music
eye contact smile nod wave
handshake greet greeting hello welcome
gate entrance door entry
key spare copy duplicate lock
locksmith door lock key
candle torch lantern flashlight lamp light power
battery charge charger solar power recharge
generator power electricity energy fuel
stairs climb step fitness exercise
bucket pail basin tub bowl
wet soak soaked drip dry
mould damp moisture humid humidity dehumidifier dry
draught gap seal insulate tape foam
smoke fire alarm extinguisher
mosquito insect net spray repellent
mouse mice trap cheese cat
bird scarecrow reflective cd tape owl
fox rabbit deer fence
bee flower honey pollinate wildflower
leaf raking blower heap
snow shovel salt sand grit clear
ice slip grit salt slippery
umbrella rain coat hood cape
hat sunscreen shade sun parasol
fan breeze ice cool air conditioning
blanket duvet sleeping bag cosy warm
tea hot drink soup cocoa warm
letter envelope stamp post postcard mail
diary journal log notebook write
voice message record audio memo
photo album picture collage scrapbook
video film clip record youtube
radio broadcast station programme
advert advertise advertising poster flyer campaign marketing
discount offer sale cheap coupon voucher
free gratis sample taste
loyalty card bonus point stamp reward
ticket entry admission fee
donation fund fundraise crowdfunding charity collect
sponsor company donate pay
hire staff employ worker student paid
student pupil class school project
retired pensioner senior elderly grandparent
club team group society join member
neighbour community local resident street
council petition mayor authority complain
expert professional specialist consult advice
app software program website online
rule agreement contract sign promise
ban forbid prohibit remove
fine penalty punish charge
reward prize bonus praise
competition contest race tournament prize
quiz question trivia riddle
bingo lotto raffle game
card deck poker game
hide treasure hunt search
sculpture statue art model
mosaic tile pattern wall
quilt patchwork sew fabric
necklace bracelet jewellery bead
puppet show theatre doll
mask costume disguise dress
kite fly wind string
boat raft sail float
tower castle build block
bridge plank cross
tunnel cave crawl
swing rope hang tree
slide slope slip
ramp slope wheel
shelf rack storage hook
drawer organiser divider box
label tag mark name sticker
colour code coloured paint tape
lamp shade lampshade light
vase flower bottle jar
planter pot tub grow
bookend shelf book
doorstop prop wedge
paperweight desk heavy
coaster mat pad
cushion pillow stuffing soft
rug carpet mat weave
curtain drape screen
frame picture photo
mirror reflect wall
clock dial time
bell chime ring
drum rattle percussion
flute whistle pipe
`
