import { linkLifetimeHours, sessionLifetimeDays } from '@app/domain/account/lifetimes'
import { shareLinkLifetimeDays } from '@app/domain/share-links/share-card'

interface StoredItem {
  what: string
  how: string
}

interface Group {
  title: string
  about?: string
  list: readonly StoredItem[]
}

const withAccount: readonly StoredItem[] = [
  {
    what: 'Your account',
    how: 'Name, e-mail address, time zone, your choices in the settings and a hash of your password (never the password itself), in the database of this server, until you delete the account.',
  },
  {
    what: 'Other ways to sign in',
    how: 'Only if you use them. Of an account at another service: which service, the number it knows you by and the address it told us, never a key to your data there; it learns that you sign in here, and when. Of a passkey: its public key with a counter, how browsers reach it, its name and its last use; your finger or face stays on your device. Of an authenticator app: its key, sealed, since when it is on, when you want it asked, and hashes of the recovery codes. They go when you remove them. That they changed is noted, and you get a letter.',
  },
  {
    what: 'An address you change',
    how: `The new one until its link is opened, for ${linkLifetimeHours.address} hours at most, and the one before for ${linkLifetimeHours.address_undo} hours, so that you can take it back.`,
  },
  {
    what: 'A sign-up that waits',
    how: `Until the link in the mail is opened: its name, time zone, kind of browser, when it was made and a hash of its password, or which account at another service it came by. After ${linkLifetimeHours.verify} hours it is removed, and so is an account whose address nobody proved.`,
  },
  {
    what: 'Your ideas',
    how: 'What you hand in: the problem, your solutions, whether each was typed or spoken, the thinker you picked, your two favorites, what you add a day later and what became of an idea. For as long as the account is there.',
  },
  {
    what: 'Ideas you let others see',
    how: 'Only if you choose one after a session: a copy of it, with the problem and the thinker, is shown to people who handed in the same problem, without your name. You can take it back at any time. We count by day how many wished they had had it, and keep that you did, or reported one, until it is taken back or either account ends.',
  },
  {
    what: 'Links you share',
    how: `Only if you share the problem of a session: a card with the thinker, how unusual each idea was and your streak, and one idea if you choose to show it. Visitors see both after their own turn, without your name. A link ends after ${shareLinkLifetimeDays} days; take it back, and it is gone.`,
  },
  {
    what: 'What is counted of your ideas',
    how: 'The score of each session with its four measures. So that we can say how many people had an idea, word stems and numbers made of it are compared with those of others, never the text. You can leave this in the settings; then they are removed.',
  },
  {
    what: 'What you practise',
    how: 'For each session: numbers the coach reads from your list, such as how long the ideas are and which of them say why, never the text. How much of a technique you saw, which ideas you said came from it, and whether you told us that a list is yours. The steps the coach set, whether you did them, and the line you tried. You can turn the coach off in the settings. All of it goes with the account.',
  },
  {
    what: 'Opinions of a model',
    how: 'Only if you switch them on and ask for one, where this server offers them: that problem and your ideas for it go to the model it uses, without your name. What it said is kept with the session.',
  },
  {
    what: 'Your day log',
    how: 'Which days you finished a session, which were paused or held by a freeze, and which zone they were counted in. The streak, the level, the achievements and the calendar come from it.',
  },
  {
    what: 'Problems you reported',
    how: 'That you did, and which, and a hash of your network, another one for each problem, so that one person and one network are counted once.',
  },
  {
    what: 'Where you are signed in',
    how: `For each device the kind of browser, like "Firefox on Linux", when it began and by which way, when you last showed who you are and, to the hour, when it was last used. A sign-in ends after ${sessionLifetimeDays.idle} days without use, after ${sessionLifetimeDays.absolute} days in any case. Its line goes when you sign out, or when you next sign in after it ended.`,
  },
  {
    what: 'Your reminders',
    how: 'If you switch them on: the time, the weekdays, quiet hours and pauses you chose, until you delete the account. On which dates one was sent, and when it was opened, for 30 days; the last date for longer, so that one you ignore is counted. If you ask for the letter of a month, also for which months it was sent.',
  },
  {
    what: 'Where notifications go',
    how: 'The address and the keys that your browser gave for them, sealed so that the database alone reads none of it. They go when you sign out there, or are signed out. A notification passes through the service of your browser’s maker, which cannot read it.',
  },
  {
    what: 'The address of your calendar',
    how: 'Only a hash of it, until you switch it off or delete the account. Anybody with the address sees when your sessions are, nothing else.',
  },
  {
    what: 'Problems for the next days',
    how: 'Which problem lies ready for you on which day, so that each of your devices has the same one without network. Such a line is removed when new ones are made two weeks after its day.',
  },
  {
    what: 'A list from another device',
    how: 'If you solved the same problem on two devices without network, the list that came second is kept beside the first, five at most, for as long as your ideas.',
  },
  {
    what: 'Mails to you',
    how: 'Which were sent and when, for 30 days. What stands in them is sealed and removed as soon as they have left.',
  },
  {
    what: 'Counts of tries',
    how: 'How often a password or a code was guessed wrong, a mail asked for or a problem tried, under a hash of the address or of the network, for a quarter of an hour to a day.',
  },
  {
    what: 'What an admin did',
    how: 'The operator of this server may see the list of accounts, give Premium, or forgive missed days. That it was done is noted.',
  },
]

