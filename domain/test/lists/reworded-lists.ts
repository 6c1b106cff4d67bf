import { listsOf } from './read-lists.ts'

/** One idea in ten wordings, for problems that only ask whether it is seen. Ten different words make 37 points at least. */
export const rewordedTrials = listsOf(`
The lid of the big jar will not open, and you are alone at home. What now?
hot water over the lid | run it under the warm tap | heat the cap so it expands | hold the top in a hot bath | warm up the metal | pour boiling water on the cover | let it sit in hot water for a while | the lid loosens when it gets warm | use a hairdryer on it | expand the metal by warmth

Your shoelace breaks on the way to an important meeting. What could hold the shoe?
tie it with string | use a bit of twine instead | replace the lace by a cord | thread a ribbon through | some rope from a parcel | a piece of yarn would do | fasten it with any thin cord you find | pull a strip of cloth through the holes | knot the torn ends together with string | lace it with a cable

Two neighbours quarrel about a tree on the border. How could the tree make peace?
share the fruit | split the apples between them | each gets half of the harvest | pick the fruit and divide it | both families eat from it | half for you and half for me | divide what grows on it fairly | the crop is distributed evenly | they harvest jointly and share | everyone takes fifty percent of the pears

You have to wait three hours in a hospital corridor with a restless child. What could you do?
draw pictures | give the kid pencils and paper | let her paint something | colouring book | sketch the nurses | doodle on the back of forms | bring crayons for the little one | make a drawing together | keep him busy with colouring | scribble and paint until they call you

A small bookshop has hardly any visitors. How could it bring people in?
serve coffee | put in a coffee machine | open a little cafe inside | offer customers a cappuccino | espresso for everyone who comes | free coffee with each book | a corner with hot drinks | let visitors have a cup while browsing | sell tea and coffee | make it a cafe with books

Your flat is freezing because the heating broke on a Sunday. How do you stay warm?
put on more clothes | wear two sweaters | dress warmly | wrap up in layers | another pullover on top | thick jumpers and woolly socks | keep your coat on inside | pile on clothing | slip into your ski outfit | wear everything from the wardrobe

Nobody in the team wants to speak first in a discussion. What could help?
draw lots | let chance decide who begins | roll a die for the first speaker | pick a name out of a hat | spin a bottle and that person starts | random choice | toss a coin | a lottery for the opening speech | use a random generator to select someone | names on slips, one is pulled

A street has no shade and gets terribly hot in summer. What could be done?
plant trees | more trees along the road | put in some oaks and maples | trees would give shadow | grow a row of lindens | green the street with trees | planting an avenue | let big leafy plants grow on both sides | every house gets a tree in front | an alley of chestnuts

You want to write a letter to your future self. How will it reach you in ten years?
bury it in the garden | dig a hole and hide it | put it under the ground | a time capsule in the soil | lay it in a tin and dig it in | cover it with earth behind the house | inter the envelope below a tree | it rests in the ground till then | hide it deep in the lawn | sink a box into the earth

Invent a machine that helps people who cannot decide. What does it do?
flips a coin | tosses a coin for you | heads or tails at the push of a button | throws a penny | coin flipping robot | it decides by heads or tails | a random yes or no | shows yes or no by chance | rolls dice to choose | lets luck decide

What if nobody could lie for one day? How would a family dinner go?
everyone would argue | a huge fight breaks out | they'd quarrel terribly | people start shouting at each other | there would be rows | a big argument at the table | the family would fall out | conflicts everywhere | insults fly and all get angry | nobody would talk to each other after the quarrel

Your cat brings you a live mouse every night. How do you solve this?
keep the cat in | don't let it out at night | lock the cat inside | close the cat flap after dark | shut the door in the evening | she must stay indoors | no going out at night | bolt the flap | the cat sleeps in the house | confine her to the flat
`)
