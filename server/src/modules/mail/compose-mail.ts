import type { SignInMethodChange } from '@app/contract/account'
import { operatorFallbackName } from '@app/contract/page-placeholders'
import { linkLifetimeHours, linkLifetimeMs } from '@app/domain/account/lifetimes'
import { dayAt } from '@app/domain/day/day'
import { formatDay, formatTimeAt, formatWeekday } from '@app/domain/day/day-words'
import { surplusSentence } from '@app/domain/premium/crypto/decide-payment'
import { planLimitsText } from '@app/domain/premium/plan-limits'
import { doesNotRenewMessage } from '@app/domain/premium/prepaid'
import { numberInWords } from '@app/domain/text/number-words'
import { isolateText, sanitizeForDisplay, trimText, truncateGraphemes } from '@app/domain/text/text'
import { type MailLayout, renderMailHtml, renderMailText } from './mail-layout.ts'
import type { MailKind } from './outbox.queries.ts'
import type { MailPayload } from './outbox.ts'

type SignUp = NonNullable<MailPayload['signUp']>

type ComposedMailKind = Exclude<MailKind, 'reminder'>

interface Words {
  subject: string
  paragraphs: readonly (string | ((payload: MailPayload) => string | false))[]
  /** The path begins with a slash; the token, if any, is added. */
  button: { label: string; path: string }
  because: string
}

const ours = 'You get this mail because it concerns your Firecrest account.'
const asked =
  'You get this mail because somebody typed your address on Firecrest. If that was not you, nothing happens.'
const signUpTexts =
  'You get this mail because somebody signed up on Firecrest with your address. Do not verify if you did not sign up.'

