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
    how: 'Name, email address, time zone, settings and a hash of your password.',
  },
  {
    what: 'Other ways to sign in',
    how: 'Another service: its name, your number there and the address it gave us. It learns when you sign in. Passkeys: the public key, a counter, name, last use and how browsers reach it. Authenticator app: its encrypted key, when you added it, when it asks, and hashed recovery codes. Remove one and we delete it. We note each change and email you.',
  },
  {
    what: 'An address change',
    how: `The new address until you open its link, ${linkLifetimeHours.address} hours at most. The old one for ${linkLifetimeHours.address_undo} hours, so you can go back.`,
  },
  {
    what: 'A pending sign-up',
    how: `Name, time zone, kind of browser, time, and a hash of the password or the account at the other service. After ${linkLifetimeHours.verify} hours we delete what isn’t verified.`,
  },
  {
    what: 'Your ideas',
    how: 'The problem, your ideas, typed or spoken, the thinker, your two favourites, what you add a day later and what became of an idea.',
  },
  {
    what: 'Ideas you share',
    how: 'People who solved the same problem see the idea and the thinker, without your name, until you take it back. We count wishes by day. We keep which ideas you wished for or reported until they’re taken back or either account ends.',
  },
  {
    what: 'Links you share',
    how: `Its card shows the thinker, how unusual each idea was, your streak and, if you like, one idea. No name. It works for ${shareLinkLifetimeDays} days, or until you take it back.`,
  },
  {
    what: 'How we count your ideas',
    how: 'Each session’s score and four measures. For rarity, word stems and numbers from each idea, never the text. Turn this off in settings and we delete them.',
  },
  {
    what: 'What you practise',
    how: 'Numbers from each list, such as how long ideas are. What you saw of a technique, which ideas came from it, and lists you said are yours. The coach’s steps, whether you did them, and the line you tried. Turn the coach off in settings.',
  },
  {
    what: 'AI opinions',
    how: 'If you turn them on and ask, the problem and your ideas go to the model, without your name. We keep its opinion.',
  },
  {
    what: 'Your days',
    how: 'The days with a session, pause or freeze, and their time zone. Streak, level, achievements and calendar come from these.',
  },
  {
    what: 'Problems you reported',
    how: 'Which ones, with a hash of your network that differs for each problem.',
  },
  {
    what: 'Your devices',
    how: `The kind of browser, like “Firefox on Linux”, when and how you signed in or confirmed it’s you, and the hour of your last visit. A sign-in ends after ${sessionLifetimeDays.idle} days unused, or after ${sessionLifetimeDays.absolute} in any case. We delete it when you sign out, or at your next sign-in.`,
  },
  {
    what: 'Your reminders',
    how: 'Times, days, quiet hours and pauses. When each was sent and opened, for 30 days, the last date longer. Which monthly recaps we sent.',
  },
  {
    what: 'Notifications',
    how: 'The address and keys from your browser, encrypted, until you sign out there. Your browser’s maker passes notifications on and can’t read them.',
  },
  {
    what: 'Your calendar link',
    how: 'A hash of it, until you turn it off. Anyone with the link sees when your sessions are.',
  },
  {
    what: 'Upcoming problems',
    how: 'Which problem you get on which day, for offline use. We delete them after two weeks, when new ones are made.',
  },
  {
    what: 'A list from a second device',
    how: 'If you solve one problem on two devices, the second list too, five at most.',
  },
  {
    what: 'Emails to you',
    how: 'Which ones and when, for 30 days. We encrypt their contents and delete them once sent.',
  },
  {
    what: 'Attempt counts',
    how: 'Wrong passwords and codes, emails asked for and problems tried, under a hash of the address or network. Fifteen minutes to a day.',
  },
  {
    what: 'Admin actions',
    how: 'The site owner can see accounts, give Premium and forgive missed days. We log each action.',
  },
]

const asGuest: readonly StoredItem[] = [
  {
    what: 'Problems you try',
    how: 'Which problem this browser got and when, under a hash of its cookie, for 30 days. We score your text and forget it. It stays in this browser for a day, and goes into an account only if you press the button.',
  },
  {
    what: 'What we count',
    how: 'Problems started, thinkers picked, scores requested, sign-up buttons seen and pressed. Within an hour, only daily totals remain.',
  },
  {
    what: 'Your network',
    how: 'A hash that only this server can make, with the first and last day. Never the IP address.',
  },
]

const ifYouPay: readonly StoredItem[] = [
  {
    what: 'By card',
    how: 'Your card number goes to Stripe, never to this server. We keep Stripe’s customer number, your plan and how long it’s paid for.',
  },
  {
    what: 'By crypto',
    how: 'The amount, the address we made for you, and what reached it. Blockchains are public and stay so.',
  },
  {
    what: 'After you delete your account',
    how: 'Payment records stay, without your name, address or account.',
  },
]

const cookies: readonly StoredItem[] = [
  {
    what: 'The sign-in cookie',
    how: 'Keeps you signed in until you sign out. A second one, a random mark, tells your session from an earlier one.',
  },
  {
    what: 'The known-device cookie',
    how: 'Remembers for a year that you’ve signed in here. You can skip codes, and no one guessing your password elsewhere slows you down. A new password ends it on your other devices.',
  },
  {
    what: 'The sign-in step cookie',
    how: 'Ties the second step of a sign-in to the first. A random number, for ten minutes at most.',
  },
  {
    what: 'The guest cookie',
    how: 'Counts the problems you try without an account. A random number, for 30 days after the last one.',
  },
  {
    what: 'On your device',
    how: 'The app’s files, your theme, timer, focus mode, hints, answers to its questions, changes waiting until you confirm it’s you, drafts, and what you wrote as a visitor (for a day). Signing out removes your data, and you choose whether drafts stay locked here. Clearing this site’s data removes everything.',
  },
  {
    what: 'On your device, while you’re signed in',
    how: 'Your name, streak, settings, the next days’ problems and your last sessions, 30 days at most. Submitted ideas for three days, in case the server loses them. All of it goes when you sign out. Sessions we couldn’t send or accept stay, not encrypted, until they’re sent or you delete them. Without an account, what you write offline goes when you close the tab.',
  },
]

const onTheWay: readonly StoredItem[] = [
  {
    what: 'While you connect',
    how: 'Our server sees your IP address and browser. It keeps the kind of browser and the hashes above.',
  },
  {
    what: 'Dictation',
    how: 'Your browser turns speech into text, and may send the audio to its maker. We only get the text.',
  },
  {
    what: 'AI-written problems',
    how: 'A model that writes problems sees the earlier problems, never ideas or accounts.',
  },
]

/** Everything new that is stored gets its line here. */
export const storedData: readonly Group[] = [
  {
    title: 'With an account',
    about: 'As long as you have it, unless a line says otherwise.',
    list: withAccount,
  },
  { title: 'Without an account', list: asGuest },
  { title: 'If you pay', list: ifYouPay },
  {
    title: 'Cookies and browser storage',
    about: 'Four kinds of cookies, none for advertising or statistics, and none that follow you.',
    list: cookies,
  },
  { title: 'While you use it', list: onTheWay },
]
