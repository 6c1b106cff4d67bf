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
    how: 'Your name, email address, time zone, settings and a hash of your password (never the password itself). We keep them until you delete your account.',
  },
  {
    what: 'Other ways to sign in',
    how: 'Only if you use them. For an account at another service, we keep which service it is, the number it knows you by and the address it gave us. We never get a key to your data there. The service learns when you sign in here. For a passkey, we keep its public key with a counter, how browsers reach it, its name and when you last used it. Your finger or face stays on your device. For an authenticator app, we keep its key (encrypted), when you turned it on, when you want to be asked, and hashes of your recovery codes. Remove any of these and we delete it. We note each change and email you about it.',
  },
  {
    what: 'An address change',
    how: `We keep the new address until you open its link, for ${linkLifetimeHours.address} hours at most. We keep the old one for ${linkLifetimeHours.address_undo} hours, so you can go back.`,
  },
  {
    what: 'A pending sign-up',
    how: `Until you open the link we email you, we keep the name, time zone, kind of browser, time, and either a hash of the password or which account at another service you used. After ${linkLifetimeHours.verify} hours we delete it, along with any account whose address was never confirmed.`,
  },
  {
    what: 'Your ideas',
    how: 'What you submit: the problem, your ideas, whether you typed or spoke them, the thinker, your two favourites, what you add a day later and what became of an idea. We keep it as long as you have your account.',
  },
  {
    what: 'Ideas you share',
    how: 'Only if you choose to share one after a session. A copy, with the problem and the thinker, shows to people who solved the same problem, without your name. Take it back any time. We count by day how many people wished they’d had it. We also keep that you wished for or reported an idea, until it’s taken back or either account ends.',
  },
  {
    what: 'Links you share',
    how: `Only if you share a session’s problem. The link shows a card with the thinker, how unusual each idea was, your streak and, if you like, one idea. Visitors see it after their own turn, without your name. A link works for ${shareLinkLifetimeDays} days. Take it back and it’s gone.`,
  },
  {
    what: 'How we count your ideas',
    how: 'Each session’s score with its four measures. To say how many people had an idea, we compare word stems and numbers made from it, never the text. Opt out in settings and we delete them.',
  },
  {
    what: 'What you practise',
    how: 'For each session: numbers the coach reads from your list, such as how long the ideas are and which of them say why, never the text. How much of a technique you saw, which ideas you said came from it, and whether you told us that a list is yours. The steps the coach set, whether you did them, and the line you tried. You can turn the coach off in settings. We delete all of it with your account.',
  },
  {
    what: 'AI opinions',
    how: 'Only where this site offers them, and only if you turn them on and ask. The problem and your ideas then go to the model, without your name. We keep its opinion with the session.',
  },
  {
    what: 'Your days',
    how: 'The days you finished a session, the days a pause or freeze covered, and the time zone they counted in. Your streak, level, achievements and calendar come from these.',
  },
  {
    what: 'Problems you reported',
    how: 'Which problems you reported, with a hash of your network that differs for each problem, so one person and one network each count once.',
  },
  {
    what: 'Your devices',
    how: `For each device: the kind of browser, like “Firefox on Linux”, when and how you signed in, when you last confirmed it’s you, and when you last used it, to the hour. A sign-in ends after ${sessionLifetimeDays.idle} days without use and after ${sessionLifetimeDays.absolute} days at the latest. We delete the entry when you sign out, or at your next sign-in after it ended.`,
  },
  {
    what: 'Your reminders',
    how: 'If you turn them on: the time, days, quiet hours and pauses you chose, until you delete your account. For 30 days we keep when each was sent and opened. We keep the last date longer, to count the ones you ignore. If you get the monthly recap, we keep which months we sent.',
  },
  {
    what: 'Notifications',
    how: 'The address and keys your browser gave us, encrypted so the database alone reveals nothing. We delete them when you sign out there or are signed out. A notification passes through your browser maker’s service, which can’t read it.',
  },
  {
    what: 'Your calendar link',
    how: 'Only a hash of it, until you turn it off or delete your account. Anyone with the link sees when your sessions are, and nothing else.',
  },
  {
    what: 'Upcoming problems',
    how: 'Which problem you get on which day, so that all your devices show the same one offline. We delete entries two weeks after their day, when new ones are made.',
  },
  {
    what: 'A list from a second device',
    how: 'If you solve the same problem offline on two devices, we keep the second list beside the first (five at most), as long as we keep your ideas.',
  },
  {
    what: 'Emails to you',
    how: 'Which emails we sent and when, for 30 days. Their contents are encrypted and deleted once sent.',
  },
  {
    what: 'Attempt counts',
    how: 'How often someone entered a wrong password or code, asked for an email or tried a problem. We keep this under a hash of the address or network, for fifteen minutes to a day.',
  },
  {
    what: 'Admin actions',
    how: 'The site owner can see the list of accounts, give Premium and forgive missed days. Each action is logged.',
  },
]

