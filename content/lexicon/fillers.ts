import type { FillerLists } from '@app/domain/scoring/fillers'

/**
 * Said to fill a box, not to answer. An idea is filler when all of its words stand here or below, and one stands here.
 * Words are compared as they are written, not by stem: "hate" must not take a hat, nor "tres" a tree. What names a
 * thing or a deed that could be an answer stands in a phrase instead, or not at all: "stuff it" says nothing, "stuff
 * the chair" does.
 */
const words = `
idk dunno lol lmao rofl omg wtf tbh brb haha hahaha hehe blah bla blabla meh hmm hm umm uhh uh um er erm eh ah oh huh
wow nah duh yay okay ok yes yeah yep nope none nil null na anything whatever whatsoever tester foo baz abc abcd xyz
idea ideas solution solutions problem problems filler fillers previous again anymore nothing everything cannot gonna
wanna gotta awesome amazing great nice best better bad boring dumb stupid lame spam thinking typing zero one two three
four five six seven eight nine ten yet thought interesting obvious obviously probably definitely here now more extra
next same above before enough done
lorem ipsum dolor amet consectetur adipiscing elit sed eiusmod tempor
incididunt ut labore et dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ea
commodo consequat duis aute irure reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
occaecat cupidatat proident sunt culpa qui officia deserunt mollit anim id est laborum
foobar foob qux quux hallo helo hiya howdy yo yada wuff woof meow moo wau grr argh aargh ugh ouch oops hooray yippee
nicer nicest coolest greatest worse worst awful terrible fantastic wonderful brilliant sucks sux
forth eleven twelve thirteen fourteen fifteen hundred thousand million eins zwei drei vier deux trois tres
lazy finally almost somehow anyhow nobody yourself myself hungry improvement
fuck fucks fucking fucked shit bullshit damn damned crappy stfu piss pissed bastard bitch arse asshole dick
nein weiss nicht keine ahnung nichts nada rien niente sais quien sabe egal
chatgpt gpt je ne pas se
ditto likewise idem unknown undefined untitled tbd tba tbc wip todo ideally ummm errr hmmm pls plz thx ty np fyi imo
finished please sorry thanks hello hi hey bye still left possible maybe random asap sure true false placeholder
gibberish nonsense copypaste
`

/** They fill beside a word of the above; alone, or with each other, they can be an answer. */
const beside = `
last word words sentence no not perfect simple easy different creative original unusual useful hard good bored tired
thing someone somebody must should bro dude another hate
first second third fourth fifth sixth seventh eighth ninth tenth
`

/** Said about the test and not the problem: what is left of an idea beside such talk decides whether it is one. */
const talk = [
  'stuff|test(s|ed|ing)?|cool|solve[sd]?|improve',
  "do(n['’]?t| not) (care|know)|who (cares|knows)|no (clue|comment|opinion|answer|imagination|reason)",
  "(can['’]?t|cannot|let me) think|i (know|think)( so)?|(comes?|came) to (my )?mind|out of (ideas|words)",
  'what (else )?(to|can i|should i) (say|write|type|put|do)|(nothing|something) (else )?to (say|write|add)',
  '(some|more|any) (more )?text|type something|write something here|(insert|enter|type) (an?|my|some|the|your)? ?(answer|text|words?)',
  'fill(ing)? (in )?(this|another|the next) (box|slot|space)|copy (and )?paste|see above|foo bar',
  '(a |the |my |next |last )?(good|best|great|perfect|creative|right|original) answer|(my|another|next|last) answer',
  "(next|good|hard|stupid|dumb|boring|silly) question|(this|that|it)(['’]?s| is) (so |too |very )?(hard|easy|simple)",
  "i(['’]?m| am) (so |too |very |just )?(bored|tired|hungry|lazy|sleepy|done)|(when )?is (it|this) over|i hate (it|that|this)( app| game| test)?",
  '(can|may) i (please )?(stop|go|leave|quit)( now| home)?|i want to (go home|stop|leave)|i (give up|quit|pass)|leave me alone',
  'the end|last one|(so|very|really) (bored|tired)|number (one|two|three|four|five|six|seven|eight|nine|ten)',
  'stop now|(yet )?another one|skip this( one)?|pass on this|(as|that|what) (i|he|she) said|(please )?help me|i need help',
  'thank you( (so|very) much)?( (man|mate|buddy))?|(sample|example|dummy|filler) (text|answer|placeholder)',
  '(whatever|come on|sorry|please),? (man|mate|buddy)|whatever works|good ?bye',
]

/** Advertising: an idea with such a phrase is none, however it goes on. */
const advertising = [
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
const recited = [
  'the quick brown fox|(quick )?brown fox|jump(s|ed)? over the lazy dog|the lazy dog',
  'happy birthday to (you|me)|we will rock you|hey jude|never gonna give you up|we are the champions',
  'all you need is love|yellow submarine|dancing queen|is this the real life|somewhere over the rainbow',
  'jingle (all the way|bells)|silent night|last christmas|row your boat|twinkle twinkle( little star)?|old macdonald',
  'baa baa black sheep|humpty dumpty|itsy bitsy spider|incy wincy spider|london bridge is falling down|eeny meeny',
  'mary had a little lamb|frere jacques|roses are red|violets are blue|wheels on the bus|if you.?re happy and you know it',
  'lorem ipsum|dolor sit amet|sit amet|ad minim|to be or not to be|once upon a time|may the force be with you|hakuna matata|winter is coming|hello world|knock knock',
]

/** Talk about the list or its writer instead of the problem. */
const praise = [
  '(most|very|so|truly|highly|extremely) (original|creative|unique|clever)|(my|this|our) (idea|answer|list|solution|response|originality|brain)s?',
  'creativity|genius|brilliant|ingenious|masterpiece|visionary|innovative|inventive|groundbreaking|(full|top|high(est)?|perfect) (marks?|score|rating|points)',
  '(outstanding|excellent|exceptional|extraordinary|remarkable|fantastic|unique|superb) (idea|answer|solution|list|proposal|innovation|performance|ending|thinking|and original idea|and surprising solution)',
  '(better|best|wonderful|original) (idea|answer)|deserves?|i am (the|so|a|proud|smarter|talented)|(judges|raters?|experts)',
]

export const fillers: FillerLists = { praise, words, beside, phrases: [...recited, ...talk], advertising }
