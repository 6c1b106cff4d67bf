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

const ours = 'This email is about your Firecrest account.'
const asked = 'Someone entered your address on Firecrest. Wasn’t you? Ignore this email.'
const signUpTexts = 'If you didn’t sign up, don’t verify.'

const mailTexts: Record<ComposedMailKind, Words> = {
  verify: {
    subject: 'Verify your email for Firecrest',
    paragraphs: [
      ({ signUp }) => signUp !== undefined && madeAt(signUp),
      ({ signUp }) =>
        `One step left: verify your email with the link below. ${signUp?.by ? `After that you sign in with ${signUp.by}` : 'Your account then gets the password from this sign-up'}.`,
      ({ signUp }) => signUp !== undefined && `The link works until ${worksUntil(signUp)}.`,
    ],
    button: { label: 'Verify My Email', path: '/verify-email' },
    because: signUpTexts,
  },
  sign_ups_full: {
    subject: 'Choose a password for Firecrest',
    paragraphs: [
      'Someone, probably you, signed up with this address. Several sign-ups are waiting already.',
      `Choose a password with the link below within ${linkLifetimeHours.sign_ups_full} hours. That verifies your email and ends the other sign-ups.`,
    ],
    button: { label: 'Choose a Password', path: '/reset-password' },
    because: asked,
  },
  choose_password: {
    subject: 'Please choose a Firecrest password',
    paragraphs: [
      'Your email is verified, but you don’t have a way to sign in yet.',
      'Several sign-up links were opened, or the service you signed up with is connected to a different account.',
      `Choose a password with the link below. It works once, for ${linkLifetimeHours.choose_password} hours.`,
    ],
    button: { label: 'Choose a Password', path: '/reset-password' },
    because: ours,
  },
  known_address: {
    subject: 'You already have a Firecrest account',
    paragraphs: [
      'Someone, probably you, signed up with this address. It has an account already, so nothing changed.',
      'Sign in as usual. Forgot your password? Reset it there.',
    ],
    button: { label: 'Sign In', path: '/login' },
    because: asked,
  },
  reset: {
    subject: 'Choose a new Firecrest password',
    paragraphs: [
      `Choose a new password with the link below. It works once, for ${linkLifetimeHours.reset * 60} minutes.`,
      'A new password signs you out everywhere. Didn’t ask for this? Ignore this email.',
    ],
    button: { label: 'Choose a New Password', path: '/reset-password' },
    because: asked,
  },
  password_changed: {
    subject: 'Your Firecrest password was changed',
    paragraphs: [
      'Your password was just changed. We signed out your other devices.',
      'If that was you, you’re all set. If not, choose a new password now and write to us.',
    ],
    button: { label: 'This Wasn’t Me', path: '/forgot-password' },
    because: ours,
  },
  ways_changed: {
    subject: 'Your Firecrest sign-in was changed',
    paragraphs: [
      ({ change }) =>
        change !== undefined && `${changed[change.what](shownName(change.name))} on ${change.on}. Was this you?`,
      ({ change }) =>
        (change && afterChange[change.what]) ??
        'If so, you’re all set. We signed out your other devices. If not, choose a new password now and write to us.',
    ],
    button: { label: 'This Wasn’t Me', path: '/forgot-password' },
    because: ours,
  },
  address_proof: {
    subject: 'Use this address for Firecrest',
    paragraphs: [
      'Someone, probably you, wants to use this address for Firecrest.',
      `Confirm it with the link below. It works once, for ${linkLifetimeHours.address} hours. Didn’t ask for this? Don’t open it.`,
    ],
    button: { label: 'Use This Address', path: '/change-address' },
    because: asked,
  },
  address_changed: {
    subject: 'Your Firecrest email address was changed',
    paragraphs: [
      ({ change }) => change !== undefined && `${changed[change.what]('')} on ${change.on}. Was this you?`,
      'If so, sign in with the new address from now on.',
      `If not, open the link below within ${linkLifetimeHours.address_undo} hours. It restores this address, ends every way to sign in, and lets you choose a new password.`,
    ],
    button: { label: 'Restore This Address', path: '/change-address' },
    because: ours,
  },
  address_restored: {
    subject: 'Your Firecrest email address was restored',
    paragraphs: [
      'Your account is back on this email address. We signed everyone out and ended every way to sign in, in case someone else has one.',
      `Choose a new password with the link below. It works once, for ${linkLifetimeHours.address_restored} hours.`,
    ],
    button: { label: 'Choose a New Password', path: '/reset-password' },
    because: ours,
  },
  passkey_copied: {
    subject: 'Someone may have copied your Firecrest passkey',
    paragraphs: [
      ({ change }) => change !== undefined && `${changed[change.what](shownName(change.name))} on ${change.on}.`,
      'We stopped that sign-in. Remove this passkey in settings and add a new one.',
    ],
    button: { label: 'Go to Settings', path: '/settings' },
    because: ours,
  },
  codes_guessed: {
    subject: 'Someone may be guessing your Firecrest codes',
    paragraphs: [
      'Someone entered more than 20 wrong codes to sign in as you today, so they may know your password. We didn’t let them in.',
      'If that was you, you’re all set. If not, choose a new password now.',
    ],
    button: { label: 'Choose a New Password', path: '/forgot-password' },
    because: ours,
  },
  premium_started: {
    subject: 'Your Firecrest Premium has started',
    paragraphs: [
      `Premium is yours: ${planLimitsText('premium', numberInWords)}, your own problems, and your history to keep.`,
      ({ paid }) => paid !== undefined && `You paid ${paid}.`,
      ({ renewsOn }) =>
        renewsOn !== undefined && `Your next charge is on ${renewsOn}. Cancel before then on the Premium page.`,
      ({ until }) => until !== undefined && `It’s paid until ${until}. ${doesNotRenewMessage}`,
      ({ surplus }) => surplus !== undefined && surplusSentence(surplus),
    ],
    button: { label: 'Start a Session', path: '/' },
    because: ours,
  },
  premium_ended: {
    subject: 'Your Firecrest Premium has ended',
    paragraphs: [
      'You’re on the free plan now. Your streak, ideas and account stay.',
      'Your history is safe. Premium opens it again.',
    ],
    button: { label: 'See Plans', path: '/premium' },
    because: ours,
  },
  premium_ending: {
    subject: 'Your Firecrest Premium ends soon',
    paragraphs: [
      ({ until = 'one of the next few days' }) => `Your crypto year ends on ${until}. ${doesNotRenewMessage}`,
      'To keep Premium, add another year. It starts when this one ends.',
      'Otherwise your streak, ideas and account stay on the free plan.',
    ],
    button: { label: 'Add Another Year', path: '/premium' },
    because: ours,
  },
  premium_price_gone: {
    subject: 'Your Firecrest Premium price has ended',
    paragraphs: [
      'We no longer offer the price you pay, so your Premium has ended.',
      'Your card may still be charged. Write to us and you’ll get Premium for what you paid, or your money back.',
    ],
    button: { label: 'See Your Plan', path: '/premium' },
    because: ours,
  },
}

