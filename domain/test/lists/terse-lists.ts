import { listsOf } from './read-lists.ts'

/** Ten different ideas of two to four words each: whoever is terse is not monotonous. */
export const terseTrials = listsOf(`
The garden gate squeaks every time somebody comes home late. How could the house sleep through it?
oil the hinges | buy earplugs | climb the wall | remove the gate | leave it open | use the back door | felt on the latch | move the bedrooms | play white noise | come home earlier

You own one left-handed glove; the right one has been gone for years. What could it be for?
finger puppet | oven mitt | keep coins in it | knit a second | cat toy | scarecrow's hand | polish shoes | frame it | pull nettles | hot water bottle cover

The soup for tonight is far too salty and the guests are at the door. What do you do?
add potatoes | order pizza | more water | serve with bread | apologise and laugh | pour in cream | go to a restaurant | call it sauce | cook pasta quickly | hide the spoons

There are eleven half-empty jars of jam in the fridge. How do you get rid of them nicely?
bake a cake | pancake party | give to neighbours | mix into yoghurt | glaze the ribs | feed the bees | jam tasting contest | fill doughnuts | freeze ice lollies | sell at school fair

The bus only comes once an hour and you always just miss it. How could the waiting hour become useful?
read a novel | walk home | ring grandma | learn spanish | knit socks | plan the week | buy groceries | do squats | chat with strangers | draw people

A family of five wants to cross the city with one small car and four suitcases. How?
drive twice | roof rack | call a taxi | leave luggage behind | rent a trailer | kids take tram | post the suitcases | borrow a van | wear many clothes | cycle alongside

Your evenings disappear into scrolling on the phone. How could you win one hour back?
turn off wifi | join a choir | delete apps | read in bed | black and white screen | phone in the cellar | evening walk | play cards | bake bread | bet with sister

You water the plants either never or three times in one day. What would help you remember?
phone alarm | wall calendar | buy cactuses | ask my neighbour | put can by door | moisture sensor | every saturday coffee | children do it | tie ribbon on pot | upside down bottles

The neighbour’s dog barks all morning while he is at work. How could everyone be happier?
take dog jogging | wear headphones | give him bones | dog at office | second puppy | close the curtains | radio playing softly | hire a sitter | training course | work in library

Every Monday meeting takes ninety minutes and nobody remembers anything. What would you change?
stand up | write minutes | send an email | bring a timer | only ten slides | walk outside | ban laptops | ask questions first | quiz at end | skip every second

You have a ball, two chairs and nobody to play with. What do you do with the afternoon?
shoot goals | learn juggling | build a tent | roll my back | bounce on the wall | slalom dribble | knock over cans | sit and read | invite the neighbour | paint the ball

The underpass by the station is dark and nobody likes walking through it. How could it become friendlier?
bright lamps | paint murals | music from speakers | flower boxes | coffee kiosk | wash it weekly | mirrors at corners | street musicians | guard at night | photo exhibition

Slugs eat every lettuce in your garden overnight. How can you save the salad?
beer traps | borrow ducks | copper tape | pick by hand | crushed egg shells | grow on balcony | build greenhouse | hedgehog house | water in mornings | eat kale

A thick fog has been over the village for two weeks. How can people keep in good spirits?
light lanterns | village dance | drive up mountain | hot soup together | ghost story night | daylight lamps | paint fences yellow | film evening | sauna for all | choir practice

Your grandfather tells the same three stories at every dinner. How could you enjoy them again?
record him | ask for details | play bingo | act it out | draw a comic | change the ending | invite new guests | look at photos | write them down | visit the place

What if it were dark for one hour every noon? How would a town make use of it?
everyone naps | star gazing | lantern parade | open air cinema | candle lunch | catch burglars | hens would sleep | street lamp test | hide and seek | more carrots sold
`)
