/**
 * Words that stand for one another when an idea is said again. A line is a field, a slash parts its closer senses: ideas
 * of one word are the same only within a sense, longer ones within a field. A word may stand in several lines.
 */

/** Names and qualities: what an idea is about. */
export const thingFields = `
alarm / clock watch / timer hourglass stopwatch countdown
bed mattress bunk / bedroom / pillow cushion / blanket duvet quilt sheet cover
room chamber / flat apartment home house housing dwelling / cabin hut shed shack shelter
kitchen / oven stove cooker / bathroom toilet loo restroom washroom / cellar basement / attic loft / garage
door doorway entrance gate entry threshold / window pane glazing / wall / ceiling / roof rooftop / floor ground
garden yard courtyard allotment backyard / lawn meadow grass / hedge bush shrub / border flowerbed
flower blossom bloom wildflower flowery bouquet tulip rose daisy sunflower / plant houseplant fern greenery foliage vegetation / tree / seed bulb / leaf leaves / potted pot planter vase / herb basil mint
compost humus fertilizer fertiliser fertilise fertilize manure mulch / soil earth dirt / rot decay decompose
forest wood woodland jungle / timber log plank board / branch twig stick
stone rock pebble brick boulder / sand gravel / clay mud
water / drink beverage sip / rain shower drizzle / puddle pond pool lake / river stream / sea ocean beach
glass cup mug tumbler beaker goblet / bottle flask thermos jug pitcher carafe jar
desk workplace workspace workstation table counter / keyboard computer laptop screen monitor / chair seat bench stool sofa couch settee
cupboard wardrobe closet cabinet drawer locker / shelf shelves bookcase rack / box crate carton container bin tub bucket basket / bag sack pouch backpack purse tote
stand pedestal holder base mount
lamp light lantern bulb torch candle lighting illumination glow shine bright / sun sunlight sunshine sunny daylight / dark darkness shade shadow
fire bonfire campfire flame / firewood kindling / smoke ash
phone telephone mobile smartphone cellphone / call dial / text message sms / letter mail email envelope postcard
paper sheet card cardboard / note memo slip sticker label tag / poster placard banner sign signboard notice billboard / newspaper magazine newsletter / book novel notebook diary journal / library
picture painting image artwork mural canvas portrait / photo photograph snapshot selfie / drawing sketch doodle / art artist artistic painter / gallery museum exhibition exhibit exhibits / sculpture statue
song melody tune hymn / sing singing singalong chorus choir chant hum karaoke / music musical musician band orchestra concert / guitar piano drum flute instrument / radio playlist record
film movie cinema video / theatre theater stage drama / dance dancing disco ballet
story tale fable legend narrative anecdote / poem poetry rhyme verse / joke humour humor funny laugh laughter comedy silly / riddle puzzle quiz crossword trivia
game play toy / ball football basketball tennis / chess / dice card / competition contest tournament race challenge match / winner champion / team
money coin cash penny pennies cent / price cost fee / prize reward award trophy medal / gift present surprise treat / fine penalty toll / fund
cake pie tart pastry pastries sponge muffin cupcake / biscuit cookie / bread loaf toast sandwich / sweet candy chocolate dessert / bakery baker
food meal dish lunch dinner supper breakfast feast / snack / soup stew broth / salad / fruit apple berry berries / vegetable carrot / picnic barbecue
coffee espresso / tea / juice lemonade / beer wine
clothes clothing outfit dress garment / shirt jumper sweater / coat jacket / hat cap beanie / glove mitten / scarf shawl / shoe boot slipper sandal trainers / sock stocking
cloth fabric textile towel rag / rope string cord twine thread yarn / net mesh / ribbon
cat kitten / dog puppy / pet animal / bird pigeon sparrow / birdhouse nest nesting birdbox / bee insect bug butterfly / fish / horse
child children kid kids toddler youngster pupil / baby / parent mother father mum dad / grandmother grandfather grandparent granny grandpa
friend buddy mate pal companion / neighbour neighbor neighbourhood neighborhood / colleague coworker teammate / partner / stranger / guest visitor
group community club crowd / volunteer helper / expert teacher coach trainer tutor
school classroom class / lesson course workshop training / homework
shop store market stall kiosk / restaurant cafe canteen diner / office / hospital
street road lane avenue / path pavement sidewalk walkway trail / traffic / car vehicle automobile / bus tram / train railway / bicycle bike cycle / boat ship raft
wheel / cart trolley wagon / ladder stair stairs staircase steps / bridge / fence railing barrier
city town village
morning dawn sunrise / evening night dusk / winter snow ice / summer / spring / autumn
birthday anniversary / party celebration celebrate festival / wedding / holiday vacation
mirror / jewel jewellery jewelry necklace bracelet earring ring pendant / crown tiara
umbrella parasol raincoat / tent / hammock swing
pen pencil crayon marker chalk / paint ink dye / colour color colourful colorful
tool hammer spanner / knife scissors blade / machine robot device gadget / battery
machine / camera / microphone / speaker loudspeaker / bell chime gong buzzer
noise sound noisy loud / silence silent quiet quietly hush calm
smell scent aroma perfume fragrance / taste flavour flavor
voice speech / conversation dialogue discussion debate / question / answer
turn order sequence queue line row
plan schedule timetable calendar agenda / list checklist / reminder / habit routine ritual
rule law / vote poll / lottery raffle / bet wager
map atlas / treasure / secret / mask costume disguise
dream nap sleep doze / rest relax relaxation / yoga meditation meditate
health healthy fitness / exercise gym workout sport stretch / body
trash rubbish garbage litter waste junk
weight paperweight heavy ballast anchor
far away distant distance remote afar / near nearby close closer beside
hot warm warmth heat / cold cool chilly frozen freeze
rich / poor / cheap free gratis
fast quick quickly speedy / slow slowly
local regional / vocabulary / furniture / token baton / word / museum
together jointly / alone solo
fun joy happy happiness cheerful cheer / sad / angry anger
doorstop doorstopper stopper wedge
wood wooden / plastic / metal iron steel aluminium tin copper / rubber / leather / wool woollen cotton silk felt / foam
bag luggage suitcase / wallet / belt buckle / button zip zipper
magnet magnetic / spring coil / lever handle knob / hinge / hook peg hanger coathanger
brush broom mop vacuum sponge / soap shampoo detergent / bath bathtub shower / toothbrush toothpaste / towel napkin tissue
fridge refrigerator freezer icebox / microwave kettle toaster / pan saucepan frying / plate bowl saucer / spoon fork cutlery chopstick
egg omelette / cheese butter yoghurt yogurt / milk cream / meat sausage bacon / rice pasta noodle / potato tomato onion / spice salt pepper garlic / honey jam sugar / nut peanut
recipe cookbook / menu / ingredient / taste tasting flavour flavor / chef cook / appetite hunger hungry
lunchbox lunchtime picnic
eye sight blindfold / ear earplug headphone earphone / nose / mouth lip tongue / hand finger palm fist thumb / arm elbow / leg knee / foot feet toe barefoot / head forehead / hair beard / face / back spine shoulder / skin / heart
bracelet wristband / watchstrap / tattoo / makeup lipstick
doctor nurse medicine / wound bandage plaster
smile grin / hug embrace cuddle / kiss / wave / handshake / applause applaud clap cheering / compliment praise flattery kind kindness polite
fear scared scare scary afraid frighten spooky ghost monster / brave courage / shy / proud pride / curious curiosity / bored boredom boring / lonely loneliness / tired sleepy exhausted / patience patient
wish hope / luck lucky charm / thankful grateful gratitude
language word phrase vocabulary / alphabet letter / translation translate translator interpreter / gesture mime pantomime / nickname name title
number digit figure / calculate maths mathematics / score point points scoreboard leaderboard / level
idea concept notion thought / brainstorm brainstorming
meeting call conference / office workplace / boss manager chief chairman chairperson leader moderator facilitator / employee worker staff / job career / project / topic subject theme / deadline
hourglass egg-timer sandglass / minute / interval pause break intermission / schedule rota roster / queue
computer tablet laptop / internet online web website / email / app application software program / password code / data file folder / video stream webcam / emoji gif / blog post / podcast
robot drone / sensor detector / switch button / cable wire plug charger / solar panel / engine motor / wheel tyre tire / pump / fan ventilator / heater radiator
key lock padlock latch / keyring keychain / security burglar thief robber intruder / guard guardian watchman
bus driver conductor / passenger commuter traveller traveler / ticket fare / station platform stop / airport plane aeroplane airplane / luggage / route detour shortcut / seat / crossing zebra
cyclist biker / skateboard scooter rollerskate / pedestrian walker / driver
kite / balloon bubble / swing slide seesaw playground / doll puppet marionette / toy lego / marble / frisbee / skipping / hopscotch / jigsaw / treasure / magic magician trick / circus clown juggler juggling juggle / costume
goal goalpost / target bullseye / racket bat / net / referee umpire / athlete player sportsman / medal
tower pyramid castle fort fortress den / tunnel / maze labyrinth / statue monument / fountain / square plaza
museum display / exhibit / tour guide / tourist / souvenir / postcard
farm farmer / cow sheep goat chicken hen duck / barn stable / harvest crop / hive honeycomb beehive beekeeper / worm snail slug / frog toad / squirrel hedgehog rabbit fox / mouse mice rat / spider web
sky cloud star moon / rainbow / wind breeze windy windmill / storm thunder lightning / weather forecast / temperature thermometer
hill mountain / valley / cave / desert / island / field / coast shore
energy electricity power electric electrical / electricity / pollution climate environment environmental / recycle recycling upcycle upcycling reuse
heat insulation insulate / draught draft
leak drip / tap faucet pipe hose / sink basin / drain gutter / flood / barrel
dust crumb stain spill / mess messy clutter untidy / tidy neat / dirty / moth
rope leash lead / cage / bowl feeder / fur feather
pot pan lid / straw / tray coaster / tin can canister
frame picture frame / collage mosaic scrapbook / album / pattern stripe dot / design / logo / origami / pottery / jewel
light lamp lampshade chandelier / lighthouse / torch flashlight / reflector / neon / fairy lights
news report headline / interview / survey questionnaire / opinion feedback review suggestion / advice tip / instruction manual guide guidebook handbook
fact knowledge trivia / science experiment scientist laboratory / history / geography
hero heroine king queen throne prince princess knight / detective spy crime mystery clue / pirate / wizard witch / dragon / alien / robot
mission quest adventure expedition journey / trip outing excursion / route
nature wildlife natural / animal creature
charity donation / help aid assistance / favour favor / duty chore task errand / responsibility
government mayor police / flag / border
shape circle round ring loop / square triangle / spiral / heart / pyramid
top summit peak / corner edge / middle centre center / hole gap opening opening crack slot
mat rug carpet / curtain blind drape / tablecloth / lamp / vase / clock
size / weight heavy / soft fluffy cushioned / hard solid sturdy / sharp / smooth / sticky / wet damp / empty / full
sleeve collar pocket / lace shoelace / insole / heel
pencilcase stationery paperclip clip stapler / tape / eraser / ruler
surface plank ramp slope / step footstool stool / pedestal plinth podium / platform
barrier wall fence / screen divider partition / curtain / border
local resident inhabitant villager citizen townsfolk native townspeople / foreigner immigrant newcomer / tourist traveller
guide tour sightseeing sights / leader / route
factory factories industry industrial workshop / company business firm enterprise / manufacturer maker producer / customer client buyer shopper
umbrella brolly brollies parasol
ghost spook phantom spirit haunted spooky creepy / horror terror terrifying frightening scary / monster vampire witch zombie
footprint footstep outline silhouette / footmark track
expired mouldy rotten spoiled stale / fresh / leftover leftovers
date day deadline expiry / today tomorrow yesterday / weekly monthly daily
jungle rainforest / palm ivy cactus succulent moss / greenhouse nursery
lecture talk presentation seminar / speaker lecturer / audience listener spectator viewer
hospital clinic / patient ill sick / medicine pill drug
church temple mosque / prayer pray / priest
prison jail / judge court / crime criminal
army soldier war / peace peaceful
actor actress performer / role character / script / rehearsal rehearse / applause
writer author poet novelist / reader / chapter page / bookshop / spelling
sketchbook canvas easel / brush paintbrush / palette / spray graffiti
tattoo henna / nail polish / perfume / wig
swimming swimmer pool / surfing surf / diving / fishing fisherman / rowing canoe kayak
skiing ski sledge sled / snowman snowball / icicle
hiking hike hiker trek / camping camp camper / backpacker
cycling / jogging jogger / running runner / yoga pilates aerobics / dumbbell barbell
gardening gardener / farming / seedling sprout / compost / watering can
baking / cooking / grilling / tasting / cookery
knitting / sewing / crochet / embroidery / needle / patchwork
woodwork carpentry carpenter / pottery potter / weaving / handicraft craft handmade homemade
plumber electrician mechanic repairman / postman courier / cleaner janitor caretaker / waiter waitress barista / hairdresser barber / cashier
police policeman policewoman officer / firefighter fireman / lifeguard
twin sibling brother sister / uncle aunt cousin relative relatives family families / son daughter / husband wife spouse
grandchild grandchildren grandson granddaughter / elder elderly senior pensioner / adult grown-up
baby infant / teenager teen adolescent youth
birthday cake / candle / balloon / confetti / streamer garland bunting / firework
christmas easter halloween / santa / pumpkin
luck / horoscope / tarot / fortune
rumour rumor gossip / secret confidential / privacy private / public
password / lock / code / riddle
rocket spaceship astronaut / planet / satellite / telescope
microscope magnifier / compass / thermometer / scale
violin cello / trumpet trombone horn / harmonica accordion / xylophone / whistle / tambourine
lullaby / anthem / rap rapper / opera / jazz rock pop
queue jumping / crowd / traffic jam / parking
petrol fuel gas / charger / exhaust
pocket / apron / uniform / tie scarf / gown robe / pyjamas pajamas nightgown
glasses spectacles sunglasses goggles / helmet / armour armor / cape cloak
chain / bracket / wire / spike / blade / pole rod post pillar / beam / pipe tube
sponge / foam / bubble wrap / cotton wool / felt
cork stopper plug / lid cap / jar
toothpick skewer / peg pin needle / staple
letterbox mailbox postbox / doorbell / doormat / doorknob / porch / hallway corridor hall
balcony terrace patio veranda / elevator lift escalator / stairwell / banister handrail
playground sandpit / treehouse / swing
bottleneck / funnel / filter / sieve strainer
insulate insulation / soundproof / cushioning / padding
grandstand / stadium / arena / pitch
shade / awning / canopy / umbrella
dawn / noon midday / midnight / weekend / holiday / season
monday / tuesday / wednesday / thursday / friday / saturday / sunday / weekday
january / february / march / april / may / june / july / august / september / october / november / december
`

