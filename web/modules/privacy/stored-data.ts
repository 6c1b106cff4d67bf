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
    how: 'For another service, we keep its name, your ID there and the email address it gave us. That service knows when you sign in. For a passkey, we keep its public key, counter, name, last use and how browsers reach it. For an authenticator app, we keep its encrypted key, when you added it, when we ask for codes, and hashed recovery codes. We delete what you remove. We log each change and email you.',
  },
  {
    what: 'Changing your email address',
    how: `We keep the new address until you open the link we sent to it, for ${linkLifetimeHours.address} hours at most. We keep the old one for ${linkLifetimeHours.address_undo} hours, so you can switch back.`,
  },
  {
    what: 'A pending sign-up',
    how: `Your name, time zone, kind of browser, when you signed up, and a hash of your password or your ID with another service. If you don’t verify your email, we delete it all after ${linkLifetimeHours.verify} hours.`,
  },
  {
    what: 'Your ideas',
    how: 'The problem, your ideas, the thinker, your two favourites, what you added a day later and how the ideas you tried turned out.',
  },
  {
    what: 'Ideas you share',
    how: 'Until you take an idea back, people who solved the problem see it and the thinker, without your name. If you press “Wish I’d thought of that” or report an idea, we keep that until its writer takes it back or either account is deleted. We count wishes per day.',
  },
  {
    what: 'Links you share',
    how: `The card shows the thinker, your streak, how unusual each idea was and, if you like, one idea. No name. The link works for ${shareLinkLifetimeDays} days, unless you stop sharing sooner.`,
  },
  {
    what: 'How we count your ideas',
    how: 'Each session’s score and its four measures. To see how rare an idea is, we keep word stems and numbers, never the text. Turn this off in settings and we’ll delete them.',
  },
  {
    what: 'What you practise',
    how: 'Numbers from each list, such as how long your ideas are. We also keep the techniques you saw, the ideas you got from them, the lists you told us are yours, the coach’s steps, whether you did them, and the lines you tried. You can turn the coach off in settings.',
  },
  {
    what: 'AI opinions',
    how: 'We keep the opinions you ask for.',
  },
  {
    what: 'Your days',
    how: 'Your days with a session, pause or freeze, and your time zone on those days, for your streak, level, achievements and calendar.',
  },
  {
    what: 'Problems you reported',
    how: 'The problems you reported, with a different hash of your network for each report.',
  },
  {
    what: 'Your devices',
    how: `The kind of browser, when and how you signed in or confirmed it’s you, and the hour of your last visit. We sign you out after ${sessionLifetimeDays.idle} days without a visit, and after ${sessionLifetimeDays.absolute} days either way. We delete this when you sign out or next sign in.`,
  },
  {
    what: 'Your reminders',
    how: 'Your times, days, quiet hours and pauses, and which recaps we sent. For 30 days, we keep when each reminder was sent and opened. We keep the latest date for longer.',
  },
  {
    what: 'Notifications',
    how: 'We keep the address and keys your browser gave us, encrypted, until you sign out there. Your browser’s maker passes notifications on but can’t read them.',
  },
  {
    what: 'Your calendar link',
    how: 'We keep a hash of it until you turn it off. Anyone with the link can see your session times.',
  },
  {
    what: 'Upcoming problems',
    how: 'Your problems for the next few days, for offline use. When you visit, we delete any over two weeks old.',
  },
  {
    what: 'A list from a second device',
    how: 'If you solve the same problem on two devices, we keep the second list too, up to five in all.',
  },
  {
    what: 'Emails to you',
    how: 'For 30 days, we keep which emails we sent and when. We encrypt the text and delete it once it’s sent.',
  },
  {
    what: 'Attempt counts',
    how: 'We count wrong passwords and codes, emails you asked for and problems you tried. We keep the counts for 15 minutes to a day, under a hash of your address or network.',
  },
  {
    what: 'Admin actions',
    how: 'The site owner can see accounts, give Premium and forgive missed days. We log each action.',
  },
]

const asGuest: readonly StoredItem[] = [
  {
    what: 'Problems you try',
    how: 'For 30 days, we keep which problem this browser got and when, under a hash of its cookie. We score your text, then forget it. This browser keeps it for a day. If you sign up, we add it to your account unless you press Undo. We ask before we add it to an older account.',
  },
  {
    what: 'What we count',
    how: 'Problems started, thinkers picked, scores requested, and sign-up buttons seen and pressed. After an hour at most, we keep only daily totals.',
  },
  {
    what: 'Your network',
    how: 'We keep a hash only our server can make, with the first and last day you visited, but never your IP address.',
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
    how: 'It keeps you signed in until you sign out. A second cookie, a random ID, tells sessions apart.',
  },
  {
    what: 'The known-device cookie',
    how: 'It remembers for a year that you’ve signed in here, so you can skip codes, and other people’s wrong guesses don’t slow you down. Changing your password removes it from your other devices.',
  },
  {
    what: 'The sign-in step cookie',
    how: 'A random number that ties a sign-in’s two steps together, for up to ten minutes.',
  },
  {
    what: 'The guest cookie',
    how: 'A random ID for counting the problems you try. We keep it for 30 days after your last one.',
  },
  {
    what: 'On your device',
    how: 'App files, your theme, timer, focus mode and hint settings, the prompts you’ve answered, changes you haven’t confirmed yet, drafts and, for a day, what you wrote as a guest. Signing out removes your data, and you choose whether to keep drafts locked here. Clearing site data removes everything.',
  },
  {
    what: 'On your device, while you’re signed in',
    how: 'Your name, streak, settings, next problems and latest sessions, for 30 days at most. Submitted ideas stay for three days, in case our server loses them. Signing out removes all of this. Sessions that couldn’t be sent or accepted stay here, unencrypted, until they’re sent or you delete them. Without an account, you lose offline ideas when you close the tab.',
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
    about: 'We keep this as long as you have an account, unless we say otherwise below.',
    list: withAccount,
  },
  { title: 'Without an account', list: asGuest },
  { title: 'If you pay', list: ifYouPay },
  {
    title: 'Cookies and browser storage',
    about: 'We use four kinds of cookies, none of them for ads, statistics or tracking.',
    list: cookies,
  },
  { title: 'While you use the app', list: onTheWay },
]
