import { trialsOf } from './read-lists.ts'

/** Written before version 8 of the score was fitted or run: nothing is tuned with them. */
export const sixthBlindTrials = trialsOf(`
The wind blows the parasol over on our terrace every afternoon. What could hold it?
parasol | wind wind wind | hjkl | dunno | the parasol on our terrace | asdfgh | ok ok ok | every afternoon | good question | xxxx
Fill the foot with sand | Put sandbags round the stand | Weigh the base down with a sack of sand | Pour sand into the stand | Heavy bags of sand on the foot | A tub of sand to stick the pole in | Stand the pole in a bucket full of sand | Make the base heavier with sand | Load gravel or sand on the feet | Bury the pole in a box of sand
rope | cement | magnets | neighbours | table | anchor | wall | hedge | barrel | bricks
Tie it to the railing with the old climbing rope. | Cut a hole in the wooden table and let the table hold the pole. | Swap the parasol for a vine that grows over wires. | Fold it by a string from the kitchen window when gusts come. | Ask the carpenter next door for a hinge that bends instead of falling. | Plant a row of tall bamboo against the west wind. | Cut small flaps into the cloth so that air gets through. | Fill three flower pots with concrete and seat it between them. | Move lunch to the sheltered side behind the shed. | Screw a tent peg deep into the joint between the slabs.

My sister is afraid of the dark cellar but has to fetch potatoes. How could it feel safer?
cellar | potatoes potatoes | sdfkjh | no clue | dark dark dark | my sister | lalala | fetch fetch | qqqq | whatever
Put a lamp in the cellar | Switch on a brighter light | Hang a string of lights along the stairs | Give her a torch | Install a light that turns on by itself | Fit stronger bulbs | Let a night light burn down there | Light the way with candles | A headlamp for her forehead | Illuminate every corner
lamp | song | dog | brother | paint | radio | whistle | costume | window | sweets
Keep the potatoes in a crate beside the back door instead. | Let her sing the ugliest song she knows, and the cellar answers with an echo. | Paint the walls yellow and give every spider a name. | Send the dog down first as an official inspector. | Count the steps together once, so that she knows there are exactly fourteen. | Hide one chocolate a week behind the sacks. | Leave the phone on speaker with grandma telling a story. | Hang photos of the whole family along the stairs. | Turn one corner into a small den with cushions and comics. | A basket on a rope that lifts potatoes through the hatch.

Our choir has twelve sopranos and not a single bass. What could we do?
choir | choir choir choir | wertz | hmm | not a single bass | lol | bla bla | twelve sopranos | ffff | nothing
Invite men to join | Ask husbands to sing along | Recruit male voices | Find some men for the low part | Bring in fathers and brothers | Advertise for male singers | Get a few guys to come | Persuade the men of the village | Look for gentlemen who sing | Lure boyfriends to rehearsal
cello | men | tuba | transpose | teenagers | monks | advertising | organ | microphone | beer
Let a cello play the lowest line at every concert. | Rehearse once a month in the fire station and leave the door open. | Sing madrigals that were written for women's convents. | Swap four sopranos for a season with the sailors' choir across the lake. | Transpose everything up and call it a birdsong programme. | Ask the deepest voice at the bakery to read poems between the songs. | Loop a recorded hum from the organ pipes. | Offer a free supper for whoever can sing below the stave. | Found a choir for grandchildren whose voices are just breaking. | Write a piece in which the audience growls the bass.

A museum of salt in a small town is empty on weekdays. How could it fill?
museum | salt salt salt | fghj | i dont know | empty empty | a museum of salt | tralala | weekdays | vvvvv | yes
Lower the price of tickets | Make entry free | Cheaper admission | Give discounts at the door | Let people in for nothing | Reduce the fee | No charge during the week | Half price for everybody | Sell bargain tickets | A voucher that saves money at the till
schools | concerts | tasting | discount | pensioners | cinema | weddings | chess | buses | ghosts
Let a cook cure a fish in the hall every Tuesday and hand out slices. | Offer the quiet rooms to asthmatics as breathing caves. | Give pupils a lump each to grow crystals on and bring back. | Rent the cellar to a string quartet for rehearsals. | Stamp the bus ticket, and it is valid as admission. | Build a maze of white sacks that changes on Mondays. | Hold the council meetings between the showcases. | Invite knitters to sit under the warm lamps with coffee. | A blind tasting of forty kinds, from Persian blue to smoked. | Make weekdays the only time when visitors may touch the old pump.

You are locked out on the balcony in pyjamas and it starts to snow. What now?
balcony | snow snow snow | lkjh | idk idk | locked out | pyjamas | haha haha | it starts to snow | zzz zzz | what now
Shout for help | Call out to people in the street | Scream until someone hears | Yell at the neighbours | Cry out loudly | Bawl down to whoever passes | Holler as loud as I can | Raise my voice so that they notice | Shout across the yard | Call for somebody to come
shout | jump | dance | smash | blanket | phone | climb | whistle | pray | drainpipe
Write HELP backwards in the snow on the pane so that the flat opposite can read it. | Wrap myself in the doormat and the tablecloth from the line. | Throw clothes pegs at the window of the night nurse below. | Do squats until the newspaper boy comes at five. | Pick the latch with the wire of the bird feeder. | Build a wall of flower boxes against the wind and crouch behind. | Lower a note on a shoelace to the balcony underneath. | Burn the barbecue charcoal and sit close. | Sing opera until somebody complains to the police. | Swing across to the neighbour, whose kitchen is lit.

The village pond freezes and thirty children want to skate, but there are four pairs of skates. How?
pond | skate skate skate | dfgdfg | no idea at all | four pairs | kkkk | hihi | thirty children | thirty thirty | frozen pond
Take turns | Share them by a timetable | Everyone gets ten minutes | Let each child have a go in order | Swap after every round | Pass them on when the whistle blows | Make a queue | Rotate the pairs between them | A list says who comes next | One group after another
sledges | turns | socks | lottery | chairs | hockey | spoons | rental | bags | dancing
Tie jam jar lids under old boots with leather straps. | Let the others push skaters who sit on kitchen chairs. | Play curling with frozen pumpkins meanwhile. | Ring the next town and borrow the rink's lost property box. | One skate each, the other foot pushes like on a scooter. | Pull a chain of tin trays behind the four fastest. | Grandparents search attics for iron runners this evening. | Wrap shoes in plastic bags and hold a sliding contest. | Make skating the prize for whoever clears the snow. | Carve wooden soles with a bone edge in the school workshop.

What could you do with a piano that cannot be tuned any more?
piano | piano piano | cvbnm | dont know | cannot be tuned | wwww | blabla | a piano | any more any more | ja ja
Turn it into a bar | Keep bottles in it | A cabinet for drinks | Store wine inside | Make a cocktail counter | Use it as a place for glasses and spirits | Fill it with liquor | Build shelves for beer in it | Let it hold whisky | A minibar with a lid
bookshelf | firewood | aquarium | bar | desk | harp | planter | coffin | theatre | beehive
Hang the strings between two trees so that the wind plays them. | Fill the case with soil and grow strawberries down the keyboard. | Let every child of the school take one key home. | Turn the lid into a ping-pong table for small flats. | Record each sour note for the soundtrack of a ghost film. | Leave it on the square with paints and see what happens. | Make a desk with eighty-eight tiny drawers. | Cast the iron frame into a garden gate. | Stage a puppet opera where the hammers dance. | Let hens move in and lay among the felts.

A hotel guest complains that the sea is too loud at night. What could the porter offer?
sea | loud loud loud | poiuy | no no | a hotel guest | dddd | bla | the porter | sea sea sea | idk what
Give him earplugs | Offer plugs for his ears | Something to stuff in the ears | Wax for the ears | Foam earplugs on the pillow | Cotton wool to put in his ears | Hand out ear protectors | Headphones that keep the noise out | Muffle his hearing with plugs | A free pair of ear stoppers
earplugs | wine | shutters | apology | music | refund | cellar | boat | tea | mountains
A room over the courtyard, where only the fountain mutters. | A captain's tale that explains every sound until he sleeps. | A recording of traffic, in case he misses the city. | A mattress stuffed with seaweed in the windowless linen room. | A bet: count a thousand waves and breakfast is free. | Thick shutters that the carpenter once made for the lighthouse. | A walk on the beach at midnight, to meet the noise in person. | A shell for his ear, to drown the sea with a smaller one. | A polite letter to the moon, signed by the management. | An inland cousin's inn and a taxi with warm blankets.

The school bus is full of quarrels about the back row. How could they end?
bus | quarrels quarrels | yxcv | keine ahnung | back row back row | ssss | lol lol | the school bus | full full full | nope
Draw lots for the seats | Roll a dice for who sits there | Let chance decide | Pull names from a hat | A lottery every morning | Flip a coin for the places | Random seats each day | Give out numbered tickets blindly | Toss for it | Let a wheel of fortune choose
lottery | curtains | turns | driver | music | cameras | benches | fines | teachers | cushions
Turn all seats sideways so that there is no back any more. | The back row carries everybody's bags, as porters do. | Let the smallest choose first on Fridays. | Make it the silent row, with blankets, for those who still sleep. | Every seat gets a letter, and words must be spelled on the way. | Paint the front like a cockpit with dials to turn. | Whoever sits there tells tomorrow's story over the microphone. | Board through the rear door on even days. | Sell the row for biscuits in aid of the class trip. | Give the driver a wig, and the judge has spoken.

I found my great-grandmother’s recipe book, but I cannot read her handwriting. What could I do?
recipe | book book book | mnbv | weiss nicht | her handwriting | gggg | hm hm | recipe book | cannot read | nix
Ask an old person to read it | Show it to my grandma | Let an elderly neighbour decipher it | Take it to the old people's home | Have a pensioner read it aloud | Find somebody of her age | Ask a great-aunt | Get seniors to translate it | Sit down with an old lady | Give it to a retired teacher of ninety
grandma | archive | scanner | guessing | magnifier | expert | internet | calligraphy | baking | museum
Cook what I believe to read and let the family vote on the result. | Learn the old script in an evening class with a fountain pen. | Photograph one page a week for the village newsletter as a riddle. | Compare it with her letters, of which we know the words. | Trace every line with my finger until the shapes speak. | Match the stains to the dishes: butter here, plums there. | Frame the loveliest page above the stove and invent the rest. | Pay the archivist with jam for each page deciphered. | Teach a computer her alphabet from the shopping lists. | Hold a dinner where each aunt brings what she remembers.

What if every house had only round doors? What would change?
doors | round round round | rtzu | weiß nicht | round doors | bbbb | oh oh oh | every house | what would change | huch
Doors would roll open | You would roll the door aside | They would turn like wheels | Doors roll into the wall | Opening means rolling a disc | Like a wheel it would roll away | We would push a rolling circle | The door spins off to the side | A round slab that rolls | Entrances roll instead of swing
hobbits | wheels | furniture | keys | carpenters | stumbling | barrels | portholes | cats | postmen
Wardrobes would come as kits of wedges that fit through. | People would step over a sill and lift their feet like sailors. | Burglars would carry a tape measure for circumferences. | Pictures of saints would hang in the ring above the handle. | Children would be measured by whether their hair touches the arc. | Wheelchairs would get their own moon-shaped ramp. | Snow would slide off and never block the way. | Carpenters would learn from coopers how to bend oak. | Cats would sit in the lower curve as in a hammock. | Letterboxes would move to the middle, where the spokes meet.

Our street festival has no money for a band. How could there be music?
music | money money money | bnmbnm | kp | street festival | hhhh | ha ha ha | no money for a band | band band | tja
Play songs from a phone | Put on a playlist | Use a loudspeaker with recorded music | Stream hits from the internet | Connect a mobile to big boxes | Let a computer play tracks | A stereo with mp3 songs | Plug somebody's playlist in | Recorded tunes over speakers | Press play on a music app
buskers | radio | choir | pots | bells | whistling | jukebox | karaoke | drums | birds
Every balcony plays the same song on the radio at six sharp. | Fill bottles with different heights of water and let the infants conduct. | Ask the driving school to lend its horns for a fanfare. | Invite the brass pupils who may not practise at home. | Pay a band in firewood, haircuts and Sunday roasts. | Stretch wires across the lane and pluck them with brooms. | Hold a contest for the best shower singer, in a shower. | Open the church windows during the organ lesson. | Dance to the rhythm of the knitting machine at number nine. | Hum together until a tune decides to stay.
`)