/** Deeds: how it is done. They say less about which idea it is. */
export const deedFields = `
tie bind lash knot / fasten attach fix secure affix mount clamp clip pin strap / glue tape paste / nail screw bolt / hang suspend dangle
throw toss chuck fling pitch cast lob hurl flip shoot
hold grip grasp clutch grab catch / carry haul lug bring transport deliver fetch
keep store stash save preserve / hide conceal bury
cut slice chop saw trim carve / break smash crush tear rip shred
build construct assemble erect craft / create produce invent design / sew knit weave crochet
convert transform change alter / repair mend restore / decorate adorn ornament
write scribble jot / draw paint sketch / print stamp / read
speak talk chat converse say tell discuss / ask / shout yell scream / whisper / explain teach instruct / learn study memorise memorize practise practice
listen hear / look see watch view observe / show display present exhibit demonstrate / perform act
move shift / push shove press / pull drag tug / lift raise hoist / roll / spin rotate / shake / slide
walk stroll wander hike march / run jog sprint / jump hop leap skip / climb / ride / travel
open unlock / close shut lock seal / block obstruct bar prevent
cook bake fry roast boil grill / eat nibble devour munch / pour / mix stir blend
clean wash scrub wipe polish rinse / dry / wet soak
buy purchase / sell / pay / donate / lend borrow / share swap exchange trade / hire rent
give offer hand pass
collect gather accumulate / sort organise organize arrange / count measure
grow cultivate sow / pick harvest / feed nourish
invite welcome greet / meet gather / join / visit / thank
protect guard shield / cover wrap
support prop stabilise stabilize brace / stack pile heap
remind / remember recall / forget
guess / imagine pretend
wake awaken / switch
light ignite kindle
balance wobble tilt / level steady steadily / lean rest rest
fill stuff pad padding / empty drain
press squeeze squash crush / flatten / fold bend crease / roll curl / twist wind
scratch rub / tap knock drum beat / pat stroke
count number / compare / rate judge rank / choose pick select decide
win beat defeat / lose / compete race / bet
learn rehearse / test quiz examine / repeat recite chant / remember memorise / spell / translate
bury plant dig / water sprinkle spray / rake sweep mow / prune
hide seek search hunt scavenger / discover explore / follow trace
attract lure tempt entice invite / scare deter repel chase shoo / catch trap
surprise amaze astonish / tease prank / entertain amuse / comfort console soothe / encourage motivate cheer / inspire / calm
send post mail ship dispatch / receive / forward / deliver drop
record film tape capture / play replay / publish broadcast / announce declare proclaim / advertise promote
sleep nap doze snooze / wake awake rise / rest relax unwind / wait linger / breathe
dress wear / undress / disguise / swap
swim float sail row / dive / sink / splash
drive steer park / ride / fly / land / arrive / depart
warm heat / cool chill / freeze / melt / dry / burn
play fiddle toy / dance / sing hum whistle
sit perch crouch squat / stand / lie recline / kneel
drink sip gulp swallow / eat / chew / taste try sample
smell sniff / touch feel / hear
ban forbid prohibit outlaw / allow permit / force require oblige demand / punish fine / reward
limit restrict reduce cut lower / increase raise / double multiply / stretch extend
remove eliminate discard delete / throw bin dump / replace substitute swap / empty / skip omit
combine merge mix join unite / split divide separate / arrange order
reverse invert flip swap / turn rotate
connect link / charge recharge / switch toggle / press
measure weigh / time / track log note mark tick / label tag
complain grumble moan / argue quarrel / apologise apologize / thank / praise / agree promise pledge commit
vote elect choose / volunteer / organise arrange plan
frighten scare spook terrify
narrate tell recount recite / invent imagine
trace outline draw mark / chalk
date label stamp
greet welcome / introduce / chat talk / flatter
guide lead show escort accompany / tour
request ask beg / answer reply respond / refuse reject
vanish disappear / appear / fade
need require / want desire / prefer
manufacture produce / sell / advertise
bark meow / growl / chirp tweet
blow inflate / puff / suck
celebrate party / congratulate / toast
relax chill unwind
shine glow sparkle glitter twinkle blink flash flicker
smear spread rub / spray sprinkle / dip
stare gaze glance peek peep / wink
trip stumble slip / slide skate
bounce rebound / juggle / dribble / kick
stab poke prick pierce / drill bore
sharpen grind / sand polish smooth
sow plant / prune trim / weed
gather meet assemble congregate / chat
imitate copy mimic / pretend impersonate
recruit enlist enrol enroll employ hire / attract entice lure / join
red scarlet crimson / blue navy / green / yellow golden / orange / purple violet / pink rosy / white pale / black dark / brown / grey gray silver
big large huge giant enormous tall high wide long / enlarge increase / small tiny short low mini
`

/** They may stand in any idea, and so tell none from another. */
export const lightWords = `
people person human somebody someone everybody everyone anybody anyone nobody man men woman women guy folk lady ladies
thing stuff item object way time day week month year hour minute moment place spot area part piece bit side end
good nice great new old little full whole main
better best greatest least less fewer
put set lay place take come want need try help let begin start stop turn become serve act work function happen keep
give have hold mean may might cannot shall
now always never whenever often sometimes usually inside outside outdoors indoors out onto top bottom front back middle
under above across behind beneath below between among past over round per via during towards toward against within
upon beyond beside near nearby next
first second third two three four five six seven eight nine ten half double once twice several
not no without allow add provide find leave until along extra different various certain special specific simple simply
really whoever wherever however while since because still yet also instead able position world life real useful purpose
own main kind idea problem solution answer another upcoming towards please get
`
