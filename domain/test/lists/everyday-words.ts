import { ideasOf } from './read-lists.ts'

/** Words that people say every day: none of them may be taken for filler or mash. */
export const everydayWords =
  `tree hat wipe labor cake dye care home leave search find change people app give say game work fun world help cat dog
  bird fish horse mouse goat sheep duck bee ant worm spider frog snake lion bear wolf fox rabbit egg milk bread butter
  cheese soup salt sugar pepper honey apple pear plum lemon berry nut bean rice corn potato onion carrot salad meat
  sausage pizza pasta sauce jam tea coffee juice beer wine water ice cup mug plate bowl pot pan spoon fork knife bottle
  glass jar lid tap sink oven stove fridge table chair bench sofa bed lamp candle light mirror clock watch picture
  frame shelf box bag basket bucket barrel chest drawer cupboard curtain carpet rug mat pillow blanket towel sheet soap
  brush comb sponge broom mop bin door gate wall floor roof window stairs ladder fence garden lawn flower rose seed leaf
  root branch bush grass weed wood forest hill rock stone sand mud river lake sea beach wave island bridge road street
  path park square market shop school office library museum church tower castle station train bus tram car bike boat ship
  plane wheel engine bell horn map ticket key lock rope string thread needle button zip pin nail hammer saw drill glue
  tape paint ink pen pencil chalk paper card letter note poster sign flag book page story poem song music drum flute
  guitar piano dance film photo camera radio phone screen computer printer robot battery cable plug switch magnet spring
  bar run skip end look stop copy paste score point move head brain mind man mate buddy moment thank think know
  remember number text type question comment opinion clue dummy blank slot screw fill enter insert sit
  coat jacket shirt dress skirt trousers sock shoe boot glove scarf belt ring crown mask wig tie umbrella tent
  ball doll kite puzzle dice swing slide pool toy cards prize party gift balloon cake candle choir club team friend
  neighbour teacher nurse doctor cook farmer baker clown king queen child baby mother father sister brother uncle aunt
  mum dad zoo sun moon star sky cloud rain snow wind storm fog fire smoke heat night morning evening summer winter
  walk jump climb swim sing draw write read sell buy borrow lend share swap trade throw catch hide build break cut fold
  bend roll push pull lift carry hang dig plant grow pick bake boil fry freeze melt burn wash dry clean sweep sew knit
  weave tear wrap pack open close shut knock ring whisper shout laugh smile cry sleep dream wait rest hurry learn teach
  ask tell promise apologise invite visit greet hug kiss forgive wish guess count measure weigh compare mix shake
  stir pour spill float fly drive ride park pay save spend win lose wipes labors hats trees haters wiped
  dyed esters lores anima amends pause noses dieting`.split(/\s+/)

/** Short answers with words that also stand in filler, or that look like mash. */
export const honestIdeas = ideasOf(`
  find another way home | search for another app | find a way | find another home for it | give thanks
  | say sorry and leave | leave a thank you | think alone | find something to say | qigong ball | grrr monster
  | ask another person | change the game | say hello first | stop here | another box | take another look | thank them
  | thank you card | help people now | more fun for all | a game for everybody | sit here | remember their names
  | text a friend | run home now | pass it on | skip every second one | go first | be kind | write another word
  | guess the word | move your head | an extra bar | think twice | ask for help | care more | work less | find nobody
  | copy the best | a fjord | burqa | brrr coat | zzz sign | oxygen | flights | pdf | the djs | a cooler | attest it`)

/** Said of the test and not of a problem: one for every phrase of the talk in `content/lexicon/fillers.ts`. */
export const emptyTalk = ideasOf(`
  and stuff | test it | cool | solve it | improve it | I don’t know | dont care | who cares | who knows | no clue
  | no comment | no opinion | no answer | no imagination | for no reason | I can’t think | let me think | I know
  | I think so | nothing comes to mind | out of ideas | out of words | what to say | what else can I do
  | what should I write | nothing to add | something to say | some more text | type something | write something here
  | enter text | insert your answer | fill this box | filling in another slot | copy and paste | see above | foo bar
  | a good answer | the best answer | my answer | another answer | next question | stupid question | this is so hard
  | it’s easy | I am just tired | im done | when is this over | is it over | I hate this | can I stop now
  | may I go home | I want to leave | I want to go home | I give up | I quit | leave me alone | the end | last one
  | so bored | number three | i hate this app | stop now | yet another one | skip this one | pass on this | as I said
  | what she said | please help me | I need help | thank you so much | thanks, thank you man | sample text
  | dummy answer | whatever man | come on mate | whatever works | goodbye | bye bye`)
