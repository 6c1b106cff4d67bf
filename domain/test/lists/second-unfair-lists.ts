import { listsOf } from './read-lists.ts'

/** Eight more honest lists of the same kinds, written and committed after the fit and before anything read them. */
export const secondUnfairLists = listsOf(`
What could you do with a bucket?
carry water | carry sand for a castle | carry apples home | a drum | a hat for a knight | stand on it to reach the shelf | wash the dog | keep the fish alive | a lamp shade | collect the rain under the roof

How could a family spend a rainy Sunday?
bake a cake | build a den of blankets | paint with grandma | build a tower of cards | bake pizza | sort old photographs | dance in the kitchen | write a letter to an uncle

What could you use a spoon for, except eating?
dig a hole | dig a tunnel out of prison | play music on the knees | bend it into a ring | throw peas | a mirror | catch light and blind the teacher | open a tin | a shoehorn | plant tulips

How could we make the way to school safer?
cars drive more slowly | cars stop at the corner of the park | no cars in the morning | children walk in groups | paint the street red | a bus for all | older children guide younger children | lights on the bags

What would you do with a free train ticket?
visit my aunt | visit the sea | visit a town whose name I cannot say | give it to a stranger | sleep in the train all night | sell it | ride until somebody smiles | read a whole book | visit a concert

What could we do against the noise in the canteen?
eat outside | eat in two shifts | eat with the hands | carpets on the walls | felt under the chairs | a quiet table | a light that turns red when it is loud | music | plants between tables

What can you make of old jeans?
a bag | a bag for the bicycle | short trousers | a pillow | a skirt | a rug of stripes | a pocket on the wall for letters | an apron | a scarecrow | patches for other jeans

How could you thank a teacher?
a card from all | a song | a cake in the form of a book | say thank you | clean the board for a month | a tree in the school garden | a card with a joke | tell the headmaster | learn something
`)