const mailTexts: Record<ComposedMailKind, Words> = {
  verify: {
    subject: 'Verify your email for Firecrest',
    paragraphs: [
      ({ signUp }) => signUp !== undefined && madeAt(signUp),
      ({ signUp }) =>
        `One step is left: the link below verifies your email, and ${signUp?.by ? `signing in with ${signUp.by}, by which this sign-up was made, opens the account from then on` : 'the account gets the password of this sign-up'}.`,
      ({ signUp }) => signUp !== undefined && `The link works until ${worksUntil(signUp)}.`,
    ],
    button: { label: 'Verify my email', path: '/verify-email' },
    because: signUpTexts,
  },
  sign_ups_full: {
    subject: 'Choose a password for Firecrest',
    paragraphs: [
      'Somebody, probably you, wanted to make an account with this address. Several sign-ups for it wait already, so this one was not added.',
      `The link below lets you choose a password, verifies your email, and ends all those sign-ups. It works once, for ${linkLifetimeHours.sign_ups_full} hours.`,
    ],
    button: { label: 'Choose a password', path: '/reset-password' },
    because: asked,
  },
  choose_password: {
    subject: 'Please choose a Firecrest password',
    paragraphs: [
      'Your email is verified, but no way to sign in that was chosen for it works.',
      'Links of more than one sign-up were opened, by you or by a program that checks your mail, so we cannot tell which of them is yours. Or the other service that you signed up by is connected to another account here, and signs you in there.',
      `The link below lets you choose a password. It works once, for ${linkLifetimeHours.choose_password} hours; later the sign-in screen helps you to a new one.`,
    ],
    button: { label: 'Choose a password', path: '/reset-password' },
    because: ours,
  },
  known_address: {
    subject: 'You already have a Firecrest account',
    paragraphs: [
      'Somebody, probably you, wanted to use this address for an account. There is one already, so nothing was changed.',
      'Sign in as usual. If the password is gone, the sign-in screen helps you to a new one.',
    ],
    button: { label: 'Sign in', path: '/login' },
    because: asked,
  },
  reset: {
    subject: 'Choose a new Firecrest password',
    paragraphs: [
      `The link below lets you choose a new password. It works once, for ${linkLifetimeHours.reset * 60} minutes.`,
      'A new password signs you out everywhere. If you asked for none, keep the old one and forget this mail.',
    ],
    button: { label: 'Choose a new password', path: '/reset-password' },
    because: asked,
  },
  password_changed: {
    subject: 'Your Firecrest password was changed',
    paragraphs: [
      'The password of your account was changed just now, and your other devices were signed out.',
      'If that was you, all is well. If not, choose a new password now and write to us.',
    ],
    button: { label: 'It was not me', path: '/forgot-password' },
    because: ours,
  },
  ways_changed: {
    subject: 'How you sign in to Firecrest was changed',
    paragraphs: [
      ({ change }) =>
        change !== undefined && `${changed[change.what](shownName(change.name))} on ${change.on}; was it you?`,
      ({ change }) =>
        (change && afterChange[change.what]) ??
        'If it was, all is well. Your other devices were signed out, so sign in there once more. If not, choose a new password now and write to us.',
    ],
    button: { label: 'It was not me', path: '/forgot-password' },
    because: ours,
  },
  address_proof: {
    subject: 'Use this address for Firecrest',
    paragraphs: [
      'Somebody, probably you, wants to use this address for their Firecrest account.',
      `The link below does it. It works once, for ${linkLifetimeHours.address} hours. Do not open it if you did not ask for it.`,
    ],
    button: { label: 'Use this address', path: '/change-address' },
    because: asked,
  },
  address_changed: {
    subject: 'The address of your Firecrest account was changed',
    paragraphs: [
      ({ change }) => change !== undefined && `${changed[change.what]('')} on ${change.on}; was it you?`,
      'If it was, all is well, and you sign in with the new address from now on.',
      `If not, the link below puts this address back, signs everybody out and ends every way to sign in; you then choose a new password. It works for ${linkLifetimeHours.address_undo} hours.`,
    ],
    button: { label: 'Put this address back', path: '/change-address' },
    because: ours,
  },
  address_restored: {
    subject: 'Your Firecrest address was put back',
    paragraphs: [
      'The e-mail address of your account is this one again. Everybody was signed out, and no password, passkey or connected account works any more: whoever changed the address may have known or added them. An authenticator app is off, too.',
      `The link below lets you choose a new password. It works once, for ${linkLifetimeHours.address_restored} hours; later the sign-in screen helps you to a new one.`,
    ],
    button: { label: 'Choose a new password', path: '/reset-password' },
    because: ours,
  },
  passkey_copied: {
    subject: 'A passkey of your Firecrest account may be copied',
    paragraphs: [
      ({ change }) => change !== undefined && `${changed[change.what](shownName(change.name))} on ${change.on}.`,
      'Somebody tried to sign in by it, and we did not let them in. Please remove this passkey in your settings and add a new one.',
    ],
    button: { label: 'Go to settings', path: '/settings' },
    because: ours,
  },
  premium_started: {
    subject: 'Your Firecrest Premium has begun',
    paragraphs: [
      `Premium is yours: ${planLimitsText('premium', numberInWords)}, problems of your own, and your history to keep.`,
      ({ paid }) => paid !== undefined && `You paid ${paid}.`,
      ({ renewsOn }) =>
        renewsOn !== undefined && `The next charge is on ${renewsOn}, unless you cancel before, on the page Premium.`,
      ({ until }) => until !== undefined && `It is paid until ${until}. ${doesNotRenewMessage}`,
      ({ surplus }) => surplus !== undefined && surplusSentence(surplus),
    ],
    button: { label: 'Start a session', path: '/' },
    because: ours,
  },
  premium_ended: {
    subject: 'Your Firecrest Premium has ended',
    paragraphs: [
      'Your Premium is over. Your streak, your ideas and your account stay as they are, on the free plan.',
      'What you wrote is not gone: it is there again when Premium is.',
    ],
    button: { label: 'See the plans', path: '/premium' },
    because: ours,
  },
  premium_ending: {
    subject: 'Your Firecrest Premium ends soon',
    paragraphs: [
      ({ until = 'one of the next days' }) =>
        `The year that you paid in coins ends on ${until}. ${doesNotRenewMessage}`,
      'To keep Premium, add another year. It begins where this one ends, so you lose no day.',
      'If you do nothing, your streak, your ideas and your account stay as they are, on the free plan.',
    ],
    button: { label: 'Add another year', path: '/premium' },
    because: ours,
  },
  premium_price_gone: {
    subject: 'The price of your Firecrest Premium is gone',
    paragraphs: [
      'The price that you pay by card is not one of ours any more, so your Premium has ended.',
      'Your subscription may still charge your card. Please write to us: you get Premium for what you paid, or your money back.',
    ],
    button: { label: 'See your plan', path: '/premium' },
    because: ours,
  },
}

