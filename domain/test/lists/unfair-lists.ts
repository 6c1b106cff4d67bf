import { listsOf } from './read-lists.ts'

/**
 * Honest lists of different ideas that a count of words easily misjudges: a tool used again and again, one deed with ten
 * things, one setting. Written and committed before version 7 was fitted or run.
 */
export const unfairLists = listsOf(`
What could you use a rope for?
tie up a boat | climb a tree | tie a dog to a tree | climb down from a window | a swing in a tree | tie a parcel on the roof of the car | skip with it | climb a mountain | tug of war | hang washing | tie the hands of a thief | a belt for trousers | pull a car out of the mud

What could you use a newspaper for?
wrap fish in paper | make a paper hat | wrap a gift | paper planes | light the fire with it | stuff wet shoes with paper | swat flies | make paper for a new newspaper | line the cage of the bird | clean the windows

How could the children of our street spend an afternoon without a screen?
play football on the meadow | play hide and seek | play cards with grandma | play theatre for the parents | play shop with chestnuts | play music on pots | play chess | play with the dog of the neighbour

How could we save water at home?
shorter showers with less water | water plants with rain water | put a brick into the water tank of the toilet | wash the car less often | drink the water left over from boiling eggs when it is cold | fix taps that drip | fill the washing machine before it runs | close the tap while brushing teeth

What would help an old man who lives alone?
visit him on Sunday | call him every evening | do the shopping for him | a dog | teach him to write messages | let him read stories at the school | bring him cake | walk with him in the park | ask him to repair things | lend him a garden

What could be done with the empty shop in our street?
a shop for bicycles | a café with cake | a shop where nothing costs money | a room for the choir | a shop for old books | a gallery for children | a bakery | a place to repair things | a night club | a shop for a day, rented to anyone

How could you wake up without an alarm clock?
open curtains | a cock | drink much water before bed | the neighbour knocks | light on a timer | a hungry cat | the smell of coffee | cold air | sleep early | a baby

What could you make from a cardboard box?
a house for the cat | a house for dolls | a spaceship | a robot costume | a television without electricity | a stage for puppets | a bed for the dog | a car for the small brother | a shield | a letter box
`)