const asGuest: readonly StoredItem[] = [
  {
    what: 'Problems you try',
    how: 'Which problem this browser got and when, under a hash of its cookie, for 30 days. That’s how we count three a day. We score your text and forget it. It stays in this browser for a day and goes into an account only if you press the button.',
  },
  {
    what: 'What we count',
    how: 'That a problem was started, a thinker picked, a score asked for, and whether sign-up was seen and pressed. Within an hour, only daily totals remain.',
  },
  {
    what: 'Who it’s stored under',
    how: 'No one. A visitor is a hash of their network that only this server can make, kept with the first and last day we saw it. We don’t keep the IP address.',
  },
]

const ifYouPay: readonly StoredItem[] = [
  {
    what: 'By card',
    how: 'You type your card number into Stripe’s form. It never reaches this server. We keep Stripe’s customer number, your plan and how long it’s paid for. The form loads only on the plans page.',
  },
  {
    what: 'By crypto',
    how: 'The amount, the address we made for you, and the transactions that reached it. What’s on a public blockchain stays there.',
  },
  {
    what: 'After you delete your account',
    how: 'We keep payment records, so payments can be found later, but without your name, address or account.',
  },
]

const cookies: readonly StoredItem[] = [
  {
    what: 'The sign-in cookie',
    how: 'It keeps you signed in. No one else can read anything from it, and it stops working when you log out. A second one beside it, with a random mark, lets the app tell your session from an earlier one in this browser.',
  },
  {
    what: 'The known-device cookie',
    how: 'For a year, it remembers that you’ve signed in with this browser. Someone guessing your password elsewhere can’t slow you down here, and you can skip codes here if you choose. A new password ends it on all your other devices. It contains no name.',
  },
  {
    what: 'The sign-in step cookie',
    how: 'When signing in takes two steps, or uses another service or a passkey, it ties the second step to the first. It holds a random number and ends with the second step, or after ten minutes.',
  },
  {
    what: 'The guest cookie',
    how: 'It counts the problems you try without an account. It’s set with the first one, holds a random number, and ends 30 days after the last.',
  },
  {
    what: 'On your device',
    how: 'The app’s own files, so it opens offline. Your theme, when you closed the install prompt, your answer to the time-zone question, your choices about timer, focus mode and hints, what you were changing while you confirm it’s you at another service, drafts, and what you wrote as a visitor (for a day). Clearing this site’s data in your browser removes all of it. When you sign out, your data goes, and you choose whether drafts stay locked here.',
  },
  {
    what: 'On your device, while you are signed in',
    how: 'What the server last sent you: your name, streak and settings, the problems of the next days and your last sessions, for 30 days at most. Your email address and devices aren’t part of it. Ideas you submitted stay for three days, in case the server loses them. It all goes when you sign out. Sessions we couldn’t send or accept stay until they’re sent or you delete them. They aren’t encrypted. Without an account, what you write offline stays until you close the tab.',
  },
]

const onTheWay: readonly StoredItem[] = [
  {
    what: 'While you connect',
    how: 'Like any server, ours sees your IP address and what your browser says about itself. It keeps neither, apart from the kind of browser and the hashes above.',
  },
  {
    what: 'Dictation',
    how: 'When you speak an idea, your browser turns speech into text. Some browsers send the audio to their maker for that. We only get the text. Type to avoid it.',
  },
  {
    what: 'AI-written problems',
    how: 'If a model writes problems, we tell it which ones exist already. It never sees ideas or accounts.',
  },
]

/** Everything new that is stored gets its line here. */
export const storedData: readonly Group[] = [
  { title: 'With an account', list: withAccount },
  { title: 'Without an account', list: asGuest },
  { title: 'If you pay', list: ifYouPay },
  {
    title: 'Cookies and browser storage',
    about: 'We use four kinds of cookies. None follow you to other sites, and none are for advertising or statistics.',
    list: cookies,
  },
  { title: 'While you use it', list: onTheWay },
]
