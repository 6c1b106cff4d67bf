import { trialsOf } from './read-lists.ts'

/** Written after version 3 and never tuned for word by word: six of ten were in order at once, nine since version 4. */
export const secondBlindTrials = trialsOf(`
The doormat slides away whenever somebody steps on it. How could it stay where it is?
mat | doormat | mat mat | the mat | slides away | step step | ok mat | slippery haha | mat lol | stay mat
stick it down with tape | double sided tape underneath | tape the mat to the floor | glue it | fix it with adhesive strips | some sticky tape on the back will do | put glue on the bottom | it could be taped down | adhesive under each corner | paste the thing onto the tiles
tape | nails | rubber | velcro | glue | bricks | magnets | frame | carpet | weights
glue an old bicycle tube in rings on the underside | dig it into the stone so that it lies flush with the steps | Sew four pockets in the corners and fill them with sand from the beach | Do without and let visitors take off their shoes on the porch | swap it for a metal grid that hangs from the threshold | nail a wooden frame around, painted in the colour of the door | put a heavy flower pot on each side, roses in summer | Train the dog to lie on it when guests arrive | strong magnets below, an iron plate in the ground | let the kids knit one from rough rope which grips the tiles

You have baked a cake that came out flat as a coin. What can you still do with it?
1. cake | 2. cake | 3. cake | 4. flat cake | 5. coin | 6. flat coin | 7. bake | 8. baked cake | 9. still | 10. end
cut it up for trifle | crumble it and layer with cream | make a trifle | pieces of cake in a glass with custard and fruit | break in bits, put cream between | a dessert in layers from the crumbs | crumbs plus whipped cream in cups | serve it as trifle in little glasses | tear it apart and mix it with berries and custard | layered pudding made of the broken cake
frisbee | biscuits | trifle | birds | pizza | crumbs | sandwiches | compost | coasters | laughter
Cut hearts out of it with a cookie cutter and dip them in chocolate | stack it with jam and cream as if you had planned three layers | tell the guests it is a famous recipe from Iceland | dry slices in the oven and nibble them with tea like rusks | Feed it to the ducks in the park with your niece | crumble over baked plums as a topping | throw it across the lawn, the furthest throw gets the cherry | roll it round ice cream while it's warm | bring it to grandpa who always claims mine are too fluffy | write "sorry" on it in icing and give it to your flatmate

The escalator at the underground is always broken. How could people get up cheerfully?
up | up up | go up | up and up | get up | up the escalator | cheerfully up | escalator up | broken up | up up up
play music on the stairs | music while climbing | let a band play | each step could sound like a piano | musicians beside the steps | songs from loudspeakers | a brass group blows while people climb | put on cheerful tunes | hire a violinist for the staircase | melodies accompany the way up
music | ropes | slides | jokes | elevator | prizes | cheering | poems | ramps | counting
paint each step with a line of a joke, the punch line waits at the top | count calories on the wall and compare with a biscuit | a school choir sings at the upper end every friday at five | hand out stickers, ten climbs are worth a coffee at the kiosk | Make it a mountain with huts, heights and a flag on the summit | strong teenagers carry prams and bags for pocket money | two lanes for a race, the clock shows the best time of the day | hang a rope so that kids can pull themselves along | Show photos of the repair crew and send them a postcard | build a slide beside it so at least the way down is fun

An old lady always eats alone at the cafe. How could somebody make her day without embarrassing her?
be nice to her | nice lady | nice | nice cafe | lady lady | old lady | old old | alone | so alone | cafe lady
smile at her | give her a smile | a friendly smile from the next table | smiling when she looks up | look over and grin kindly | beam at her | let her see a happy face | nod with a warm smile | show a cheerful expression as you pass | just grin at the lady
flowers | compliments | cake | chess | smiles | music | newspaper | chat | postcard | dog
ask whether the chair is free because all other tables are too noisy | leave a slice of plum cake with the waiter, paid and without a name | Ask her for help with the crossword, seven across | put a tiny vase with a daisy on every table, hers included | let your toddler show her his drawing | Start a weekly table for everybody who comes by themselves | bring your dog, who sits down at her feet anyway | praise her hat on the way out | swap the newspaper with her and talk about the headline | The owner could invite her to judge a new soup

Your essay must have five pages, but after one page you have said everything. What do you do?
essay essay essay | page 1 | page 2 | page 3 | page 4 | page 5 | five pages | one page | said everything | everything said
make the letters bigger | use a larger font | increase the font size | blow up the type | choose huge print | wide letters in 20 point | set it in bigger characters | enlarge the text | write in large handwriting | a font that takes more room
pictures | examples | quotes | interviews | margins | research | stories | font | tables | questions
interview the baker next door about the topic and quote him | write the opposite opinion as well and let the two fight | add a story of how grandfather met the same trouble in 1960 | draw a diagram with labels for every step | sleep a night, then explain it aloud to the cat and note what it would ask | go to the library and take out three books from other decades | cut each sentence open and ask "for example?" behind it | Hand in the one page and argue why short is better | swap with a classmate and answer each other's questions in the margin | start with a scene, the smell, the noise, the people in the room

You want to play chess on a train, but you only have a board and no pieces. What do you use?
chess chess | board | no pieces | only board | train chess | play chess on a train | you want chess | what do you use | use use use | nothing at all
coins | use coins for the men | different coins as pieces | cents and euros | money from my purse | take the change out of your pocket | pennies for pawns, big ones for kings | put small change on the squares | let coins stand for each figure | metal money does the job
coins | buttons | nuts | pasta | paper | stones | sweets | pens | tickets | keys
tear the old tickets into crowns, towers and horses | Ask fellow passengers for small things and promise to return them at the last stop | use sweets, whoever takes a piece may eat it | play blind and only tell each other the moves, the board is our tray | model knights out of the soft part of a bread roll | draw the figures on sugar cubes from the dining car | nuts against raisins, an olive for the queen | Change the game: draughts with buttons from my shirt | photos on the phone, placed on the squares one for each side | let children in the carriage be the pieces on the seats

A loud crossing in your town has no place to talk. How could it get a quiet corner?
shhh | shh | shhhh | psst | sh | quiet | quiet quiet | be quiet | quiet please | silence!!!
put up a glass wall | a pane against the noise | build a wall of glass | transparent barrier between cars and people | a see-through screen along the street | noise protection made of glass | glazing keeps the sound away | shield the corner with big panes | erect clear panels | windows as a fence to the road
walls | hedges | booth | tunnel | carpets | trees | fountain | library | roof | tram
plant a thick ring of bamboo around three benches | old phone boxes with felt inside, each for two people | let a fountain splash so loudly and softly that it covers the engines | Slow the cars to walking speed between noon and two | a hollow in the ground with steps of grass, like a small theatre | Ban horns and pay a student to hand out lemonade to patient drivers | roof the waiting place with moss and hang curtains of wool | open the church yard behind the bank with a new gate | lend headphones at the kiosk that are linked in pairs | move the bus lane to the other side and put a cafe with deep sofas there

You find a message in a bottle, but the sea has washed away half of the words. What do you do with it?
bottle | message | message bottle | half | half words | words words | sea | sea sea sea | washed away | blub blub
guess the missing words | fill the gaps | complete the text with your own words | imagine what it said and write it in | restore the sentences by guessing | add what could have stood there | work out the lost parts | put in words where there are holes | finish the letter as it might have been | invent the other half
museum | poem | frame | newspaper | puzzle | answer | song | police | film | bin
copy the rest and let each guest at my party fill the gaps aloud | throw it back with a postcard and a pen for the next finder | show it to a chemist who makes faded ink visible under special light | Turn the words that are left into a song with three chords | ask the fishermen about the currents and look for the ship | hang it in the school so that the pupils write the ending | publish it in the local paper with my number under it | take out the paper and plant a cactus in the bottle | translate it back from the languages it might be | read it out every new year on the beach at the fire

What if cats could open every door? How would life in a town change?
miau | miaow | cat cat | cats everywhere | cat town | door cat | open door | doors | every door | cats cats cats
they would steal food | fridges get plundered | cats eat everything in the kitchen | no sausage is safe anymore | thefts of fish from shops | they'd rob the butcher | the animals would help themselves to our dinner | food disappears at night | larders emptied by kittens | every cheese gets stolen
thieves | locks | mice | friendship | chaos | museums | fish | jobs | jealousy | laws
bakers would sell a bun with fish at the back door for night visitors | doors are replaced by curtains, carpenters weave instead of sawing | A cat on the bus asks no one for a ticket and gets off at the harbour | prisons have to keep huge dogs at each gate | old people are never lonely since someone always drops in at four | schools teach children how to say no to a purring guest | burglars train tomcats as partners, the police hire better ones | museums stay open all night because it makes no difference | you would never know whose pet it is, so the whole street pays the vet | Hotels offer a warm pillow and charge the owner by the hour
`)
