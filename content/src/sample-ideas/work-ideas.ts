import type { SampleIdeaSet } from '../sample-idea-set.ts'

export const workSampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  'work-01': {
    near: 'Stick each word on the thing it means and say it whenever you go by.',
    odd: 'Marry the words off in pairs and attend all five weddings in your head.',
    technique:
      'Give each word to someone else: the cook tastes it, the boy draws it, the aunt scolds it. Then call them together.',
    thinker: 'rumi',
  },
  'work-02': {
    near: 'Somebody to fetch them at the door and a joke that only the new one may tell.',
    odd: 'For ten minutes the whole team pretends to be new as well and asks where the spoons are.',
    technique:
      'A warm speech? They cannot hear it for nerves. So something for the hands: a plant to water, before any names.',
    thinker: 'darwin',
  },
  'work-03': {
    near: 'The first line has to contain a smell.',
    odd: 'Write it with the page turned over, and pretend you were going on from the front.',
    technique:
      'Spill tea on it first. The blot looks like a whale or a county, and from there somebody wants to get home.',
    thinker: 'leonardo',
  },
  'work-04': {
    near: 'Hide one wrong fact in it, and buy cake for whoever finds it first.',
    odd: 'Let the report grow a love story between two of the columns.',
    technique:
      'Write it in turn from the view of the cleaner, the printer, a customer, and the mouse in the server room.',
    thinker: 'hokusai',
  },
  'work-05': {
    near: 'Ten thousand very small buttons that hold hands one after the other.',
    odd: 'Two rows of teeth being talked into friendship by a passing tram.',
    technique:
      'It closes by sliding. Two rows of people hold out hands, one child walks down the middle, and they all link up.',
    thinker: 'lovelace',
  },
  'work-06': {
    near: 'Whoever speaks hands on to the next by asking them a question.',
    odd: 'Everybody joins as their own echo and waits until the first voice has gone.',
    technique:
      'The king sits on mute and may be asked for one word: suddenly the whole court is listening to the fool.',
    thinker: 'shakespeare',
  },
  'work-07': {
    near: 'One drawer each, and a shared one for sweets and apologies.',
    odd: 'The lamp is told which of them sits there and bows to a different height.',
    technique:
      "A shared stove has a hook for each cook's spoon. So, three boards on hooks, and you lay yours down when you come.",
    thinker: 'sor-juana',
  },
  'work-08': {
    near: 'Put back one thing each time you walk past it.',
    odd: 'Leave a visitor book on the shelf: whoever touches anything writes how brave they were.',
    technique:
      "Clear one hand's width a day. On Friday nobody can say when it began, and all of them think it was theirs.",
    thinker: 'galileo',
  },
  'work-09': {
    near: 'Draw the points on three volunteers and let them argue.',
    odd: 'Give the first point at the door, the second from the floor, the third in the dark.',
    technique: 'One chair: stand behind it for the cost, on it for the view, and carry it out for the way forward.',
    thinker: 'carver',
  },
  'work-10': {
    near: 'Take the last words of the dullest book there and make your essay deserve them.',
    odd: 'End on the use-by date of a tin, as the only honest full stop in the room.',
    technique: 'My shelf offers a map: so I finish with what lies just off its edge, and why one should go there.',
    thinker: 'nova',
  },
  'work-11': {
    near: "A golden rubber, handed on with a speech by last week's winner.",
    odd: 'The mistake is given an office of its own for a week and gets visitors.',
    technique: 'Draw the damage as one bar and what was learned as another: the prize is for the biggest jump upward.',
    thinker: 'nightingale',
  },
  'work-12': {
    near: 'Draft it on a big board all day and send what is still standing at five.',
    odd: 'Use the message only to say what not to do, and let the rest be free.',
    technique: 'I send one long list: stale by noon. So send just who will be where and when, and then go and talk.',
    thinker: 'tesla',
  },
  'work-13': {
    near: 'Come in and ask who moved the chairs, and why it might matter.',
    odd: 'The teacher is lost in the building and can only ask the way to the answer.',
    technique: 'How heavy is it? What does heavy mean? Heavy for whom? By the bell it is the class that asks.',
    thinker: 'newton',
  },
  'work-14': {
    near: 'Dust them by ten, and read one aloud at lunch to see who goes red.',
    odd: 'Take the old plans for a walk, so that they meet the people who once made them.',
    technique:
      'I open the drawer and step in: here I have learned the cello, own a boat, and live next door to everyone.',
    thinker: 'einstein',
  },
  'work-15': {
    near: 'Agree on just the seam, and leave the rest a secret.',
    odd: 'Both make a half that begs pardon for not fitting and comes with a hinge.',
    technique:
      'Explain your half to a child in three words, and let only the children meet: what they agree on is the seam.',
    thinker: 'hypatia',
  },
  'work-16': {
    near: 'A jar of questions next to the milk, one per cup.',
    odd: 'Rename the weather: report the mood of each floor, with some chance of cake.',
    technique:
      'They say small talk opens doors. Test it: a week without hello, straight into the middle, and time the coffee.',
    thinker: 'ibn-al-haytham',
  },
  'work-17': {
    near: 'He is a giant in this play, and each hic makes the scenery jump.',
    odd: 'The whole cast catches it, one by one, until even the curtain does.',
    technique:
      'Hic as a yes. Hic as a knock on the door. Hic as the horse. Hic as the word that the princess waits for.',
    thinker: 'mozart',
  },
  'work-18': {
    near: 'Stage a fashion show in which each look needs three owners.',
    odd: 'Found a town for them, with the lunch boxes as houses and scarves as roads.',
    technique:
      'Keep them: someone may come. Use them: no one does. So make a tent of scarves that can be untied in a minute.',
    thinker: 'franklin',
  },
  'work-19': {
    near: 'Hand one to each person who looks as if they had been up since five.',
    odd: 'Lay out the outline of a huge fried egg on the square and let people walk in the yolk.',
    technique:
      'On every bike. In each post box, half out. The last forty I would plant by the ring road, for next year.',
    thinker: 'my-own-path',
  },
  'work-20': {
    near: 'You are in charge of sixty thousand tiny people who bring you honey.',
    odd: 'A beekeeper is the only grown-up who has to wear a veil and walk as on the moon.',
    technique: 'Sit as bees around one child in a hat: whoever is calmest gets to hear the hum, and all want the hat.',
    thinker: 'hokusai',
  },
  'work-21': {
    near: 'Hold up a drawing for him that takes all fifteen floors to finish.',
    odd: 'Dress for one floor as fish, look out with round eyes, and swim.',
    technique: 'He comes down slowly: one word per floor on the glass, so the joke lands with him at the pavement.',
    thinker: 'galileo',
  },
  'work-22': {
    near: 'Let visitors open the doors, and change what is behind them each week.',
    odd: 'Lend the handles out: take one home and see what your own door does.',
    technique: 'Ask a nurse, a small boy, a waiter with two trays how each would hold it. The label quotes all three.',
    thinker: 'rumi',
  },
  'work-23': {
    near: 'Leave it, sign it, and tell the client that the birds fly better this way.',
    odd: 'Sell the room as one for people who do yoga.',
    technique: 'Head down, the roses look like parachutes: paint in a few tiny passengers and call it a new line.',
    thinker: 'leonardo',
  },
  'work-24': {
    near: 'Name it and let it send a thank-you card to the last person who watered it.',
    odd: 'It applies for leave on health grounds, with copies to all.',
    technique: 'Three heirs claim to love it most. It asks for a cup of water, and only the quiet temp brings one.',
    thinker: 'shakespeare',
  },
  'work-25': {
    near: 'Split a pizza with somebody who lies about being full.',
    odd: 'How many grandmothers does it take to fill a minibus, if two of them bring cake?',
    technique:
      'What never adds up? Socks. Each week the class counts its own, and hunts for the rule behind the missing ones.',
    thinker: 'curie',
  },
  'work-26': {
    near: 'What would you only ever do in a town where nobody knows you?',
    odd: 'If your hair could quit, what would it do instead?',
    technique:
      'I planned to ask of holidays, but that is the weather again. Better: what have you changed your mind on lately?',
    thinker: 'darwin',
  },
  'work-27': {
    near: 'Feed it one sheet of something nice before the long ones.',
    odd: 'Give it the corner desk and a birthday; jams are now called thinking breaks.',
    technique:
      'It pulls one sheet from many. Let it draw lots: one name per sheet, and whoever jams it brings the cake.',
    thinker: 'lovelace',
  },
  'work-28': {
    near: 'Forty spoons make a rainbow along the corridor, one stripe each.',
    odd: 'Paint one very small thing, enormously carefully, and hang it in the largest hall.',
    technique: 'Sort by colour on the floor: blue is nearly half. So it is a sea, and what else there is swims in it.',
    thinker: 'nightingale',
  },
  'work-29': {
    near: 'Start at the pace of the snail, cross the stage, and be asked halfway what the hurry is.',
    odd: 'Let a snail give the talk on the lens of a projector, and just translate.',
    technique:
      'In my head they yawn at the house. So I start with one that coils to the left and cannot find anybody to love.',
    thinker: 'tesla',
  },
  'work-30': {
    near: 'It could welcome hikers and hold their coats during lunch.',
    odd: 'As marriage adviser to crows, who clearly trust its discretion.',
    technique: 'A dummy in a window sells by standing still. So let it wear what the farm knits, down by the road.',
    thinker: 'sor-juana',
  },
  'work-31': {
    near: 'It has never lost a page, unlike everybody in this room.',
    odd: 'Staple a whole row of colleagues by the cuffs and ask who feels left out.',
    technique:
      'I was folded, bent, pushed through the dark, and came out holding two things together. Hello, I am a staple.',
    thinker: 'einstein',
  },
  'work-32': {
    near: 'Packing the tent so well that it says thank you.',
    odd: 'Rehearsing with the fleas, who also prefer to be looked at very little.',
    technique:
      'Sells tickets. Sells tickets from inside a box. Through a slot. By means of a monkey. Is a famous mystery.',
    thinker: 'mozart',
  },
  'work-33': {
    near: 'Yawn like a lion, one person after the other, round the room.',
    odd: 'Everybody swaps shoes with the next desk and walks to the globe and back.',
    technique:
      'One sheet of scrap: fold it, fan it, balance it, blow it, guess its weight, wear it, flatten it out again.',
    thinker: 'carver',
  },
  'work-34': {
    near: 'Paint the sky and leave the flowers bare wood.',
    odd: 'Write a small apology below: the flowers are asleep, please come again at dawn.',
    technique:
      'Against: flowers are yellow. For: their shade is blue. Cross out the flowers, then, and paint only the shade.',
    thinker: 'franklin',
  },
  'work-35': {
    near: 'Build it out of the class: some are rock, some wait below, and one is the first rumble.',
    odd: 'Hold a volcano press conference, with the teacher being asked why she kept silent for so long.',
    technique: 'A shaken bottle, kept shut: each child feels it go hard. Whoever can say why may open it outside.',
    thinker: 'hypatia',
  },
  'work-36': {
    near: 'In how the toys are lined up: tonight the bears queue for the bath.',
    odd: 'Give a single doll a different job each shift, and never mention it.',
    technique: 'Wind one toy so weakly that it takes all night to lift its hat, just as the others come in.',
    thinker: 'galileo',
  },
  'work-37': {
    near: 'Draw two words from a hat and defend the result until you love it.',
    odd: 'Let the first passer-by call you something, and thank them.',
    technique:
      'Must a name be chosen? Call the team something else every ten minutes, and see at which one all heads turn.',
    thinker: 'ibn-al-haytham',
  },
  'work-38': {
    near: 'Look around and take pictures of the furniture.',
    odd: "Each visitor invents the history of one room, and the best lie goes into next year's leaflet.",
    technique:
      'See the same room as its oldest chair did, as the mouse, as the draught: nine rooms, and each visitor is somebody new.',
    thinker: 'hokusai',
  },
  'work-39': {
    near: 'Make a tree with both, take the rabbit twice round it and down its hole.',
    odd: 'Write it as a letter to the shoelace, and ask the friend only to read it out.',
    technique:
      'My word is handshake: left bows to right, they cross, they clasp, and neither lets go until pulled by the tail.',
    thinker: 'nova',
  },
  'work-40': {
    near: 'Whoever gets none may end the meeting.',
    odd: 'Whoever goes without eats the crumbs of all the others, which is more when you weigh it.',
    technique:
      'Chart it: every week one biscuit short, always for somebody else. So the gap goes round like a cup, with names on.',
    thinker: 'nightingale',
  },
  'work-41': {
    near: 'Label it as a study of what juice does to paper.',
    odd: 'Call it weather: the blue ran off to look for a better project.',
    technique:
      'The stain has coasts and a bay. So it is a map of the island on which the experiment would have worked.',
    thinker: 'leonardo',
  },
  'work-42': {
    near: 'Each draws one page and dictates it to the next.',
    odd: 'Write with a single very long worm, which is drawing after all.',
    technique: 'A letter is a drawing that people have agreed on. So each designs a few, and the writing is drawn.',
    thinker: 'lovelace',
  },
  'work-43': {
    near: 'Slippers, lanterns, and dancing in which only the hands touch.',
    odd: 'A toast is passed from ear to ear and gets better on the way.',
    technique:
      'A band; a band in socks; one that only breathes; one that fans; at last just the sun, coming up on time.',
    thinker: 'mozart',
  },
  'work-44': {
    near: 'He could check the whole shop: every door, every shelf, and a list of what stands crooked.',
    odd: 'Play on it over the table edge until lunch and sell tickets to the apprentice.',
    technique:
      'A baker marks dough before cutting: mark every plank today, so that tomorrow the saw only has to follow.',
    thinker: 'sor-juana',
  },
  'work-45': {
    near: 'Ten thousand people borrow one each and bring it back on the other side.',
    odd: 'Tell every book that the one it is secretly in love with has gone ahead.',
    technique: 'The chain works until the first one starts to read. So put the readers at the end, as shelves.',
    thinker: 'tesla',
  },
  'work-46': {
    near: 'Sell by description: customers order, and the painter by the door draws what they will get.',
    odd: 'Sell the snow: this very snow has stopped a lorry.',
    technique:
      'Tea first. Then the empty shelves as bunks. Last, a paper on which they write what they had hoped to find.',
    thinker: 'my-own-path',
  },
  'work-47': {
    near: 'They check all day that nothing has gone wrong with it, and ship it on time.',
    odd: 'Big order: three tons of nothing for a man who wants his attic back.',
    technique: 'I clock on and lift my share: it is light, but one must not drop it, or there would be a noise.',
    thinker: 'einstein',
  },
  'work-48': {
    near: 'He kicks my legs and never sits still.',
    odd: 'Your pencil is often elsewhere, writes the desk, and I should know: I have it.',
    technique: 'I was king for one day, writes the stool, and all my people sat down on me.',
    thinker: 'shakespeare',
  },
  'work-49': {
    near: 'Do not rain on the soup, and let the guests see who is at the next table.',
    odd: 'Learn to come without thunder when somebody calls.',
    technique:
      'Day one: stay inside. Day two: one glass, to the brim, and stop. On the third it is trusted with the ice.',
    thinker: 'hypatia',
  },
  'work-50': {
    near: 'The shops would close and everyone would sing.',
    odd: 'The bus is driven by a baker with perfect timing, and the rolls come out one stop early.',
    technique: 'Gained: a tuneful post office. Lost: anybody to open it. What is left is a queue that hums in parts.',
    thinker: 'franklin',
  },
  'work-51': {
    near: 'Breathe in slowly and count to ten.',
    odd: 'Sneeze, but only once you have been asked to.',
    technique:
      'What is it for? To wait. How long? Until you no longer ask. Are you still asking? Good, that was the exam.',
    thinker: 'newton',
  },
  'work-52': {
    near: 'Small for lifts, medium for Sundays, large for the hour after good news.',
    odd: 'The largest is bought by a drummer as a gift for his mother.',
    technique: 'A baby sleeps in it, a judge thinks in it, a pair say yes in it. On every label: do not shake.',
    thinker: 'rumi',
  },
  'work-53': {
    near: 'That coats know the way home, but the buttons are the ones with courage.',
    odd: 'She proved that there is one button, which merely gets lost all the time.',
    technique:
      'One button: coin of small towns, wheel for a mouse, eye of a bear, moon on a lapel, full stop of a coat.',
    thinker: 'carver',
  },
  'work-54': {
    near: 'Warm the hammer up with three small nails, and thank the saw when it is through.',
    odd: 'The tape measure wants to hear how far we have come.',
    technique:
      'I flattered them all, and the drill went in too deep. So ask, then wait: the plane starts when it is ready.',
    thinker: 'darwin',
  },
  'work-55': {
    near: 'Head of lights further off, who may now write to the stars about punctuality.',
    odd: 'He becomes keeper of the dark between, which had never had anyone.',
    technique:
      'All else is promoted up, but his beam goes out. So he is promoted outward: he walks to where it falls, and reports.',
    thinker: 'curie',
  },
  'work-56': {
    near: 'A boat yard where each joins in at whatever squeaks.',
    odd: 'It is a bakery on a slope: work starts when it smells and ends when it is sold.',
    technique: 'A field, a rope, a bell that anybody can ring. I think it is a choir. They sing until the hay is in.',
    thinker: 'my-own-path',
  },
  'work-57': {
    near: 'Explain to a seven-year-old why the bell decides, and come back with an answer.',
    odd: 'Lose a game each day, in front of somebody, and write how it felt.',
    technique:
      'Sit on the small chair for an hour without a word. Then test it: what did you learn, and what did your knees?',
    thinker: 'ibn-al-haytham',
  },
  'work-58': {
    near: 'Returns will be on time, as I can be there in nine seconds.',
    odd: 'I have sat on one treasure for six hundred years without turning down a page.',
    technique:
      'My word is ember: I offer warm reading rooms, a low light at each shelf, and a hush that no one questions.',
    thinker: 'nova',
  },
  'work-59': {
    near: 'Overtaking, with greetings, and an exam in carrying something too full.',
    odd: 'The history of who once slid along here and why they were never seen to stop.',
    technique:
      'Each comes with one bit of a story from a different door; where they meet it makes no sense, and that is the end.',
    thinker: 'rumi',
  },
  'work-60': {
    near: 'Build a machine that does it all, and take five years over it.',
    odd: 'They rest so hard that other teams come in buses to study the method.',
    technique:
      'Chart their week: most work goes into looking busy. Without that slice they are done, and first, by ten.',
    thinker: 'nightingale',
  },
  'work-61': {
    near: 'By how the person is holding the pen.',
    odd: 'Under not yet, almost, in the morning, and the big sack for if only I had.',
    technique: 'Seen from inside the letter box they are all sighs: so sort by breath, short ones to the left.',
    thinker: 'hokusai',
  },
  'work-62': {
    near: 'Delete all that are older than a month.',
    odd: 'Every letter that stays for a week has to bring a chair for the next one.',
    technique:
      'Sort them by who wrote: two hundred are about one meeting. One answer on the door, and the pile is a third.',
    thinker: 'nightingale',
  },
  'work-63': {
    near: 'Have a cup of coffee on video.',
    odd: 'Both halves open a window, and the quieter street gets to choose the song.',
    technique:
      'Home has the cat, the office the printer, the boss the bell: at ten the cat walks over a page for all to sign.',
    thinker: 'rumi',
  },
  'work-64': {
    near: 'Stop it after fifteen minutes, whatever happens.',
    odd: 'The best sentence is kept in an envelope and may be opened only at the next one.',
    technique:
      'All believe a meeting ends when things are settled. Test the reverse for a week: leave after the best question.',
    thinker: 'ibn-al-haytham',
  },
  'work-65': {
    near: 'They join by video, with a bowl of cereal.',
    odd: 'Their chair is always still warm, as somebody has kept it so since they logged off.',
    technique:
      'Step one: what is noon there? Night. Step two: who is awake? The baker. Lunch is brought by whoever got up too early.',
    thinker: 'hypatia',
  },
  'work-66': {
    near: 'By doing all the work much faster.',
    odd: 'It lists every sunset it has been shown as a wallpaper and asks to see one.',
    technique:
      'Does it get tired? It gets warm. What is warmth for? Company. Who has none? The printer. They could go together.',
    thinker: 'newton',
  },
}
