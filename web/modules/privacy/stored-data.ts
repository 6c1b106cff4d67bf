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
    how: 'Another service: its name, your ID there and the address it gave us. It knows when you sign in. Passkey: public key, counter, name, last use and how browsers reach it. Authenticator app: encrypted key, when you added it, when we ask for codes, hashed recovery codes. We delete what you remove, log each change and email you about it.',
  },
  {
    what: 'An address change',
    how: `The new address until you open its link, ${linkLifetimeHours.address} hours at most. The old one for ${linkLifetimeHours.address_undo} hours, so you can go back.`,
  },
  {
    what: 'A pending sign-up',
    how: `Name, time zone, kind of browser, time, and a hash of your password, or your ID with another service. Unless you verify, we delete it after ${linkLifetimeHours.verify} hours.`,
  },
  {
    what: 'Your ideas',
    how: 'The problem, your ideas (typed or spoken), the thinker, your two favourites, what you add a day later and what became of an idea.',
  },
  {
    what: 'Ideas you share',
    how: 'People who solved the problem see the idea and the thinker, without your name, until you take it back. We count wishes by day. We keep what you wished for or reported until it’s taken back or either account is deleted.',
  },
  {
    what: 'Links you share',
    how: `The card shows the thinker, your streak, how unusual each idea was and, if you like, one idea. No name. The link works for ${shareLinkLifetimeDays} days, or until you take it back.`,
  },
  {
    what: 'How we count your ideas',
    how: 'Each session’s score and four measures. For rarity, word stems and numbers, never the text. Turn this off in settings and we’ll delete them.',
  },
  {
    what: 'What you practise',
    how: 'Numbers from each list, such as how long ideas are. Techniques you saw, ideas from them, and lists you told us are yours. The coach’s steps, whether you did them, and lines you tried. Turn the coach off in settings.',
  },
  {
    what: 'AI opinions',
    how: 'If you turn them on and ask, the model gets the problem and your ideas, without your name. We keep its opinion.',
  },
  {
    what: 'Your days',
    how: 'Days with a session, pause or freeze, and their time zone, for your streak, level, achievements and calendar.',
  },
  {
    what: 'Problems you reported',
    how: 'Which ones, with a hash of your network, different for each.',
  },
  {
    what: 'Your devices',
    how: `The kind of browser, like “Firefox on Linux”, when and how you signed in or confirmed it’s you, and the hour of your last visit. A sign-in ends after ${sessionLifetimeDays.idle} days without use, or ${sessionLifetimeDays.absolute} in all. We delete it when you sign out or next sign in.`,
  },
  {
    what: 'Your reminders',
    how: 'Times, days, quiet hours, pauses, and which recaps we sent. When each reminder was sent and opened, for 30 days, and the last date for longer.',
  },
  {
    what: 'Notifications',
    how: 'The address and keys from your browser, encrypted, until you sign out there. Its maker passes notifications on and can’t read them.',
  },
  {
    what: 'Your calendar link',
    how: 'A hash, until you turn it off. Anyone with the link sees your session times.',
  },
  {
    what: 'Upcoming problems',
    how: 'Your problems for the next few days, for offline use. When you visit, we delete any over two weeks old.',
  },
  {
    what: 'A list from a second device',
    how: 'If you solve one problem on two devices, we keep the second list too, five at most.',
  },
  {
    what: 'Emails to you',
    how: 'Which ones and when, for 30 days. We encrypt the text and delete it once sent.',
  },
  {
    what: 'Attempt counts',
    how: 'Wrong passwords and codes, emails asked for and problems tried, under a hash of the address or network, for 15 minutes to a day.',
  },
  {
    what: 'Admin actions',
    how: 'The site owner can see accounts, give Premium and forgive missed days. We log each action.',
  },
]

const asGuest: readonly StoredItem[] = [
  {
    what: 'Problems you try',
    how: 'Which problem this browser got and when, under a hash of its cookie, for 30 days. We score your text and forget it. This browser keeps it for a day. A new account gets it unless you press Undo, an older one only if you say so.',
  },
  {
    what: 'What we count',
    how: 'Problems started, thinkers picked, scores requested, sign-up buttons seen and pressed. Within an hour, we only keep daily totals.',
  },
  {
    what: 'Your network',
    how: 'A hash only this server can make, with the first and last day of use. Never the IP address.',
  },
]

const ifYouPay: readonly StoredItem[] = [
  {
    what: 'By card',
    how: 'Your card number goes to Stripe, never to us. We keep Stripe’s customer number, your plan and how long it’s paid for.',
  },
  {
    what: 'By crypto',
    how: 'The amount, the address we made for you, and what arrived there. Blockchains are always public.',
  },
  {
    what: 'After you delete your account',
    how: 'We keep payment records, without your name, address or account.',
  },
]

const cookies: readonly StoredItem[] = [
  {
    what: 'The sign-in cookie',
    how: 'Keeps you signed in until you sign out. A second one, a random mark, tells sessions apart.',
  },
  {
    what: 'The known-device cookie',
    how: 'Remembers for a year that you’ve signed in here. You can skip codes, and wrong guesses elsewhere don’t slow you down. A new password ends it on other devices.',
  },
  {
    what: 'The sign-in step cookie',
    how: 'A random number that ties a sign-in’s two steps together, for up to ten minutes.',
  },
  {
    what: 'The guest cookie',
    how: 'A random ID to count the problems you try, kept 30 days after the last.',
  },
  {
    what: 'On your device',
    how: 'App files, theme, timer, focus mode, hints, your answers to the app’s questions, changes waiting until you confirm it’s you, drafts and, for a day, what you wrote as a guest. Signing out removes your data. You choose whether to keep drafts locked here. Clearing site data removes everything.',
  },
  {
    what: 'On your device, while you’re signed in',
    how: 'Name, streak, settings, the next problems and your last sessions, 30 days at most. Submitted ideas for three days, in case the server loses them. Signing out removes it all. We keep sessions we couldn’t send or accept, not encrypted, until they’re sent or you delete them. Without an account, you lose offline ideas when you close the tab.',
  },
]

const onTheWay: readonly StoredItem[] = [
  {
    what: 'While you connect',
    how: 'We see your IP address and browser. We keep the kind of browser and the hashes above.',
  },
  {
    what: 'Dictation',
    how: 'Your browser may send the audio to its maker. We only get the text.',
  },
  {
    what: 'AI-written problems',
    how: 'The model sees earlier problems, never ideas or accounts.',
  },
]

/** Everything new that is stored gets its line here. */
export const storedData: readonly Group[] = [
  {
    title: 'With an account',
    about: 'We keep this as long as you have it, unless a line says otherwise.',
    list: withAccount,
  },
  { title: 'Without an account', list: asGuest },
  { title: 'If you pay', list: ifYouPay },
  {
    title: 'Cookies and browser storage',
    about: 'Four kinds of cookies. None for advertising, statistics or tracking.',
    list: cookies,
  },
  { title: 'While you use it', list: onTheWay },
]
