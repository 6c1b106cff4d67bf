/** Only what is true today; a new thing that is stored gets its line here. */
export const kept = [
  {
    what: 'Your account',
    how: 'Name, e-mail address, time zone and a hash of your password (never the password itself), in the database of this server, until you delete the account.',
  },
  {
    what: 'Your ideas',
    how: 'What you hand in: the problem, your solutions, whether each was typed or spoken, the thinker you picked. In the same database, for as long as the account is there.',
  },
  {
    what: 'Your day log',
    how: 'Which days you finished a session. The streak, the level and the calendar are counted from it.',
  },
  {
    what: 'The session cookie',
    how: 'One cookie keeps you signed in. It is set when you sign in, tells nobody else anything, and is void as soon as you log out.',
  },
  {
    what: 'The known-device cookie',
    how: 'A second one remembers, for a year, that your account was opened in this browser, so that somebody who guesses your password elsewhere cannot slow you down here. It names nobody.',
  },
  {
    what: 'Where you are signed in',
    how: 'For each session the kind of browser, like "Firefox on Linux", when it began and, to the hour, when it was last used. It goes when you sign out, or when you next sign in after it ended.',
  },
  {
    what: 'Counts of failed tries',
    how: 'How often a password was guessed wrong, under a hash of the address and of the network, for about fifteen minutes.',
  },
  {
    what: 'On your device',
    how: 'The theme you chose, your answer to the time-zone question, whether you hid the timer or use focus mode, and drafts that are not handed in yet. They stay in this browser; clearing its site data removes them.',
  },
  {
    what: 'While you connect',
    how: 'The server sees your IP address and what your browser says of itself, as every server does. It keeps neither, but for the kind of browser named above.',
  },
  {
    what: 'Dictation',
    how: 'If you speak an idea, your browser turns speech into text, and some browsers send the sound to their maker for that. We receive only the text. Typing avoids it.',
  },
] as const
