/** Said to fill a box, not to answer. An idea is filler when all of its words stand here or below, and one stands here. */
export const fillerWords = `
idk dunno lol lmao rofl omg wtf tbh brb haha hahaha hehe blah bla blabla meh hmm hm umm uhh uh um er erm eh ah oh huh
wow nah duh yay okay ok yes yeah yep nope none nil null na anything whatever whatsoever stuff test testing tester foo
baz abc abcd xyz idea ideas answer answers solution solutions solve problem problems filler previous again anymore
lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor nothing everything cannot gonna wanna gotta
awesome amazing cool great nice best better bad boring dumb stupid lame spam clue thinking typing zero one two three
four five six seven eight nine ten first second third fourth fifth sixth seventh eighth ninth tenth yet know think
thought interesting obvious probably definitely another here now more extra next same above before enough done
incididunt ut labore et dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ea
commodo consequat duis aute irure reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
occaecat cupidatat proident sunt culpa qui officia deserunt mollit anim id est laborum
foobar foob qux quux hallo helo hiya howdy yo yada wuff woof meow moo wau grr argh aargh ugh ouch oops hooray yippee
nicer nicest coolest greatest worse worst awful terrible fantastic wonderful brilliant sucks sux
hate forth eleven twelve thirteen fourteen fifteen hundred thousand million eins zwei drei vier deux trois tres
lazy finally almost somehow anyhow nobody yourself myself hungry solved improve improvement
fuck fucking fucked shit bullshit damn damned crappy stfu piss pissed bastard bitch arse asshole dick
nein weiss nicht keine ahnung nichts nada rien niente sais quien sabe egal
chatgpt gpt je ne pas se
ditto likewise idem unknown undefined untitled tbd tba tbc wip todo ideally ummm errr hmmm pls plz thx ty np fyi imo
finished please sorry thanks thank hello hi hey opinion comment imagination still left kind possible maybe random asap
sure true false placeholder dummy gibberish nonsense copypaste
`

/** They fill beside a word of the above; alone, or with each other, they can be an answer. */
export const fillersBeside = `
box see blank empty slot fill end last run skip pass bar time remember number word words text sentence no not bye perfect
simple easy different creative original unusual useful hard good finish there way bored tired thing type write writing ad home leave alone stop app
change find found fix look search say said repeat copied go give quit thing question screw someone somebody people must
should
insert enter point points score care guess help fun world work game submit want need say anybody out moment head brain
mind come sample example copy paste man bro dude mate buddy
`

/** Phrases that make filler of an idea whose every word can fill. */
export const fillerPhrases =
  /\b(do(n['’]?t| not) (care|know)|who cares|fill(ing)? (in )?(this|the|a|another) (box|slot|space)|(some|more|any) (more )?(text|words?)|(this|that|it) is|(an)?other one|one more|skip (this|it)|pass on this|give up|type something|write something|something to (say|write)|as (i|he|she) said|leave me alone|help me|go home|what to (do|say|write)|find (a|another|some) way|look it up|(that|what) i said|(stop|end) (now|this|here)|is (it|this) over|do (less|more|something|anything))\b/iu

/** Advertising: an idea with such a phrase is none, however it goes on. */
export const advertisingPhrases = [
  'click (here|below|now|(on )?(this|the|my) (link|button))',
  '(buy|order|act|apply|call|sign up|register|subscribe) now',
  'free (money|cash|iphone|followers|download|trial|gift card)',
  '(best|lowest|unbeatable) (price|deal)s?',
  '(limited|special|exclusive) (time )?offer',
  'limited stock|while stocks last|hot deals?|risk[ -]free|no obligation|money back guarantee|100 ?% (free|guaranteed)',
  'cheap (pills|watches|meds|loans|viagra)|viagra|online (casino|pharmacy)|hot singles|crypto giveaway',
  '(make|earn) (money|cash|\\$?\\d+) (fast|online|from home)|work from home and earn|get rich quick',
  'subscribe to|like and subscribe|smash that like|follow (me|my)|check out my',
  'visit (my|our) (site|website|page|channel|shop|store)|(promo|discount) code|you (have )?won',
  'win a free|double your (money|bitcoin)|lose (weight fast|\\d+ (pounds|kilos|kg))',
  '[a-z0-9-]{3,}\\.(com|net|org|ru|biz|info)',
]

/** Recited without a thought of the problem: what is left of an idea beside such lines decides whether it is one. */
export const recitedLines = [
  'the quick brown fox|(quick )?brown fox|jump(s|ed)? over the lazy dog|the lazy dog',
  'happy birthday to (you|me)|we will rock you|hey jude|never gonna give you up|we are the champions',
  'all you need is love|yellow submarine|dancing queen|is this the real life|somewhere over the rainbow',
  'jingle (all the way|bells)|silent night|last christmas|row your boat|twinkle twinkle( little star)?|old macdonald',
  'baa baa black sheep|humpty dumpty|itsy bitsy spider|incy wincy spider|london bridge is falling down|eeny meeny',
  'mary had a little lamb|frere jacques|roses are red|violets are blue|wheels on the bus|if you.?re happy and you know it',
  'to be or not to be|once upon a time|may the force be with you|hakuna matata|winter is coming|hello world|knock knock',
]