const afterChange: Partial<Record<SignInMethodChange, string>> = {
  address_restored:
    'Everybody was signed out, and a link to a new password went to the earlier address. If it wasn’t you, write to us now.',
  address_changed:
    'A passkey or an authenticator app confirmed it, so no link brings the earlier address back. If it wasn’t you, write to us now.',
  address_kept: 'From now on no link brings the earlier address back. If it wasn’t you, write to us now.',
}

const changed: Record<SignInMethodChange, (name: string) => string> = {
  password_chosen: () => 'A password was chosen for your account',
  password_removed: () => 'The password was removed from your account',
  passkey_added: () => 'A passkey was added to your account',
  passkey_copied: (name) => `The passkey “${name}” counted like a copy of itself`,
  passkey_removed: () => 'A passkey was removed from your account',
  account_connected: (name) => `Signing in with ${name} was added to your account`,
  account_disconnected: (name) => `Signing in with ${name} was removed from your account`,
  second_factor_on: () => 'The code of an authenticator app was turned on for your account',
  second_factor_off: () => 'The code of an authenticator app was turned off for your account',
  recovery_codes_renewed: () => 'New recovery codes were made for your account',
  known_devices_asked: () => 'The code of your authenticator app is now asked at every sign-in, which was changed',
  known_devices_skipped: () =>
    'The code of your authenticator app is now asked on unknown devices only, which was changed',
  recovery_code_used: () => 'A recovery code of your account was used',
  address_changed: () => 'The e-mail address of your account was changed',
  address_kept: () => 'The new e-mail address of your account was confirmed for good',
  address_restored: () => 'The earlier e-mail address of your account was put back',
  second_factor_reset: () => 'The authenticator app and the passkeys of your account were taken off by the operator',
}

const shownName = (name = '') =>
  isolateText(truncateGraphemes(trimText(sanitizeForDisplay(name)), 60)) || 'another service'

export interface SiteAddresses {
  publicUrl: string
  supportEmail: string | null
  /** Behind the link where a password is chosen: password managers keep it under this name. No server is sent it. */
  to?: string
}

/** The name that a person chose is in the greeting only. */
export function composeMail(
  kind: ComposedMailKind,
  payload: MailPayload,
  { publicUrl, supportEmail, to }: SiteAddresses,
) {
  const { subject, paragraphs, button, because } = mailTexts[kind]
  const { firstName, token } = payload
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`
  const name = to !== undefined && button.path === '/reset-password' ? `#${encodeURIComponent(to)}` : ''
  const layout: MailLayout = {
    title: subject,
    greeting: greetingOf(firstName),
    paragraphs: paragraphs
      .map((each) => (typeof each === 'string' ? each : each(payload)))
      .filter((each) => each !== false),
    button: { label: button.label, url: `${publicUrl}${button.path}${query}${name}` },
    footer: [because, questionsLine(supportEmail)],
  }
  return { subject, text: renderMailText(layout), html: renderMailHtml(layout) }
}

export const questionsLine = (supportEmail: string | null) =>
  `Questions? Write to ${supportEmail ?? operatorFallbackName}.`

const madeAt = ({ at, zone, device }: SignUp) =>
  `This is about a sign-up with your address on ${hourIn(zone, Date.parse(at))}, on this device: ${device}.`

const worksUntil = ({ at, zone }: SignUp) => hourIn(zone, Date.parse(at) + linkLifetimeMs('verify'))

function hourIn(zone: string, moment: number) {
  const day = dayAt(moment, zone)
  return `${formatWeekday(day)} ${formatDay(day)} at ${formatTimeAt(moment, zone)} (${zone})`
}

/** Mail programs make links of such texts: a name that looks like one is left out. */
const linkLike = /:\/|www\.|@|\S[.\u3002\uff0e\uff61]\S|[/\\]/iu

export function greetingOf(firstName: string) {
  const plain = trimText(sanitizeForDisplay(firstName.normalize('NFKC')).replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' '))
  const name = linkLike.test(plain) ? '' : isolateText(truncateGraphemes(plain, 60))
  return name ? `Hello ${name},` : 'Hello,'
}