const afterChange: Partial<Record<SignInMethodChange, string>> = {
  address_restored:
    'We signed everyone out and emailed a link for a new password to the earlier address. If it wasn’t you, write to us now.',
  address_changed:
    'A passkey or authenticator app confirmed it, so no link restores the earlier address. If it wasn’t you, write to us now.',
  address_kept: 'From now on, no link restores the earlier address. If it wasn’t you, write to us now.',
}

const changed: Record<SignInMethodChange, (name: string) => string> = {
  password_chosen: () => 'A password was added to your account',
  password_removed: () => 'Your account’s password was removed',
  passkey_added: () => 'A passkey was added to your account',
  passkey_copied: (name) => `The passkey “${name}” looked like a copy`,
  passkey_removed: () => 'A passkey was removed from your account',
  account_connected: (name) => `${name} sign-in was added to your account`,
  account_disconnected: (name) => `${name} sign-in was removed from your account`,
  second_factor_on: () => 'Authenticator codes were turned on for your account',
  second_factor_off: () => 'Authenticator codes were turned off for your account',
  recovery_codes_renewed: () => 'New recovery codes were created for your account',
  known_devices_asked: () => 'Authenticator codes were turned on for every sign-in',
  known_devices_skipped: () => 'Authenticator codes were limited to new devices',
  recovery_code_used: () => 'One of your recovery codes was used',
  address_changed: () => 'Your account’s email address was changed',
  address_kept: () => 'Your account’s new email address was confirmed for good',
  address_restored: () => 'Your account’s earlier email address was restored',
  second_factor_reset: () => 'The site owner removed your account’s authenticator app and passkeys',
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
  `Someone signed up with your address on ${hourIn(zone, Date.parse(at))} from this device: ${device}.`

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
