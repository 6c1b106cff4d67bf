import { listsOf } from './read-lists.ts'

/** Honest lists without small words, whose words lie far apart. Written before the rule of salads was changed, and not fitted on. */
export const clippedLists = listsOf(`
The bus is late again and ten people wait in the rain. What could make the wait pleasant?
umbrella lending rack | cocoa machine, coin slot | puddle jumping contest | warm bench, heated by bakery exhaust | song requests, busker | bingo cards with passing cars

What could an old bathtub become in a garden?
herb bed, drain already there | frog pond with stone steps | sofa, one side sawn off | outdoor bath, candles, stars | compost worm hotel | toboggan for grandchildren

Your neighbour practises the trumpet at midnight. What could you do?
earplugs gift with ribbon | duet, buy drum kit | mute cork and felt pads | swap bedrooms, library corner | concert Sunday afternoon instead | basement key, egg cartons

How could a supermarket make queues fun?
riddle screen above conveyor belt | slow lane for chatting pensioners | tasting spoon, new cheese | cashier guesses recipe from trolley | marble run dividers

Find uses for a hundred corks.
bath mat hot glue | dartboard number grid | mouse house floor tiles | stamp set potato style | fishing floats painted red | pin board

How could a classroom feel less like a classroom?
hammocks, rugs, low lamps | kitchen smell, bread Friday | pupils' mugs shelf | no front, four corners | hens outside window | bell replaced by gong

What could you do with a room full of balloons?
static hair museum photographs | pop race blindfold | pillow fight replacement | weather balloon camera launch | secret vouchers inside | ceiling wishes strings

What would make Monday mornings nicer?
pancake breakfast team kitchen | late start ten o'clock | dog visit office | silence until coffee finished | postcard from Friday self | swim before work lake

How could a family use less water without noticing?
bucket under shower warm up | rain barrel toilet flush | two minute song timer | pasta water tomatoes | half moon bath ducks line

A museum has one empty wall. What belongs on it?
visitors' height marks dates | mirror labelled portrait, today | stolen painting's shadow outline | children's complaint letters framed | live pigeon camera roof | guard's own drawings

What could you do with a broken piano?
keys coat hooks hallway | bar counter bottles lights | wine rack frame | raised vegetable bed | chicken coop with pedals | wire sculpture strings

How could strangers on a train begin to talk?
sticker green open, red quiet | crossword shared window large letters | sweets tin one rule | conductor reads lost property aloud | chess table foldable magnets

What could a village do with an empty church?
climbing hall, ropes from beams | skate bowl nave | village freezer and bakery oven | bat sanctuary night tours | choir karaoke winter | swimming pool, altar diving board

How could you remember everyone's name at a party?
rhyme plus hat | draw faces napkin | repeat, toast, clink | swap shoes story | name poem fridge magnets | borrow host's dog tags

How could a park become safer at night?
chestnut stall until two | dog walkers rota whistles | glow gravel paths | chess players lamps | moon festival weekly | bushes trimmed knee height

Invent a present that costs nothing.
lullaby recorded grandma voice | tree shadow at four map | promise coupon silence hour | family recipe handwritten | haircut attempt | window view swap

What could you do with one old shoe?
cactus pot | mouse palace mailbox | door wedge | lost twin poster campaign | hammer emergency | bird feeder lace hanging

What could keep crows off the cherries?
mirror mobile CDs | toy owl moved daily | early harvest neighbours paid cherries | decoy tree mulberries hedge | radio talk show | cat named Scarecrow

How could a long flight go faster?
stranger interviews aisle | origami safety card zoo | clouds animal scoring | nap exchange shoulder | postcard writing to yesterday self | stretch class row thirty

What else could a traffic light tell people?
hum tune old crossing | tea break amber | compliment pedestrians green | poem red ninety seconds | weather umbrella symbol | birthday of street

How could a hospital corridor be friendlier?
painted footprints animals | grandmother volunteers knitting chairs | window boxes herbs sniff | therapy donkey Thursdays | doctors' baby photographs quiz

What could you build from fifty cardboard boxes?
castle drawbridge string | maze cats blindfold | robot choir cereal heads | shadow theatre torch | igloo reading cushions | pyramid bowling

Why might a cat refuse to come home?
second family better tuna | mayor election campaign | vacuum cleaner grudge | hedgehog love affair | moon observation duty | new collar embarrassing

What would you do with an extra hour a day?
nap hammock | letters grandma ink | bread sourdough patience | neighbour's piano lessons | walk nowhere phone off | nothing, officially
`)
