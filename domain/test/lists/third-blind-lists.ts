import { trialsOf } from './read-lists.ts'

/** Written after version 4: with the missed one below eight, seven of them in order at once. */
export const thirdBlindTrials = trialsOf(`
You only have one knife, and four people want to help you cook. What can the others do?
knife | one knife | four people | knife knife | cook cook | help | help help | others do | they do | do cook
wash the vegetables | clean the veg | rinse the salad | scrub the potatoes | get the dirt off the carrots | hold greens under the tap | cleaning everything before I cut | the lettuce has to be washed | water bath for tomatoes and so on | make the leeks clean
stirring | washing | music | tables | peeling | tasting | wine | dishes | stories | dessert
tear the herbs and the lettuce by hand into a big bowl | one reads the recipe aloud like a thriller | set the table with candles and folded napkins | mash garlic with a stone from the garden | go and ring at the neighbour's for three more blades | Crush biscuits in a bag with a bottle for the cheesecake | play guitar on the window sill and take requests | knead dough for flat bread and bake it in the pan | the youngest tastes the soup and says what is missing | Do the washing up straight away so we can all sit afterwards

A bridge to your village is closed for a month. How do people get across the river?
bridge | closed | closed bridge | river | across | across river | people river | village bridge | month | month month
by boat | a little ferry | row over | somebody rows them across | take a rowing boat | a raft that goes back and forth | shuttle by motorboat | canoes for everybody | fisherman carries them in his barge | paddle to the other bank
boats | swimming | detour | rope | helicopter | raft | ice | tunnel | kayak | stilts
the fire brigade ferries pupils at seven and at two in its rubber boat | string a thick rope and pull a raft along it | move in with friends on the other bank and cook for them as rent | Farmers drive everyone round by the mill on hay wagons | build a narrow foot path from scaffolding with the army's help | work from home that month and meet colleagues on screens | wade through at the shallow spot by the willow in the dry weeks | hang a gondola from the old cable of the quarry | Shop once a week in bulk and share lifts on a list at the bakery | make a festival of it with swimmers carrying letters

You never finish the books you start. What could get you to the last page?
book | books | last page | page page | finish | never finish | finish books | start | start finish | the end
read with a friend | start a book club | meet others who read the same one | a reading group | talk about each chapter with somebody | join a circle of readers | have a partner who reads along | reading together once a week | discuss it in company | find people for shared reading
deadline | audiobooks | chocolate | club | bookmark | holiday | bed | bets | comics | glasses
read the last page first and then find out how it came to that | cut the volume into ten booklets that fit in the coat pocket | bet a dinner with my aunt that I am through by easter | leave the phone in the letterbox and sit in the bath with it | choose thin ones, nothing above a hundred pages | hear it while ironing, read by an actor with a warm voice | Give away the ones that bored me after thirty pages without shame | meet three friends each month with cheese and argue about it | hide a banknote near the end before I begin | same chair, same tea, twenty minutes after lunch

Your flatmate never does the dishes. How could you change that kindly?
dishes | dirty dishes | flatmate | dishes flatmate | never | never ever | change | change that | kindly | kindly kindly
talk to him about it | have a calm conversation | tell her how you feel | speak openly | say it in a friendly way | mention the problem over tea | a frank chat in the evening | discuss it honestly | bring up the subject without anger | let him know in nice words
rota | music | dishwasher | praise | dice | notes | paper | humour | cake | rewards
Put on disco music and do them together for exactly two songs | paint a wheel with names and turn it on sunday | one plate, one cup, one fork each in your own colour | I cook, you wash, and on wednesdays the other way round | ask whether the smell of the sponge bothers him and buy gloves | buy an old machine from the small ads and split the price | write a little thank you from the saucepan when it was cleaned | invite his mother for dinner on a day when it's his turn | swap it for a chore he hates less, such as the bins | Throw dice each evening, the lowest number gets wet hands

At a long wedding the children get bored. What could the guests do?
wedding wedding | long wedding | bored children | guests | guests guests | kids | bored kids | so bored | bla | wedding bla
hire a magician | magic show | somebody does tricks | let a conjurer perform | an uncle with card tricks | conjuring for the little ones | make coins vanish and rabbits appear | a wizard comes by | show illusions | pulling rabbits out of a hat
games | balloons | cinema | drawing | magic | sweets | dancing | bubbles | football | stories
give each kid a cheap camera and a list of things to snap | a table cloth of paper with crayons at every seat | Uncle Ben does card tricks between the soup and the roast | let them hand round the cake with chef hats on | a tent in the garden with films and popcorn for after dark | treasure hunt where each guest knows one clue | teach them the bride's favourite dance for a show at nine | a babysitter with soap bubbles under the apple tree | collect wishes for the couple on stones and paint them | Race the grandparents in sacks across the lawn

A noisy building site will be in your street for two years. How could the street make the best of it?
noise | noisy | noisy street | building site | two years | site | best of it | make the best | bla street | boom boom boom
watch the builders | look at the diggers through a window in the fence | holes to peep at the work | a platform for watching the cranes | let children see the machines | viewing spot for the site | peek through the boards | observe what they build | benches facing the excavators | gaze at the crane from a terrace
murals | earplugs | snacks | tours | cranes | concerts | compensation | photos | moving | sand
sell coffee and rolls to the workers from the ground floor window | paint the fence with all the kids of the block in may | Get free tickets for the pool during the loudest weeks | cut round peepholes for small and tall people | drum group that plays along with the hammers on friday noon | ask for the left over sand and make a beach volley court | a time lapse film from the roof for the opening party | swap flats with students who sleep by day anyway | no drilling before nine, agreed with the foreman over a beer | collect the odd finds from the ground in a small showcase

What if every person had a tail? What would be different?
tail | tails | a tail | tail tail | person tail | every tail | different | everything different | so different | woof tail
trousers need a hole | clothes would have an opening at the back | tailors cut a gap in each pair of pants | jeans with holes | fashion makes room for it in skirts | garments get a slit behind | underwear with a third opening | all clothing must be changed with a hole | pants come with a zip at the rear | dressmakers sew slots
chairs | trousers | balance | fashion | shampoo | doors | flirting | climbing | jewellery | accidents
chairs get a slot in the back and cinemas sell wider seats | You can see at once who lies because the tip twitches | hairdressers open a second room with tiny combs | people hang from bars on the bus and read with both hands | schools forbid pulling, there is a whole paragraph on it | lovers entwine them under the table instead of holding hands | doors close slower, hospitals see many squeezed ends | sprinters take the bend faster since they balance better | in winter grannies knit long thin warmers with bells | a wag counts as a vote in parliament
`)

