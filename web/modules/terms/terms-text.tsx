import { cardPrices, formatUsd } from '@app/domain/premium/price'
import { CircleHelp, CloudOff, Crown, DoorOpen, Handshake, Lightbulb, type LucideIcon, Mail, User } from 'lucide-react'
import { WithBrand } from '../../ui/with-brand.tsx'
import { SupportAddress } from '../support/support-address.tsx'
import * as styles from './terms.module.css'

const short = ['What you write is yours.', 'Cancel Premium any time.', 'Leave any time and take everything you wrote.']

interface Section {
  id: string
  title: string
  Icon: LucideIcon
  says: readonly string[]
}

const sections: readonly Section[] = [
  {
    id: 'what',
    title: 'What Firecrest is',
    Icon: CircleHelp,
    says: [
      'A game of ideas: one everyday problem in two minutes.',
      'The numbers are a game score. They don’t measure intelligence or health, and they aren’t advice.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    Icon: User,
    says: ['One account per person. Keep your password to yourself.'],
  },
  {
    id: 'ideas',
    title: 'Your ideas stay yours',
    Icon: Lightbulb,
    says: [
      'You keep all rights to what you write. You only let us store it, count it and show it to you.',
      'A shared link shows how unusual each idea was. It only shows an idea itself if you choose one.',
    ],
  },
  {
    id: 'premium',
    title: 'Premium',
    Icon: Crown,
    says: [
      `By card: ${formatUsd(cardPrices.monthly.cents)} a month or ${formatUsd(cardPrices.annual.cents)} a year, in US dollars. It renews until you cancel on the Premium page. You keep the time you paid for.`,
      'With crypto: one year, and it doesn’t renew. Send the exact amount on the network you chose.',
      'Your statutory rights are not affected.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    Icon: Handshake,
    says: ['Don’t attack the service. Don’t try to see other people’s data. Don’t let a program play for you.'],
  },
  {
    id: 'fails',
    title: 'When something goes wrong',
    Icon: CloudOff,
    says: ['We make Firecrest with care but without a guarantee. It can go down, and counts can be wrong.'],
  },
  {
    id: 'leaving',
    title: 'Leaving',
    Icon: DoorOpen,
    says: [
      'Download everything you wrote, free. Delete your account in settings: we remove your name and what you wrote right away. Copies stay in backups and stored emails until we delete those. We keep payment records, without your name.',
    ],
  },
]

/** For every installation without its own terms; also in the page for people without scripts. */
export const TermsText = ({ address }: { address: string | null }) => (
  <>
    <div className="pageHead">
      <div>
        <h1>Terms</h1>
        <p className="lead muted">What we promise, and what we ask.</p>
      </div>
    </div>
    <div className={styles.termsLay}>
      <div className={`stack ${styles.termsSide}`}>
        <InShort />
        <nav aria-label="On this page">
          {sections.map(({ id, title }, at) => (
            <a key={id} href={`#${id}`}>
              <b className="num">{at + 1}</b>
              <WithBrand words={title} />
            </a>
          ))}
        </nav>
      </div>
      <div>
        <div className={styles.termsSections}>
          {sections.map(({ id, title, Icon, says }) => (
            <section key={id} id={id}>
              <h2>
                <Icon className="i" />
                <WithBrand words={title} />
              </h2>
              {says.map((paragraph) => (
                <p key={paragraph}>
                  <WithBrand words={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
        <p className="note">
          <Mail className="i" />
          <span>
            <b>Contact:</b> <SupportAddress address={address} />. To see what we store, read{' '}
            <a href="/privacy">Privacy</a>.
          </span>
        </p>
      </div>
    </div>
  </>
)

const InShort = () => (
  <section className={styles.inShort} aria-labelledby="in-short">
    <h2 id="in-short">In short</h2>
    <ul>
      {short.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
