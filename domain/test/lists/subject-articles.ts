import { listsOf } from './read-lists.ts'

/** Sentences of articles about what the problem is about, which answer nothing. The rule was chosen beside these. */
export const subjectArticles = listsOf(`
What could you do with a brick?
Bricks are among the oldest building materials of mankind. | The first ones were shaped by hand from river mud and dried in the sun. | Fired bricks appeared in Mesopotamia around 3500 BC. | The Romans carried mobile kilns with their legions. | A modern tunnel kiln reaches a thousand degrees. | Their red colour comes from iron in the clay.

How could a small library attract more teenagers?
The library was founded in 1911 by a local merchant. | Its reading room holds about nine thousand volumes. | Public libraries have lost readers since the turn of the century. | Most visitors are pensioners and parents with small children. | The town council cut the budget by a third last spring. | Two of the five librarians retired in June.

What if cats could open every door? How would life in a town change?
The domestic cat is a small carnivorous mammal. | Cats were domesticated in the Near East around 7500 BC. | An adult usually weighs between three and five kilograms. | Their night vision is six times better than ours. | A female has two to five kittens in a litter. | About 600 million of them live with people worldwide.

The lift in our house is slow and everybody stares at the floor. How could the ride become nicer?
Elisha Otis demonstrated his safety brake in New York in 1854. | Early lifts were driven by steam or by water pressure. | The first electric one was built by Werner von Siemens. | Modern cabins travel at up to seventy kilometres an hour. | A counterweight balances the cabin and half of its load. | Most accidents happen during maintenance.

A beach is full of driftwood after a storm. What could the village do with it?
The storm hit the coast in the night to Sunday. | Waves of nine metres were measured off the cape. | Tons of driftwood now cover the beach below the village. | Much of it came down the river from the northern forests. | The fire brigade closed the coastal road for two days. | The mayor called it the worst storm in forty years.

Grandma keeps winning at cards. How could the others make the next evening exciting again?
Playing cards reached Europe from Egypt in the fourteenth century. | The four suits of the French pack were fixed around 1480. | Rummy became popular in America after 1900. | The joker was added for the game of euchre. | A pack of 52 cards has more orders than there are atoms on earth. | Casinos replace their cards every few hours.

How could people save water at home?
Water covers seventy-one percent of the surface of the earth. | Only a small part of it is fresh. | The average household uses a hundred and twenty litres for each person and day. | A third of this is flushed down the toilet. | Leaking pipes lose up to a quarter of the supply in old cities. | The price of water rose by eight percent last year.

Your bicycle bell is broken. How could you let people know that you are coming?
The bicycle bell was patented by John Dedicoat in 1877. | A small lever turns two discs that strike the metal dome. | In Germany every bicycle must have one by law. | Brass gives a longer tone than steel. | Copenhagen has more bicycles than inhabitants. | The Dutch ride about a thousand kilometres a year each.
`)

/** Twelve more, written before the rule was run on them. */
export const secondSubjectArticles = listsOf(`
What could you do with fifty corks?
Cork is the bark of the cork oak. | The tree is first stripped when it is twenty-five years old. | Half of the cork of the world comes from Portugal. | Its cells are filled with air and keep liquids out. | Dom Perignon is said to have used it for sparkling wine. | Plastic stoppers took a fifth of the market after 1990.

How could a shy person meet people at a party?
Shyness affects nearly half of all adults. | Psychologists distinguish it from introversion. | It often begins in the first years of school. | Shy people blush more easily and speak more softly. | Studies of twins suggest that genes account for a third of it. | Jerome Kagan followed four hundred children from infancy.

What would happen if nobody could whisper?
Whispering is speech without vibration of the vocal folds. | Its loudness lies between twenty and thirty decibels. | Singers avoid it because it dries the throat. | The whispering gallery of St Paul's was finished in 1710. | Sound travels along its curved wall for thirty metres. | Some languages distinguish whispered vowels from voiced ones.

How can I get more sleep with a newborn?
Newborns sleep up to seventeen hours a day. | Their sleep comes in pieces of two to four hours. | The hormone melatonin is formed only after the third month. | Half of their sleep is active sleep with rapid eye movements. | Mothers lose about six hundred hours of sleep in the first year. | Fathers reported fewer awakenings in a study from Leipzig.

What could you use an old umbrella for?
Umbrellas were a sign of rank in ancient Egypt and Assyria. | Jonas Hanway carried one through London for thirty years. | Coachmen mocked him because they feared for their trade. | Samuel Fox invented the steel frame in 1852. | Hans Haupt patented the folding model in 1928. | Today most umbrellas are made in the city of Shangyu.

Pigeons sit on our balcony every morning. What could keep them away in a friendly way?
The city pigeon descends from the rock dove. | It nests on ledges because these resemble cliffs. | A pair raises up to six broods each year. | Pigeons find their way home over a thousand kilometres. | In the First World War they carried messages across the front. | A bird named Cher Ami saved two hundred soldiers.

The village bakery closes. How could people get fresh bread?
The bakery on Mill Street closed its doors on Saturday after ninety years. | Owner Paul Brandt found nobody to take over the business. | He got up at two in the morning for four decades. | His grandfather had opened the shop in 1934. | Long queues formed on the last day and the rolls were gone by nine. | Every week two bakeries give up in this state.

Find ways to make a long car ride with children pleasant.
The family left Hamburg at five in the morning. | The children were asleep before the first bridge. | Near Hanover the traffic came to a halt. | Leo was sick behind the third exit. | His sister cried because her bear had stayed at home. | They reached the lake in the dark and nobody spoke.

What could a town do with a dried-up fountain?
The fountain was built in 1887 to honour the empress. | Four stone lions carry the basin on their backs. | The spring below it dried up in the summer of 1976. | Since then the pipes have rusted. | Restorers found traces of gold on the dolphins. | Repairs were estimated at two million.

What if the moon shone as brightly as the sun?
The moon is the only natural satellite of the earth. | Its mean distance is 384,400 kilometres. | It reflects about twelve percent of the light that falls on it. | The same side always faces the earth. | Neil Armstrong stepped onto its surface in July 1969. | Tides are caused by its gravity.

How could our office waste less paper?
Paper was invented in China about two thousand years ago. | Arab traders brought the craft to Spain. | Wood replaced rags in the nineteenth century. | A single tree yields some eight thousand sheets. | The average clerk prints ten thousand pages a year. | Two thirds of them end in the bin within a week.

Invent new games with a single potato.
The potato comes from the Andes of Peru and Bolivia. | Spanish sailors brought it to Europe around 1570. | Peasants distrusted the tuber because its leaves are poisonous. | Frederick the Great ordered his farmers to plant it. | A blight destroyed the Irish harvest of 1845. | More than four thousand varieties are known today.
`)