/**
 * Their rewording is still taken for ten ideas, because its words meet in no field. All else about them holds. A test
 * fails as soon as one comes out right: it then moves up to the others.
 */
export const missedTrials = trialsOf(`
Every morning you search ten minutes for matching socks. How could you stop this?
sock | socks socks | no socks | sockssss | matching | matching matching | ten minutes | every morning | morning socks | stop
only buy black ones | get twenty identical pairs | all socks the same colour | have just one kind | wear the same model always | if they're all alike you needn't look | purchase a single type in bulk | throw out the rest and keep one sort | every sock equal to the others | uniform stockings for every day
sandals | pins | boxes | labels | sorting | tights | evening | basket | barefoot | clips
clip each pair together with a clothes peg before it goes in the wash | declare odd pairs a fashion and start a club at school | buy thirty black ones and give all the others to the dog | Lay out the outfit at night over the back of a chair | sew a little number inside with red thread | go barefoot in sandals from april to october | Let the little sister play memory with them for a coin per pair | hang a line with seven pairs across the wall, one for each weekday | teach grandma's trick of rolling them into a ball | store those without a mate in a jar and make hand puppets in winter

The stairs creak and wake the baby at night. How could everybody get up without noise?
creak | creak creak | baby baby | stairs | night stairs | no noise | noise no | get up | wake wake | shhhh
only step on the edges | walk along the side of the stairs | keep to the wall | put your feet at the margin | tread near the banister, not in the middle | the rim doesn't make a sound | use the outer part of each step | stay close to the side | place the foot where the board is fixed | avoid the centre of the boards
socks | carpet | ladder | screws | crawling | powder | hammock | lift | wool | jumping
rub soap into the gaps between the boards on a saturday | put the cot downstairs in the kitchen until spring | sleep on the sofa so that nobody needs to go up | mark the loud spots with red tape and make a secret path | Let grandpa screw the treads tight from below | play the sound of the sea from a small box in the nursery | slide upstairs? no, but a rope ladder outside for the teens | wear thick felt slippers that wait at the bottom | get him used to it, march up and down by day | lay a long runner made of old blankets

Our sunday football team only has seven players left and may have to close. How can we save it?
this is boring | why do i have to do this | i hate this | can i stop now | so stupid | not doing it | when is this over | im tired | leave me alone | next please
find new players | recruit more people | get some extra members | new folks should be signed up | look for others who want to join | bring in fresh footballers | the squad needs to be enlarged | more players | win additional men and women for the side | ask around till weve got enough people to play
posters | merger | women | futsal | friends | beer | facebook | students | sponsor | veterans
join up with the team from the next village and play under a double name | switch to a five a side league where seven is plenty | put up posters in the refugee centre and lend out boots | let the wives and daughters play and register as a mixed club | offer a free sausage and beer after the match to any newcomer | move kick off to wednesday night since most dads are busy at weekends | make funny clips of our worst misses and post them on instagram | ask the factory boss to sponsor shirts if his workers get a try out day | start a walking football group for over sixties on the same pitch | pull a random spectator onto the field for ten minutes each game
`)
