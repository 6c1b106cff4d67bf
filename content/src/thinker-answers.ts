import type { AnswerCondition } from '@app/domain/rounds/answer-conditions'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

type Answers = Readonly<Record<AnswerCondition, readonly string[]>>

/**
 * What a list is told in the manner of its thinker. They are our words. Each says only what its condition has counted,
 * without a figure, because people choose their two best before they see any number.
 */
export const thinkerAnswers: Readonly<Record<ThinkerId, Answers>> = {
  'my-own-path': {
    'many-kinds': [
      'You left each idea as soon as it was down and went somewhere else.',
      'No borrowed style, and the direction kept changing.',
    ],
    'one-line': ['You stayed on one path. There is usually a bit more of it after the end.'],
    'one-far-off': [
      'One of these is not from the same place as the others. Where did it come from?',
      'One idea wandered off on its own. Go after it.',
    ],
    'few-ideas': ['A short list today. Write the next ones once it feels empty.'],
    'short-ideas': ['Quick notes, most of them less than a sentence. Any of them could be said longer.'],
    'long-ideas': ['You let the sentences run until they were done.'],
    'second-today': ['Back again today, and the path is not the one you took before.'],
    'first-this-way': ['First time your own way. Nobody to copy, so whatever is here is yours.'],
  },
  leonardo: {
    'many-kinds': [
      'One stain, and you saw a whole crowd in it.',
      'Each time you looked at the blot it was something else.',
    ],
    'one-line': ['You saw one picture in the wall and went on painting it.'],
    'one-far-off': [
      'One shape here does not belong to the cloud you started from.',
      'There is one odd figure at the edge of this wall. Look at it again.',
    ],
    'few-ideas': ['A glance at the wall, and a few shapes. Squint, and there will be more.'],
    'short-ideas': ['Outlines so far. The shading is still to do.'],
    'long-ideas': ['These are past the sketch. You drew the leaves on the trees.'],
    'second-today': ['The same wall again today. The light on it has moved.'],
    'first-this-way': ['A first look at the stain. No wall is quite bare from now on.'],
  },
  einstein: {
    'many-kinds': ['You rode along and kept changing seats.', 'Almost every idea here obeys another law.'],
    'one-line': ['You took one rule and followed it down the line.'],
    'one-far-off': [
      'In one of these the world has gone odd. Ride on from there.',
      'One idea left the tracks on which all the others run.',
    ],
    'few-ideas': ['A short ride. Stay on past the stop where it still makes sense.'],
    'short-ideas': ['Small windows. Get in, and say what you notice first.'],
    'long-ideas': ['You took the slow carriage and described the whole view.'],
    'second-today': ['On board again today. Does the view look less normal by now?'],
    'first-this-way': ['The first ride. It turns strange a little later than one thinks, so hold on.'],
  },
  curie: {
    'many-kinds': [
      'Samples from all over the place. Which of them does not fit?',
      'Many sorts in one dish. Sort them, and see what is left.',
    ],
    'one-line': ['You went through one heap, spoon by spoon.'],
    'one-far-off': [
      'One of these does not fit the others. Start from it.',
      'There is an idea here that the rest cannot explain.',
    ],
    'few-ideas': ['A small sample. The oddity may lie in the next spoonful.'],
    'short-ideas': ['Brief labels. Somebody will want to know what was in the jar.'],
    'long-ideas': ['Written down as in a laboratory, with all that was seen.'],
    'second-today': ['Measured again today. What changed, although nothing should have?'],
    'first-this-way': ['First evening at the bench. Look for the one thing that behaves badly.'],
  },
  darwin: {
    'many-kinds': [
      'A drawer of very different beetles. Which one spoils your theory?',
      'So many kinds side by side, and hardly one agrees with its neighbour.',
    ],
    'one-line': ['Mostly one family, with small changes from each to the next.'],
    'one-far-off': [
      'One specimen is far from home. How did it get here?',
      'One idea is no relative of the rest. Note it before it slips away.',
    ],
    'few-ideas': ['A few finds. What speaks against them is still to be collected.'],
    'short-ideas': ['Names without descriptions. What would you tell somebody who has never seen one?'],
    'long-ideas': ['Full field notes. Somebody could find the place again.'],
    'second-today': ['A second walk today. The first showed you what to look past.'],
    'first-this-way': ['The first entry in the notebook. Keep the facing page for what contradicts it.'],
  },
  lovelace: {
    'many-kinds': [
      'One engine, and you fed it all sorts of cards.',
      'You asked what else it could do, and then asked again.',
    ],
    'one-line': ['You ran one card through again and again, each time a hole further.'],
    'one-far-off': [
      'One of these sets the machine to work on something it was never meant for.',
      'One idea is woven from another thread than the rest.',
    ],
    'few-ideas': ['A short pattern. The loom has thread left.'],
    'short-ideas': ['Bare operations. Say what each of them works on.'],
    'long-ideas': ['Notes that are longer than the thing they explain. There is a tradition of that.'],
    'second-today': ['A second run today, with other cards in the machine.'],
    'first-this-way': ['The first card is punched. It need not weave flowers.'],
  },
  franklin: {
    'many-kinds': [
      'So many sorts of reasons that the sheet runs out of columns.',
      'You came at it from many sides. Which of them cancel out?',
    ],
    'one-line': ['Mostly in one column. The other side of the sheet is free.'],
    'one-far-off': [
      'One entry has nothing on the other side to strike it out.',
      'There is one item here that balances none of the others.',
    ],
    'few-ideas': ['A short ledger. Leave it open for a day or so.'],
    'short-ideas': ['Short hints, as in a column. Each could stand a reason.'],
    'long-ideas': ['Long entries. The columns need a wider sheet.'],
    'second-today': ['Back at the sheet today. Some pairs may strike out now.'],
    'first-this-way': ['The line down the middle of the page is drawn. Both sides are open.'],
  },
  galileo: {
    'many-kinds': [
      'The ball rolled another way each time you let go.',
      'Many runs, nearly each down a slope of its own.',
    ],
    'one-line': ['One slope, again and again, until it could be watched.'],
    'one-far-off': [
      'One of these rolled past the end of the board. Follow it slowly.',
      'One idea landed far from the others. Play it back in slow motion.',
    ],
    'few-ideas': ['Only a few runs. Make the slope gentler, and there is time for more.'],
    'short-ideas': ['These went by fast. Slow one down until you see its parts.'],
    'long-ideas': ['Slow enough that one can watch each of them at work.'],
    'second-today': ['The board is out again today. Now the runs can be compared.'],
    'first-this-way': ['First roll down the board. Next time tilt it even less.'],
  },
  newton: {
    'many-kinds': [
      'One subject, and the questions went off in every direction.',
      'Many doors opened here, and few of them lead back.',
    ],
    'one-line': ['Answer after answer on the same line. It reads as one long question.'],
    'one-far-off': [
      'One of these answers a question that is not on the page yet.',
      'One idea stands far off. Which question would it be the answer to?',
    ],
    'few-ideas': ['A short page of answers. What did the last one leave open?'],
    'short-ideas': ['Short answers. Each has room for a why.'],
    'long-ideas': ['You let each answer finish before the next question came.'],
    'second-today': ['A second page today. Part of it may answer the first.'],
    'first-this-way': ['The first page of the notebook. Leave space below each line for what it asks.'],
  },
  'ibn-al-haytham': {
    'many-kinds': [
      'Light through many holes. See where the pictures disagree.',
      'Answers from many sides. Let each of them doubt its neighbour.',
    ],
    'one-line': ['You kept to one claim and came at it again and again.'],
    'one-far-off': [
      'One of these breaks the rule that all the others keep.',
      'One idea does not believe the rest. How would you test it?',
    ],
    'few-ideas': ['Few claims, so there is time to test each one.'],
    'short-ideas': ['Claims in very few words. Where is the test?'],
    'long-ideas': ['Long enough to hold a claim and its test. Are both in there?'],
    'second-today': ['You came back today. To look again is part of the method.'],
    'first-this-way': ['A first hole in the wall of a dark room. Doubt what falls through it.'],
  },
  hypatia: {
    'many-kinds': [
      'You explained it in many ways. Each learner can take another.',
      'A new start for nearly every listener.',
    ],
    'one-line': ['Step after step along one line, as one would teach it.'],
    'one-far-off': [
      'At one of these a pupil would stop and ask. Explain that one.',
      'One idea skips the steps that all the others take.',
    ],
    'few-ideas': ['Only a few steps. Where would a beginner stumble?'],
    'short-ideas': ['Clear, or only short? Read them as somebody who was not there.'],
    'long-ideas': ['You took the time to spell it out. Which word could a pupil spare?'],
    'second-today': ['A second lesson today. What did the first leave unclear?'],
    'first-this-way': ['The first lesson. Explain one of these aloud, and hear where it stumbles.'],
  },
  hokusai: {
    'many-kinds': [
      'So many ways round the same mountain.',
      'You moved on after nearly every sheet. The mountain stayed.',
    ],
    'one-line': ['You sat down in one place and let the waves change.'],
    'one-far-off': [
      'In one of these the mountain is only a speck behind something else.',
      'One sheet is drawn from the far shore, the others from here.',
    ],
    'few-ideas': ['A few views. Walk on, the far side is not drawn yet.'],
    'short-ideas': ['Quick marks of the brush, and a lot of white paper.'],
    'long-ideas': ['You drew the boat, the rope and the hands that hold it.'],
    'second-today': ['The same day, a later hour, and other light on the slope.'],
    'first-this-way': ['The first sheet of a series. The mountain will hold still for more.'],
  },
  rumi: {
    'many-kinds': [
      'Many hands on it, and each reports something else. Now light the candle.',
      'An ear, a leg, a tail: hardly anyone here touched the same part.',
    ],
    'one-line': ['One hand, and it has not let go.'],
    'one-far-off': [
      'One of these hands is touching something else altogether.',
      'One voice is far from the circle. Ask what it feels.',
    ],
    'few-ideas': ['Few hands so far. Most of the elephant is still in the dark.'],
    'short-ideas': ['Hardly more than a word from each hand. What did they mean by it?'],
    'long-ideas': ['Everybody was allowed to finish speaking.'],
    'second-today': ['Into the dark room again today. Send in other hands.'],
    'first-this-way': ['A first round in the dark. The candle is for the end.'],
  },
  shakespeare: {
    'many-kinds': [
      'A new cast in almost every scene.',
      'You changed the play before the act was over, and did it again.',
    ],
    'one-line': ['One plot, and you played it through.'],
    'one-far-off': [
      'One of these walked in from another play.',
      'Somebody in this scene is in disguise: one idea is not like the rest.',
    ],
    'few-ideas': ['A short play. The curtain could go up once more.'],
    'short-ideas': ['Stage directions so far. Let somebody speak.'],
    'long-ideas': ['You wrote out the speech, not only the cue.'],
    'second-today': ['An evening show after the matinee. Same house, other lines.'],
    'first-this-way': ['Curtain up. From here on any plot may be borrowed.'],
  },
  mozart: {
    'many-kinds': ['You changed the key in almost every bar.', 'Many tunes begun. Take one of them, and vary it.'],
    'one-line': ['One theme, and you kept turning it over.'],
    'one-far-off': [
      'One of these is in a key of its own.',
      'One note lies far from the rest. Begin the next variation there.',
    ],
    'few-ideas': ['The theme is there. The variations come next.'],
    'short-ideas': ['Short motifs. Play each of them with one note changed.'],
    'long-ideas': ['Long phrases, held to the end.'],
    'second-today': ['From the top again today. Repeat it, but change one thing.'],
    'first-this-way': ['The theme is stated. Now change exactly one thing.'],
  },
  nightingale: {
    'many-kinds': [
      'As a chart, this would be cut into many slices.',
      'Drawn on paper, your ideas would point in many directions.',
    ],
    'one-line': ['As a chart, most of this is one slice. You aimed at it.'],
    'one-far-off': ['On paper one dot would lie far outside the cloud.', 'One of these would need a chart of its own.'],
    'few-ideas': ['A chart with few bars. What has not been counted yet?'],
    'short-ideas': ['Labels so far. Draw what stands behind one of them.'],
    'long-ideas': ['These would fill the captions. Now draw one of them.'],
    'second-today': ['A second report today. Lay both on the same table.'],
    'first-this-way': ['First sketch of a problem. Shade its largest part, and begin there.'],
  },
  carver: {
    'many-kinds': [
      'One plain thing, and it has turned into all sorts of things.',
      'You took it into every room. Few of these uses are related.',
    ],
    'one-line': ['You kept to one kind of use and went on shelling.'],
    'one-far-off': [
      'One of these did not come out of the shell. Where is it from?',
      'One use is nowhere near the others. What else grows there?',
    ],
    'few-ideas': ['A handful. There are uses left in the husk.'],
    'short-ideas': ['Names of things to come. How would each be made?'],
    'long-ideas': ['Long enough to be recipes.'],
    'second-today': ['In the workshop again today, with another handful.'],
    'first-this-way': ['The first handful. Nothing is thrown away here, not even the shells.'],
  },
  tesla: {
    'many-kinds': [
      'A hall full of machines, and hardly any alike.',
      'Nearly each time it ran, you built something else.',
    ],
    'one-line': ['One machine, and you kept changing the same part.'],
    'one-far-off': [
      'One of these runs on another current.',
      'One machine stands at the far end of the hall. Press start.',
    ],
    'few-ideas': ['Few machines so far. Let one run until it fails, and there is the next.'],
    'short-ideas': ['Sketches. Do they run when you close your eyes?'],
    'long-ideas': ['Drawn down to the last screw.'],
    'second-today': ['The hall is lit again today. See what has worn out since.'],
    'first-this-way': ['The first machine stands. Run it in your mind and see what breaks.'],
  },
  'sor-juana': {
    'many-kinds': ['You reached for another shelf of the larder each time.', 'A bit of everything is in this pot.'],
    'one-line': ['One pot, stirred the whole time.'],
    'one-far-off': ['One of these comes from another kitchen.', 'One egg here behaves differently. Find out why.'],
    'few-ideas': ['A small dish. There is more in the larder.'],
    'short-ideas': ['A pinch of each. Say how it is done.'],
    'long-ideas': ['Written out like recipes. Which step could be left out?'],
    'second-today': ['At the stove again today. The pan is still warm.'],
    'first-this-way': ['A first lesson from the kitchen. Watch the next thing that boils.'],
  },
  nova: {
    'many-kinds': [
      'Sparks in all directions, hardly one beside another.',
      'Nearly every idea landed in another field.',
    ],
    'one-line': ['One spark, and you kept blowing on it.'],
    'one-far-off': [
      'One of these jumped right over the hedge.',
      'One spark fell far from the fire. Go and see what it lit.',
    ],
    'few-ideas': ['A few sparks. Any word will strike the next: try kettle.'],
    'short-ideas': ['Small sparks, quickly out. Give one of them air.'],
    'long-ideas': ['You fed the sparks before you left them.'],
    'second-today': ['A second strike today. Same box, other word.'],
    'first-this-way': ['First spark. The further the word, the longer the jump.'],
  },
}