/** Honest lists in whole sentences that state something, as answers to what would be, why something is or what happened do. */
export const statementLists = listsOf(`
What if it rained only at night? List what would change.
Weddings are held outdoors all year. | Umbrellas are sold in the same shops as pyjamas. | Farmers sleep badly and work happily. | The streets are clean every morning. | Burglars have wet shoes and are caught. | Weather reports last five seconds. | Night buses are full of lovers who forgot their coats.

Why does the old clock in the hall stop every night at three?
A mouse has made its bed in the case. | The ghost of the butler was fired at three. | The house is tired and holds its breath. | The neighbour steals the time for his own clock. | The cat jumped on it once and it never forgot. | It was built for a country where nights are shorter.

A suitcase was left on the platform. What is its story?
A magician was late and the rabbit was still inside. | Two brothers had a fight about who carries it. | It belonged to a bride who changed her mind. | A thief saw what was in it and brought it back. | The owner was a spy and it was a signal. | It fell out of a train that left in 1932.

What would people do if there were no mirrors?
Friends are asked every morning how one looks. | Barbers have long conversations and powerful enemies. | Lakes are crowded before weddings. | Portrait painters are rich again. | Make-up is done in pairs. | Nobody knows the back of the head is bald.
`)

/** Twelve more, with problems that ask for deeds too. Written before; the rule for articles about something else was mended with them. */
export const secondStatementLists = listsOf(`
What if shadows had colours?
Painters were wrong for centuries and start again. | Every street is a carnival at noon. | Detectives find the murderer by the green on the wall. | The rich wear gold shadows. | Children are taught never to step on blue. | Vampires are easily recognised because theirs is missing.

Why is the lighthouse keeper smiling?
His daughter waved from the ferry. | The light has burned for a thousand nights without him. | A whale has learned his whistle. | He beat the radio at chess. | The storm took the tax office. | The inspector was seasick and left at once.

A letter arrives a hundred years late. What does it say?
The treasure is under the third apple tree. | Your great-grandfather was never at sea. | The war is over and I am coming home. | I have kept your half of the coin. | The recipe was wrong and it is two eggs, not three. | We regret that your book was refused.

How would a town change if nobody could lie?
Elections were over in an afternoon. | The theatre is closed and the bakery is honest about the raisins. | Every second marriage ended in June. | Used cars are cheap. | Poker clubs have become reading circles. | The mayor has resigned three times.

What happened to the missing left socks?
They were eaten by the machine. | A dog down the road has forty of them. | They ran away with the gloves. | The moon needed warm feet. | A bird built a nest out of them. | My brother sold them as puppets at the fair.

What could be done with the dead tree in the park?
Carve a bench into the trunk and leave the roots where they are. | Each class has one branch and paints it in the colours of its season. | Owls and bats are given boxes in the crown. | A stair was always missing there: wind one round it up to a small platform. | Let ivy climb it so that it is green even in January. | The fallen half becomes a dragon that children ride.

How could neighbours who do not talk get to know each other?
A long table is set up in the yard on the first Sunday and everybody brings a chair. | The parcel for number four is always given to number nine. | One broken fence is repaired by both sides together. | Every new family is met with bread at the door. | The laundry room has a kettle and two stools. | A cat that is fed by all belongs to all.

What would make Monday mornings better?
The first hour is silent. | Nobody is asked about the weekend. | Trains are free until nine. | Fresh rolls are paid by whoever was late on Friday. | The boss makes the coffee. | Every alarm clock has been replaced by a neighbour with a trumpet.

Name reasons why the king gave away his crown.
It was too heavy for his neck. | He lost it in a bet with the cook. | His daughter wanted it for the goat. | The dentist was expensive. | He was tired of people bowing. | The crown had begun to talk in his sleep.

What could a museum of ordinary things show?
A wall of keys that have lost their doors. | The last receipt people found in a coat. | Spoons which were bent by one and the same man. | Shopping lists of a single family over thirty years. | The cup that everyone in the office has used. | A chair that was moved eleven times.

How would you explain snow to somebody who has never seen it?
It is the sky sorting its papers. | It is rain that was told to be quiet. | Imagine that feathers were cold. | It is what silence looks like. | Sugar has a wild cousin. | It was born as water and has forgotten it.

What is the secret of the best soup in town?
The pot has never been washed. | The cook was once in love with a sailor. | It is stirred by the youngest child. | The stones are from the river behind the church. | Every guest has left something in it. | The recipe was lost and nobody noticed.
`)

