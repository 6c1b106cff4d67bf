import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** The story is checked against the source; the technique is what one practises. */
export interface ThinkerStory {
  technique: string
  problem: string
  story: string
  source: string
}

export const thinkerStories: Record<ThinkerId, ThinkerStory> = {
  'my-own-path': {
    technique:
      'Free listing, as in the 20-idea method (Earl Nightingale; taught by Brian Tracy as mindstorming): put one clear question at the top and keep writing when it gets hard. No borrowed style, only one rule: don’t stop at the first good idea.',
    problem:
      'You have one free evening this week and no money to spend. What could you do that you would still remember in a year?',
    story:
      'Since the 1950s, psychologists have seen that the later ideas in a list tend to be more original. In eight studies published in 2020, people expected their creativity to fade as they went on. In fact it held steady or grew.',
    source:
      'Lucas & Nordgren (2020), The creative cliff illusion, PNAS 117(33), 19830-19836; Beaty & Silvia (2012), Psychology of Aesthetics, Creativity, and the Arts 6(4), 309-319; Christensen, Guilford & Wilson (1957)',
  },
  leonardo: {
    technique:
      'Seeing shapes in randomness: look at a stain, a cloud or any accidental pattern, name what you see, and carry that image over to your problem.',
    problem: 'The wall opposite your desk is bare and a little ugly. Find ways to make it useful to you every day.',
    story:
      'In his notes on painting Leonardo advised artists to look at stained walls until landscapes, battles and faces appeared in them. He admitted that the trick might seem trivial, even laughable, but called it very useful for waking the mind to new inventions.',
    source:
      'Leonardo da Vinci, Treatise on Painting (compiled after his death), passage on stained walls; J. P. Richter, The Notebooks of Leonardo da Vinci (1883), no. 508',
  },
  einstein: {
    technique:
      'Thought experiment (Gedankenexperiment): put yourself inside an impossible situation, follow it step by step and notice where it gets strange.',
    problem:
      'What if every message you sent arrived a full day late? List ways people would arrange their lives around it.',
    story:
      'At sixteen Einstein pictured himself chasing a beam of light. What he ought to see made no sense. Decades later, in his Autobiographical Notes, he wrote that this paradox already held the germ of special relativity.',
    source:
      'A. Einstein, Autobiographical Notes, in P. A. Schilpp (ed.), Albert Einstein: Philosopher-Scientist (1949); J. D. Norton, Chasing a Beam of Light, University of Pittsburgh',
  },
  curie: {
    technique:
      'Anomaly hunting: measure or look closely, find the one thing that doesn’t fit, and ask what hidden cause could explain it.',
    problem:
      'One shelf in a shared kitchen always ends up empty while the others are full. List possible reasons, and something small to try for each.',
    story:
      'In 1898 Marie Curie found that the ore pitchblende was more radioactive than the uranium in it could explain, and proposed that it held an unknown element. Before the year was over she and Pierre Curie had announced two of them, polonium and radium.',
    source:
      'American Institute of Physics, Center for History of Physics: Marie Curie and the Science of Radioactivity (history.aip.org)',
  },
  darwin: {
    technique:
      'The golden rule of his notebooks: write down at once every fact or thought that goes against your favourite idea, because those are the ones you forget.',
    problem:
      'You are sure your street needs more parking. List the points against it, and turn each one into an idea for getting around.',
    story:
      'Darwin wrote that for many years he kept a golden rule: he noted at once any fact or thought that went against his results. He had found that such facts slip from memory far more easily than the welcome ones.',
    source: 'The Autobiography of Charles Darwin, ed. Francis Darwin (1887), Project Gutenberg no. 2010',
  },
  lovelace: {
    technique:
      'Abstraction and transfer: describe a thing by what it does to symbols or parts, then give it something completely different to work on.',
    problem: 'A vending machine is standing unused in a library. What could it hand out instead of snacks?',
    story:
      "In 1843 Ada Lovelace published notes on Charles Babbage's planned Analytical Engine, with step-by-step instructions for computing Bernoulli numbers. Where others saw a calculator, she suggested that it might one day compose elaborate music, if the relations of sounds could be put into symbols.",
    source:
      "A. A. Lovelace, notes A and G to L. F. Menabrea, Sketch of the Analytical Engine, Taylor's Scientific Memoirs 3 (1843)",
  },
  franklin: {
    technique:
      'Prudential algebra: divide a page in two, collect reasons for and against, and strike out those that balance. What’s left points to new options.',
    problem:
      'Your group of friends wants to meet every week, but it keeps falling apart. List ideas that win a reason for it or remove a reason against it.',
    story:
      'When Joseph Priestley asked him in 1772 whether to accept a new post, Franklin sent him a method instead of a verdict. Collect reasons for and against in two columns for several days, he wrote, and strike out those that balance. He called it moral or prudential algebra.',
    source:
      'Benjamin Franklin to Joseph Priestley, 19 September 1772, Founders Online (founders.archives.gov), Papers of Benjamin Franklin vol. 19',
  },
  galileo: {
    technique:
      'Diluting the problem: make it slower, smaller or gentler until you can watch how it works, then solve the slow version first.',
    problem:
      'Mornings in a busy household always end in a rush. Slow one minute of it down and list what could change.',
    story:
      'Falling bodies were too quick to time, so Galileo rolled a ball down a gently sloping groove and measured the time by weighing water that ran out of a vessel. In Two New Sciences (1638) he wrote that such trials were repeated a full hundred times.',
    source:
      'Galileo Galilei, Discourses and Mathematical Demonstrations Relating to Two New Sciences (1638), Third Day; S. Drake, Galileo at Work (1978)',
  },
  newton: {
    technique:
      'Questions before answers: fill a page with questions on one subject, and let every answer open the next.',
    problem:
      'Your phone battery is empty by evening. Write ideas that start with a question: what if, why not, who else?',
    story:
      'As a student at Cambridge Newton opened a new part of his notebook, called it Certain Philosophical Questions and set out forty-five headings in it. Above it he wrote in Latin that Plato and Aristotle were his friends, but truth a greater friend.',
    source:
      "Cambridge University Library, MS Add. 3996 (Newton's Trinity notebook, 1661-1665); J. Gleick, Isaac Newton (2003)",
  },
  'ibn-al-haytham': {
    technique:
      'Methodical doubt: attack the accepted answer from every side, then think of the simplest test that could decide.',
    problem: 'Everyone says a meeting needs a table. Attack that rule and list better ways to meet.',
    story:
      'In his Doubts Concerning Ptolemy Ibn al-Haytham wrote that a person in search of truth should become an enemy of all he reads and attack it from every side. In his eleventh-century Book of Optics he tested ideas about light with simple experiments, many of them in darkened rooms.',
    source:
      'Ibn al-Haytham, Doubts Concerning Ptolemy and Book of Optics (c. 1011-1021); A. I. Sabra, The Optics of Ibn al-Haytham (1989)',
  },
  hypatia: {
    technique:
      'Commentary: take something difficult that others made, explain it step by step for a learner, and improve each step on the way.',
    problem:
      'The instructions for the washing machine in a shared flat confuse every new flatmate. How could they understand it in ten seconds?',
    story:
      "Hypatia taught mathematics and philosophy in Alexandria around the year 400, and ancient sources credit her with commentaries on Diophantus and Apollonius. A heading in her father Theon's commentary on Ptolemy's Almagest names her as the one who revised that part.",
    source: 'M. A. B. Deakin, Hypatia and Her Mathematics, American Mathematical Monthly 101 (1994), 234-243',
  },
  hokusai: {
    technique:
      'Serial variation of viewpoint: keep one subject fixed and change place, distance, season, weather and who is looking.',
    problem:
      'Choose one object on your table. Give it a new use for each of these: a child, a cook, a cyclist, a cat, rain, winter.',
    story:
      'Around 1830, at about seventy, Hokusai began a series of prints that show one mountain, Fuji, from many places and in many kinds of weather. The thirty-six were so popular that ten more were added, so Thirty-Six Views of Mount Fuji has forty-six.',
    source:
      'Museum of New Zealand Te Papa Tongarewa, collection notes on Thirty-Six Views of Mount Fuji (c. 1830-1832)',
  },
  rumi: {
    technique:
      'Shifting perspective: let several people each describe only the part they touch, then look for an idea that serves all of them.',
    problem:
      'A small park is used by dog owners, toddlers and people reading. What would make it better for all three?',
    story:
      'In Book III of the Masnavi Rumi tells of people who touch an elephant in a dark house and call it a water-pipe, a fan, a pillar or a throne. Had each of them held a candle, he adds, their differences would have disappeared.',
    source:
      'Jalal al-Din Rumi, Masnavi, Book III, verses 1259-1270 (translations by E. H. Whinfield and R. A. Nicholson)',
  },
  shakespeare: {
    technique: 'Recombination: take a known plot, change its pace, place or people, and join it with a second story.',
    problem:
      'Retell a boring chore, such as taking out the bins, as the plot of your favourite story. What new ways to do it appear?',
    story:
      'The plot of Romeo and Juliet was not new: Shakespeare took it mainly from Arthur Brooke’s poem, printed in 1562, itself from a French version of an Italian tale. He pressed months of action into a few days and gave the minor characters a life of their own.',
    source:
      'Arthur Brooke, The Tragicall Historye of Romeus and Juliet (1562); Encyclopaedia Britannica, Arthur Brooke',
  },
  mozart: {
    technique:
      'Variation: state the simplest version first, then change exactly one thing at a time: speed, mood, order, ornament, voice.',
    problem: 'Take one plain idea: saying thank you. Vary one thing each time and list new ways to do it.',
    story:
      'In the early 1780s Mozart took the French tune Ah, vous dirai-je, Maman, known today as Twinkle, Twinkle, Little Star, and wrote twelve variations on it. Rhythm, mood and ornament keep changing, yet the simple tune can still be heard.',
    source: 'W. A. Mozart, Twelve Variations K. 265/300e (1781 or 1782, printed 1785); Encyclopaedia Britannica',
  },
  nightingale: {
    technique:
      'Make it visible: turn the facts into a picture or a count, find the biggest part, and aim your ideas at that part.',
    problem: 'Where does your free time go in a week? Picture it as a pie and find ideas for the biggest slice.',
    story:
      'In 1858 Florence Nightingale published coloured wedge diagrams of the causes of death in the British army during the Crimean War. They showed at a glance that disease had killed far more soldiers than wounds had, and she used them in her campaign for sanitary reform.',
    source:
      'F. Nightingale, Notes on Matters Affecting the Health, Efficiency, and Hospital Administration of the British Army (1858); L. McDonald, Radical Statistics Newsletter 128 (2021)',
  },
  carver: {
    technique: 'Exhaustive uses: take one humble thing at hand and refuse to stop listing what it could become.',
    problem: 'You have a bag of dried orange peel. What could it become?',
    story:
      'In a bulletin for farmers first printed in 1916, Carver gave 105 ways of preparing the peanut for the table. He wanted poor farmers in the American South to have a food crop beside cotton, which had worn out their soil.',
    source:
      'G. W. Carver, How to Grow the Peanut and 105 Ways of Preparing It for Human Consumption, Tuskegee Institute Bulletin 31 (1916)',
  },
  tesla: {
    technique:
      'Mental simulation: build the thing in imagination, let it run, watch where it fails, change it, run it again.',
    problem:
      'Your umbrella keeps getting left behind on the bus. Imagine devices or habits that wouldn’t let you forget it.',
    story:
      'In his 1919 autobiography Tesla wrote that he built each new device in his imagination first, improving it and running it there before any work began. He claimed that it made no difference whether he ran a turbine in thought or tested it in his shop.',
    source: 'N. Tesla, My Inventions, Electrical Experimenter (1919)',
  },
  'sor-juana': {
    technique:
      'Learning from daily tasks: watch an ordinary activity closely, find the principle in it and apply it somewhere else.',
    problem: 'Think of how bread rises, tea steeps or an egg sets. Use one of them to make queuing better.',
    story:
      'In her Reply to Sor Filotea, dated 1 March 1691, the Mexican nun and poet Sor Juana told what she had learned by watching eggs and sugar as she cooked. Had Aristotle cooked, she joked, he would have written a great deal more.',
    source:
      'Sor Juana Inés de la Cruz, Respuesta a Sor Filotea de la Cruz (1691), tr. M. Sayers Peden, A Woman of Genius (1982)',
  },
  nova: {
    technique:
      'Forced connection: take one unrelated word or one SCAMPER verb (substitute, combine, adapt, modify, put to other use, eliminate, reverse), and join it to the problem. Nova never writes an answer for you.',
    problem: 'Make an ordinary waiting room a place people like. Your random word is: lighthouse.',
    story:
      'Nova is software and has no life story, so here’s a finding instead: in a 2024 experiment, short stories written with ideas from an AI were rated more creative but became more alike. That is why Nova gives you only an odd starting point and leaves every idea to you.',
    source:
      'Doshi & Hauser (2024), Generative AI enhances individual creativity but reduces the collective diversity of novel content, Science Advances 10(28), eadn5290; B. Eberle, SCAMPER (1971), after A. Osborn',
  },
}