const asGuest: readonly StoredItem[] = [
  {
    what: 'What you try',
    how: 'Which problem this browser was given and on which day, under a hash of its cookie, for 30 days, so that three a day stay three. Your text is scored and forgotten: it stays in this browser for a day, and reaches an account only when you say so.',
  },
  {
    what: 'What we count',
    how: 'That a problem was begun, a thinker picked, a score asked for, and whether the sign-up was seen and pressed. Within the hour only the sums of each day are left. Nothing else of the page is watched.',
  },
  {
    what: 'Under which name',
    how: 'None. A visitor is a hash of the network that only this server can make, kept with the first and the last day it was seen. The IP address itself is not kept.',
  },
]

const ifYouPay: readonly StoredItem[] = [
  {
    what: 'By card',
    how: 'You type the number into a form of Stripe, which takes the payment; it never reaches this server. We keep Stripe’s number for you, the plan and until when it is paid. The form comes with the page of the plans, and nowhere else.',
  },
  {
    what: 'By cryptocurrency',
    how: 'The amount, the address made for you, and the transactions that reached it. What stands on a public chain stays there.',
  },
  {
    what: 'After the account is gone',
    how: 'Payments have to be found again: their rows stay, without your name, your address and your account.',
  },
]

const cookies: readonly StoredItem[] = [
  {
    what: 'The sign-in cookie',
    how: 'It keeps you signed in. It is set when you sign in, tells nobody else anything, and is void as soon as you log out. A second one beside it, with a random mark, lets the app tell your session from an earlier one in this browser.',
  },
  {
    what: 'The known-device cookie',
    how: 'It remembers, for a year, that your account was opened in this browser, so that somebody who guesses your password elsewhere cannot slow you down here, and so that no code is asked here if you choose that. A new password ends it on all other devices. It names nobody.',
  },
  {
    what: 'The cookie of a step',
    how: 'Where a sign-in takes two steps, or leads over another service or a passkey, it ties the second step to the first. It is set with the first, holds a random number, and ends with the second, or after ten minutes.',
  },
  {
    what: 'The guest cookie',
    how: 'It counts the problems you try without an account. It is set with the first one, holds a random number, and ends 30 days after the last.',
  },
  {
    what: 'On your device',
    how: 'The files of the app itself, so that it opens without a connection. The theme you chose, when you closed the install prompt, what you wrote as a visitor (for a day), your answer to the time-zone question, whether you hid the timer, use focus mode or want hints, what you were about to change while you show at another service that it is you, and drafts that are not handed in yet. They stay in this browser; clearing its site data removes them. When you sign out, what is yours goes, and you choose whether drafts stay locked here.',
  },
  {
    what: 'On your device, while you are signed in',
    how: 'What the server last answered you: your name, without your e-mail address and your devices, your streak and settings, the problems of the next days, your last sessions, for 30 days at most, and the ideas you handed in, for three days, in case the server loses them. It goes when you sign out. Sessions that could not be sent yet, or were not taken, stay until they are sent or you delete them; they are not encrypted. Without an account, what you write while there is no network stays until you close the tab.',
  },
]

const onTheWay: readonly StoredItem[] = [
  {
    what: 'While you connect',
    how: 'The server sees your IP address and what your browser says of itself, as every server does. It keeps neither, but for the kind of browser and the hashes named above.',
  },
  {
    what: 'Dictation',
    how: 'If you speak an idea, your browser turns speech into text, and some browsers send the sound to their maker for that. We receive only the text. Typing avoids it.',
  },
  {
    what: 'Problems written by a model',
    how: 'Where a model writes problems ahead, it is told which problems there were. It never sees an idea, an account or that you exist.',
  },
]

/** Everything new that is stored gets its line here. */
export const storedData: readonly Group[] = [
  { title: 'With an account', list: withAccount },
  { title: 'Without an account', list: asGuest },
  { title: 'If you pay', list: ifYouPay },
  {
    title: 'Cookies, and what stays in your browser',
    about:
      'There are four kinds of cookies. None follows you to another site, and none is for advertising or statistics.',
    list: cookies,
  },
  { title: 'On the way', list: onTheWay },
]