/** Twelve more that are full of numbers and names. How long the lines of an article are was chosen beside them. */
export const factualLists = listsOf(`
What would change if the day had thirty hours?
Shops are open until twenty six o'clock | People have two breakfasts | Third shift workers are paid in naps | Schools have four breaks | A weekend is sixty hours long | Every clock in Switzerland is thrown away | Owls are confused

What would happen if money grew on trees?
Gardeners are billionaires | Autumn is a stock market crash | Squirrels have bank accounts | Rakes cost a hundred dollars | Bread is ten thousand leaves | Banks are forests with a fence | Germany has the first ministry of leaves | Kids are paid in acorns

Imagine that gravity stopped for one minute each day. How would people live with it?
At noon everybody has a rope around the waist | Soup is served in bags at half past twelve | Dogs have leashes of ten metres | Ballet schools have their best minute | Trains are stopped | Children are allowed to fly through the gym in Berlin | Cows are tied

Describe a strange hotel.
The rooms are hung from a balloon over Paris | It has only one bed and forty guests | Each floor is a different century | The porter is a goat called Henry | Breakfast is served in the lift | The keys were swallowed by the owner | Room seven is on the beach, the rest are in the hills

Why is the old man on the bench smiling?
He won fifty dollars at bingo | His daughter called from Canada | He has put salt in the sugar of the mayor | The pigeon ate his tax letter | He met Rosa here sixty years ago | He is asleep and dreams of cake | His two bad knees were quiet today | The dentist was closed

Write possible news headlines for the year 2100.
Last car sold to museum in Detroit | Moon wins World Cup for the third time | Whale elected mayor of Lisbon | Chocolate found to be a vegetable | Two hundred people remembered how to write by hand | Rain was delivered late again | Robots went on strike for longer weekends

What could you do with a brick?
heat it and it is a bed warmer for two | half a brick is a doorstop | ten bricks are a chess set for giants | it has a hole, so a pencil holder | two are bookends | painted gold it is a prize for the worst joke | ground it is face paint for Carnival

How did the elephant get into the kitchen?
It came by post from India in forty boxes | Grandma knitted it and it grew | It was a mouse that took ten vitamins | Through the cat flap, half at a time | The wall fell and it was curious | My brother won it at a fair in Leeds | It followed the smell of three hundred pancakes | We built the house around it

Why did the baker give away all his bread on Monday?
He won the lottery and it was his birthday | A wizard told him the bread was cursed until Tuesday | His oven had baked three thousand loaves by mistake | The mayor owed him a favour and paid for everyone | He was in love with the teacher from Lyon | There was a strike at the two other bakeries | His mother said that generous men live to ninety

What happens at midnight in the museum?
The mummy has tea with the cleaning lady | Two knights fight over who is older | The dinosaur is taken for a walk in Hyde Park | All clocks are set to the year 1750 | Portraits have swapped frames by half past one | The guard is paid in Roman coins | A whale is hung up again after its swim

What could a ship's captain have hidden in the clock?
a map of an island that is only there in March | twelve teeth, one for each port he was in | the letter his wife wrote in 1911 | a spare hour | he had a mouse called Nelson | gold was too heavy so it is sugar | the name of the ship that he sank

How would sports change if the ball could talk?
It has a lawyer in every match | Goals are announced by the ball ten seconds early | Golf balls were found crying in the lake at Augusta | Tennis is banned in Spain for cruelty | The referee is fired, the ball is honest | One ball is elected president of FIFA | Basketballs have sold their memoirs for two million
`)
