/** Said to fill a box, not to answer. An idea is filler when all of its words stand here or below, and one stands here. */
export const fillerWords = `
idk dunno lol lmao rofl omg wtf tbh brb haha hahaha hehe blah bla blabla meh hmm hm umm uhh uh um er erm eh ah oh huh
wow nah duh yay okay ok yes yeah yep nope none nil null na anything whatever whatsoever stuff test testing tester foo
baz abc abcd xyz idea ideas answer answers solution solutions solve problem problems filler previous again anymore
lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor nothing everything cannot gonna wanna gotta
awesome amazing cool great nice best better bad boring dumb stupid lame spam clue thinking typing zero one two three
four five six seven eight nine ten first second third fourth fifth sixth seventh eighth ninth tenth yet know think
thought interesting obvious probably definitely another here now more extra next same above before enough done
finished please sorry thanks thank hello hi hey opinion comment imagination still left kind possible maybe random asap
sure true false placeholder dummy gibberish nonsense copypaste
`

/** They fill beside a word of the above; alone, or with each other, they can be an answer. */
export const fillersBeside = `
box see blank empty slot fill end last run skip pass bar time remember number word words text sentence no not bye perfect
simple easy different creative original unusual useful hard good finish there way bored tired thing type write writing
insert enter point points score care guess help fun world work game submit want need say anybody out moment head brain
mind come sample example copy paste
`

/** Phrases that make filler of an idea whose every word can fill. */
export const fillerPhrases =
  /\b(do(n['’]?t| not) (care|know)|fill(ing)? (in )?(this|the|a|another) (box|slot|space)|(some|more|any) (more )?(text|words?)|(this|that|it) is|(an)?other one|one more|skip (this|it)|pass on this|give up|type something|write something|something to (say|write))\b/iu

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
