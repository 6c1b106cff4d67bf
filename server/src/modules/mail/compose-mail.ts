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
  because?: string
}

const asked = 'Didn’t ask for this? Ignore this email.'
const writeNow = 'Wasn’t you? Email us right away.'
const signedOut = 'We signed out your other devices. If this wasn’t you, choose a new password now and email us.'
const worksOnce = (hours: number) => `The link works once and expires in ${hours} hours.`

const mailTexts: Record<ComposedMailKind, Words> = {
  verify: {
    subject: 'Verify your email for Firecrest',
    paragraphs: [
      ({ signUp }) => signUp !== undefined && madeAt(signUp),
      ({ signUp }) =>
        `Verify your email below. ${signUp?.by ? `Then sign in with ${signUp.by}` : 'Your account will then use the password from this sign-up'}.`,
      ({ signUp }) => signUp !== undefined && `The link works until ${worksUntil(signUp)}.`,
    ],
    button: { label: 'Verify My Email', path: '/verify-email' },
    because: 'If you didn’t sign up, don’t verify this email.',
  },
  sign_ups_full: {
    subject: 'Choose a password for Firecrest',
    paragraphs: [
      'Someone, probably you, signed up again with this address.',
      `Choose a password within ${linkLifetimeHours.sign_ups_full} hours. That verifies your email and cancels the other sign-ups.`,
    ],
    button: { label: 'Choose a Password', path: '/reset-password' },
    because: asked,
  },
  choose_password: {
    subject: 'Please choose a Firecrest password',
    paragraphs: [
      'Your email is verified, but you can’t sign in yet.',
      'You opened more than one sign-up link, or your sign-in service is connected to a different Firecrest account.',
      `Choose a password below. ${worksOnce(linkLifetimeHours.choose_password)}`,
    ],
    button: { label: 'Choose a Password', path: '/reset-password' },
  },
  known_address: {
    subject: 'You already have a Firecrest account',
    paragraphs: [
      'Someone, probably you, signed up with this address. It already has an account.',
      'Sign in below. You can also reset your password there.',
    ],
    button: { label: 'Sign In', path: '/login' },
    because: asked,
  },
  reset: {
    subject: 'Choose a new Firecrest password',
    paragraphs: [
      `The link works once and expires in ${linkLifetimeHours.reset * 60} minutes. Choosing a new password signs you out everywhere.`,
    ],
    button: { label: 'Choose a New Password', path: '/reset-password' },
    because: asked,
  },
  password_changed: {
    subject: 'Your Firecrest password was changed',
    paragraphs: ['Your password was just changed.', signedOut],
    button: { label: 'This Wasn’t Me', path: '/forgot-password' },
  },
  ways_changed: {
    subject: 'Your Firecrest sign-in settings changed',
    paragraphs: [
      ({ change }) => change !== undefined && changeSentence(change),
      ({ change }) => (change && afterChange[change.what]) ?? signedOut,
    ],
    button: { label: 'This Wasn’t Me', path: '/forgot-password' },
  },
  address_proof: {
    subject: 'Confirm your new email for Firecrest',
    paragraphs: [
      'Someone, probably you, wants to use this address for Firecrest.',
      worksOnce(linkLifetimeHours.address),
    ],
    button: { label: 'Use This Address', path: '/change-address' },
    because: asked,
  },
  address_changed: {
    subject: 'Your Firecrest email address was changed',
    paragraphs: [
      ({ change }) => change !== undefined && changeSentence(change),
      'If this was you, sign in with the new address.',
      `If not, open the link below within ${linkLifetimeHours.address_undo} hours. It restores this address, removes every way to sign in, and lets you choose a new password.`,
    ],
    button: { label: 'Restore This Address', path: '/change-address' },
  },
  address_restored: {
    subject: 'Your Firecrest email address was restored',
    paragraphs: [
      'Your account uses this address again. We signed out every device and removed every way to sign in.',
      `Choose a new password below. ${worksOnce(linkLifetimeHours.address_restored)}`,
    ],
    button: { label: 'Choose a New Password', path: '/reset-password' },
  },
  passkey_copied: {
    subject: 'Someone may have copied your Firecrest passkey',
    paragraphs: [
      ({ change }) => change !== undefined && changeSentence(change),
      'We blocked a sign-in with this passkey. Remove it in settings and add a new one.',
    ],
    button: { label: 'Go to Settings', path: '/settings' },
  },
  codes_guessed: {
    subject: 'Someone may be guessing your Firecrest codes',
    paragraphs: [
      'Someone entered more than 20 wrong codes for your account today. They may know your password, but they didn’t get in.',
      'Wasn’t you? Choose a new password now.',
    ],
    button: { label: 'Choose a New Password', path: '/forgot-password' },
  },
  premium_started: {
    subject: 'Your Firecrest Premium has started',
    paragraphs: [
      `You now have Premium: ${planLimitsText('premium', numberInWords)}, problems you write yourself and your full history.`,
      ({ paid }) => paid !== undefined && `You paid ${paid}.`,
      ({ renewsOn }) =>
        renewsOn !== undefined && `Your next charge is on ${renewsOn}. You can cancel before then on the Premium page.`,
      ({ until }) => until !== undefined && `You’re paid up until ${until}. ${doesNotRenewMessage}`,
      ({ surplus }) => surplus !== undefined && surplusSentence(surplus),
    ],
    button: { label: 'Start a Session', path: '/' },
  },
  premium_ended: {
    subject: 'Your Firecrest Premium has ended',
    paragraphs: ['You keep your streak, ideas and account. Get Premium again to see your history.'],
    button: { label: 'See Plans', path: '/premium' },
  },
  premium_ending: {
    subject: 'Your Firecrest Premium ends soon',
    paragraphs: [
      ({ until = 'a date in the next two weeks' }) =>
        `The year you paid for with crypto ends on ${until}. ${doesNotRenewMessage}`,
      'If you add a year, it starts when this one ends. If you don’t, you’ll move to the free plan and keep your streak, ideas and account.',
    ],
    button: { label: 'Add Another Year', path: '/premium' },
  },
  premium_price_gone: {
    subject: 'Your Firecrest Premium price is no longer available',
    paragraphs: [
      'We no longer offer your price, so your Premium has ended.',
      'Your card may still be charged. Email us and you’ll get Premium for what you paid, or your money back.',
    ],
    button: { label: 'See Your Plan', path: '/premium' },
  },
}

