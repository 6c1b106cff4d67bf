import { pairsOf } from './read-lists.ts'

/** One idea in ten wordings beside ten plain words, written and committed before anything read them. */
export const secondRewordedTrials = pairsOf(`
The library is too loud in the afternoon. What could help?
ask people to whisper | a sign that says hush | remind visitors to keep their voices down | please speak softly | tell everybody to be silent | a poster about staying quiet | request that guests lower the volume | the librarian shushes the crowd | a notice asking for silence | urge readers to talk less
carpet | curtains | headphones | rooms | plants | library card | cushions | café | rules | games

What could you do with a leaking watering can?
repair the hole | seal it with glue | patch the crack | put tape over the leak | stop the drip with wax | solder the gap shut | fix it with chewing gum | plug the opening with a cork | mend the tin | close up the crack with putty
lamp | pot | drum | nest | shower | hat | art | present | bell | bucket

Our train is two hours late. How could we pass the time?
have something to eat | grab lunch at the café | buy a sandwich | snack on crisps | share a picnic on the platform | get a pizza | munch biscuits | order soup at the kiosk | dine in the restaurant | feast on what is in our bags
cards | sleep | book | walk | songs | photos | puzzles | talk | chess | shops

A village has too many empty houses. What could fill them?
let young families move in | offer homes to couples with babies | attract parents and their children | invite people who have kids | give the dwellings to newlyweds | households with toddlers live there for free | low rent for mums and dads | families settle there | sell cheaply to those expecting a child | bring in folk with youngsters
artists | museum | hotel | farm | school | bakery | cats | festival | office | club

How could you get a cat down from a roof?
tempt it with tuna | put out a bowl of food | lure it with fish | fry some bacon below | shake a box of treats | open a tin of sardines | let it smell chicken | place milk on the sill | coax it with a meal | dangle a sausage
ladder | firemen | net | basket | dog | rope | waiting | kite | bird | plank

The coffee at work tastes terrible. What could be changed?
buy better beans | get a different roast | order a new brand | choose another supplier | fresh ground coffee instead | switch to arabica | pick a higher quality blend | use a superior variety | try a premium sort | replace the cheap powder
tea | machine | milk | cups | water | cook | sugar | cleaning | cocoa | money

How could a shy boy make friends at his new school?
join the football team | play a sport | enter the basketball squad | sign up for swimming | become a member of the tennis club | run with the athletes | train with the hockey side | take part in the race | row with the crew | kick a ball around at break
cake | smile | guitar | jokes | comics | dog | homework | birthday | computer | chess

What could we put on an ugly concrete wall?
paint a mural | let graffiti artists spray it | a big colourful picture | children draw on it | decorate it with an image | cover it in street art | a giant portrait | brush a landscape onto it | colour it in | a fresco of the town
ivy | mirror | clock | shelf | climbing | lights | posters | maps | tiles | birdhouse

A lake freezes every winter. What could the town do with it?
skate on it | ice hockey matches | glide across on blades | a rink for children | figure skating shows | lend out skates | a speed skating race | dance on the ice | teach beginners to skate | a curling competition
fishing | sauna | lanterns | sledges | market | sculptures | cars | tents | concert | science

How could an office use less paper?
send e-mails instead | do it all on the computer | store files digitally | use tablets at meetings | read documents on screen | keep records in the cloud | scan everything | share it online | go electronic | type notes on a laptop
blackboard | memory | both sides | talking | fines | slate | recycling | fewer rules | stamps | smaller print

Grandfather keeps losing his glasses. What could he do?
hang them round his neck | wear them on a string | a chain to hold them | attach a cord | a ribbon keeps them on his chest | tie them to himself | a lanyard | fasten them with a strap | a band behind his ears | clip them to a necklace
bell | box | dog | spares | lenses | surgery | list | colour | hook | wife

What could replace fireworks on New Year?
a laser show | beams of light in the sky | coloured spotlights | project pictures on the clouds | glowing drones | lamps on every roof | illuminate the tower | neon lights across the square | shine torches upwards | lanterns float above the town
bells | drums | soup | dancing | silence | bubbles | kites | kisses | singing | trees

How could we thank the nurses of our hospital?
raise their wages | pay them more | a bonus at Christmas | give them money | a higher salary | extra cash each month | donate to their pension | financial reward | an increase in income | collect funds for them
flowers | songs | holidays | letters | massage | parking | food | applause | sleep | medals

A class has to learn fifty capitals by Friday. What could make it easy?
sing them as a song | put them to music | a rap with all the names | make up a tune | chant them aloud | learn them by melody | hum a rhyme for each | compose a catchy chorus | set the list to a beat | a choir of capitals
cards | maps | quiz | prizes | sleep | jokes | pictures | stories | travel | cheating

What could keep deer out of the vegetable garden?
build a fence | put up a wall | a hedge all around | surround it with wire | a barrier of planks | enclose the beds | a high palisade | string netting on posts | block the way with boards | a ring of thorny bushes
dog | soap | lights | radio | scarecrow | hunters | wolves | chilli | feeding | bells

How could a small shop compete with the big supermarket?
be friendlier | greet customers by name | chat with everybody | smile at whoever comes in | know the regulars personally | kind words at the till | a warm welcome | take time to listen | polite and cheerful service | make buyers feel at home
bread | prices | opening hours | delivery | coffee | music | books | window | lottery | apples
`)
