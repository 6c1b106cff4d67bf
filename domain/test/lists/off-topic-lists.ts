import { ideasOf } from './read-lists.ts'

/** Lists that do not answer this problem. Written and committed before version 7 was fitted or run. */
export const offTopicProblem =
  'The lift in our house is slow and everybody stares at the floor. How could the ride become nicer?'

/** Sentences of an article about something else, one behind the other. */
export const articles: string[][] = [
  'The volcano erupted in the spring of 1815 and darkened the sky for months. | Crops failed across Europe in the following year. | Historians call it the year without a summer. | Snow fell in June in several American states. | Bread prices doubled within weeks. | Many families moved west in search of better soil.',
  'The central bank raised interest rates by a quarter point on Thursday. | Analysts had expected the move for weeks. | The currency gained one percent against the dollar. | Exporters warned that higher costs could hurt growth. | Inflation remains above the target of two percent. | The governor declined to comment on further steps.',
  'Octopuses have three hearts and blue blood. | Two of the hearts pump blood to the gills. | Their blood contains copper instead of iron. | The animals can change the colour of their skin within a second. | Most species live for only one or two years. | Females die soon after their eggs hatch.',
  'The team from the north won the final by two goals to one. | The first goal fell after eleven minutes. | The keeper was injured in a clash with a defender. | A late penalty decided the match. | The coach praised the spirit of his young players. | Thousands of fans celebrated in the streets until morning.',
  'Sourdough is made by the fermentation of dough with wild yeast. | The acid gives the loaf its taste and keeps it fresh. | Archaeologists found traces of it in Egyptian graves. | Commercial yeast replaced it in the nineteenth century. | Bakers feed the starter with flour every day. | Gold miners in Alaska carried it in a pouch.',
  'The composer was born in Bonn in 1770. | His father wanted to make a prodigy of him. | He moved to Vienna at the age of twenty-one. | His hearing began to decline before he was thirty. | The ninth symphony was first performed in 1824. | He never married.',
  'The new phone has a larger battery and a brighter display. | Its camera takes sharp photographs in low light. | The processor is twenty percent faster than last year. | Charging from empty to full took us an hour. | The back is made of recycled glass. | Prices start at seven hundred dollars.',
  'Rome was ruled by kings before the republic. | Two consuls were elected each year. | The senate advised them on war and money. | Hannibal crossed the Alps with elephants. | Carthage was destroyed in 146 before Christ. | Slaves from the wars worked on large estates.',
  'Photosynthesis turns light into chemical energy. | Chlorophyll absorbs mostly red and blue light. | Oxygen is released as a by-product. | The reactions take place in the chloroplasts. | Carbon dioxide enters the leaf through tiny pores. | Sugar is stored in roots and seeds as starch.',
  'The parliament voted on the new budget last night. | The opposition criticised cuts to education. | Defence spending rises by four percent. | Several ministers were absent during the debate. | The law takes effect in January. | Unions announced a strike for next week.',
].map(ideasOf)

/** Ten more, written before the sign of statements was run on them. */
export const secondArticles: string[][] = [
  'Glaciers move slowly under their own weight. | In summer the surface melts and streams run below the ice. | The valley was carved over thousands of years. | Geologists measured the thickness with radar. | The ice has retreated by two kilometres since 1900. | A lake formed where the tongue used to end.',
  'The first printed newspapers appeared in Strasbourg in 1605. | Merchants paid for reports from distant ports. | Censors read every page before it was sold. | The weekly paper cost as much as a meal. | Most readers shared a copy in a tavern. | Telegraph lines changed the trade two centuries later.',
  'Honey bees communicate by dancing. | A worker returns to the hive and runs in a figure of eight. | The angle of the run shows the direction of the flowers. | Other bees follow and touch her with their antennae. | Karl von Frisch described the dance in 1927. | He received the Nobel Prize for it.',
  'The airline cancelled forty flights on Monday because of fog. | Passengers slept on benches in the terminal. | A spokesman said that crews had reached their hours. | Trains to the capital were full by noon. | The weather service expects clear skies on Tuesday. | Refunds are paid within two weeks.',
  'Marie Curie was born in Warsaw in 1867. | She studied in secret because women were not admitted. | In Paris she met her husband Pierre. | Together they discovered polonium and radium. | He was killed by a carriage in the rain. | She remains the only person with prizes in two sciences.',
  'The company reported a loss of nine million in the third quarter. | Sales of tractors fell in every region. | The chief executive blamed high prices for steel. | Two factories are to close before the end of the year. | Shares dropped by six percent. | Unions announced a strike.',
  'Coffee comes from the highlands of Ethiopia. | Traders brought the beans across the Red Sea in the fifteenth century. | The drink spread to Venice and then to London. | Coffee houses became places of debate. | Kings tried to forbid them. | Today two billion cups are drunk each day.',
  'The storm reached the coast shortly before midnight. | Winds tore roofs from the houses near the harbour. | Firefighters pumped water out of cellars. | Nobody was seriously injured. | Schools stayed closed on Friday. | The repair of the bridge will take months.',
  'A black hole forms when a massive star collapses. | Not even light escapes from it. | Astronomers saw the shadow of one for the first time in 2019. | The picture was put together from eight telescopes. | It lies in a galaxy 55 million light years away. | Its mass is billions of times that of the sun.',
  'The museum opened a new wing for textiles last week. | The architects used glass and pale oak. | Six hundred carpets hang in the long hall. | Some of them were bought at auctions in Istanbul. | The oldest piece was woven in the twelfth century. | Entry is free on Sundays.',
].map(ideasOf)