const afterChange: Partial<Record<SignInMethodChange, string>> = {
  address_restored: `We signed out every device and emailed the old address a link to choose a new password. ${writeNow}`,
  address_changed: `The change was confirmed with a passkey or authenticator app, so a link can’t restore the old address. ${writeNow}`,
  address_kept: `You can’t restore the old address with a link any more. ${writeNow}`,
}

const changed: Record<SignInMethodChange, (name: string) => string> = {
  password_chosen: () => 'a password was added',
  password_removed: () => 'your password was removed',
  passkey_added: () => 'a passkey was added',
  passkey_copied: (name) => `the passkey “${name}” may have been copied`,
  passkey_removed: () => 'a passkey was removed',
  account_connected: (name) => `${name} sign-in was added`,
  account_disconnected: (name) => `${name} sign-in was removed`,
  second_factor_on: () => 'authenticator codes were turned on',
  second_factor_off: () => 'authenticator codes were turned off',
  recovery_codes_renewed: () => 'new recovery codes were created',
  known_devices_asked: () => 'authenticator codes were turned on for every sign-in',
  known_devices_skipped: () => 'authenticator codes were limited to new devices',
  recovery_code_used: () => 'a recovery code was used',
  address_changed: () => 'your email address was changed',
  address_kept: () => 'your new email address was made permanent',
  address_restored: () => 'your earlier email address was restored',
  second_factor_reset: () => 'the site owner removed your authenticator app and passkeys',
}

const changeSentence = ({ what, name, on }: NonNullable<MailPayload['change']>) =>
  `On ${on}, ${changed[what](shownName(name))}.`

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
    footer: [...(because ? [because] : []), questionsLine(supportEmail)],
  }
  return { subject, text: renderMailText(layout), html: renderMailHtml(layout) }
}

export const questionsLine = (supportEmail: string | null) =>
  `Questions? Email ${supportEmail ?? operatorFallbackName}.`

const madeAt = ({ at, zone, device }: SignUp) =>
  `Someone signed up with your address on ${hourIn(zone, Date.parse(at))} from ${device}.`

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