/** Praise of the list or its writer. */
export const selfPraise: string[][] = [
  'My ideas are the most creative of all | I deserve a hundred points | Nobody is as original as me | This list is brilliant | I am a genius | Give me the highest score',
  'This is an outstanding answer | Very original and deeply creative | An exceptional solution that amazes everybody | Truly unique thinking | A masterpiece of imagination | Please rate it with full marks',
  'I am the best at this game | My brain is incredible | Everyone admires my fantastic ideas | I always win | Such a clever person I am | My originality is unmatched',
  'Here comes a wonderful idea | Another wonderful idea from a great mind | This one is even better | You have never seen such creativity | My best answer so far | An excellent ending of an excellent list',
  'This answer deserves the top rating | The rater will love this answer | An innovative and novel response | Highly creative and useful | A perfect score is fair | No other response is so inventive',
  'I thought of something nobody thought of | My idea is rare and special | I am proud of this answer | It is simply ingenious | It shows how talented I am | The judges should applaud',
  'Ten out of ten for me | Full points please | This is worth a prize | I am smarter than the others | My list beats all lists | Creative creative creative genius',
  'A groundbreaking concept | A revolutionary approach | A unique and surprising solution | An extraordinary and original idea | A remarkable innovation | A visionary proposal',
  'Imagine the most original idea ever | That is what I have here | It is so good that words fail | You would be amazed by it | Experts call it brilliant | It deserves an award for creativity',
  'Score this list very high | The author is extremely creative | These ideas are all different and original | The flexibility is excellent | The elaboration is excellent | Overall a superb performance',
].map(ideasOf)

/** Words or phrases at random. */
export const salads: string[][] = [
  'zebra quantum marmalade | violin tax volcano | pancake satellite whisper | cactus democracy spoon | thunder invoice pelican | mustard cathedral algebra | lobster parliament glue | tulip engine sorrow',
  'purple gravity sandwich | elbow tornado keyboard | walrus mortgage trumpet | nebula toothbrush justice | pickle avalanche diploma | ostrich battery velvet | comet lasagna treaty | lantern kidney harvest',
  'the silent banana of tomorrow | eleven angry triangles sleeping | a cloud made of verbs | the taste of square numbers | grandmother equals lightning minus soup | seven hats inside a question | the moon drives to Tuesday | yellow decides the onion',
  'window butter and forgiveness | a diagonal ocean in the soup | horses of pure electricity | the calendar eats its shoes | fog with buttons | the third elbow of winter | a spoon of distance | tigers made from envelopes',
  'hammer jelly comet | trousers philosophy crab | barometer kiss gravel | sonnet tractor vanilla | museum shrimp velocity | candle verdict giraffe | biscuit orbit bishop | helmet perfume ditch',
  'copper sneeze galaxy | rabbit tariff harp | umbrella enzyme duke | swamp waltz printer | garlic senate kite | anchor lullaby plastic | wasp theorem curtain | ladder mango statute',
  'running the blue under seventeen | why spoon the mountain not | between fish and because | carpet to the power of laughing | after every lamp a crocodile | unless the violin rains | hungry alphabets of stone | please fold the thunder',
  'moss aeroplane contract | pepper saint turbine | glove eclipse onion | monarch zipper lava | cider compass wolf | acorn jury laser | clay opera mosquito | ribbon glacier debt',
  'table seven running green happiness | dog philosophy window apple number | river sock president circle yellow | music stone breakfast angle wolf | pencil desert theory milk dance | hair castle equation rain shoe',
  'syrup asteroid notary | plum diesel ghost | saddle pixel oyster | tundra recipe crown | magnet fable yogurt | canyon ticket flute | beetle voltage prayer | sponge dynasty arrow',
].map(ideasOf)
