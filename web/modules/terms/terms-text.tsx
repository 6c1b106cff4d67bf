import { cardPrices, formatUsd } from '@app/domain/premium/price'
import { CircleHelp, CloudOff, Crown, DoorOpen, Handshake, Lightbulb, type LucideIcon, Mail, User } from 'lucide-react'
import { WithBrand } from '../../ui/with-brand.tsx'
import { SupportAddress } from '../support/support-address.tsx'
import * as styles from './terms.module.css'

const short = [
  'What you write belongs to you.',
  'The free plan needs no card. Premium can be cancelled at any time.',
  'One account is for one person.',
  'You can take everything with you and leave.',
]

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
      'A game of having ideas. You get a small everyday problem and two minutes. Your list is counted: how many ideas, how different, how unusual.',
      'The numbers are a game score. They do not measure intelligence or health, and they are no advice of any kind.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    Icon: User,
    says: [
      'You need an e-mail address. One account is for one person. Keep its password to yourself; if somebody else has it, change it and sign out everywhere in the settings.',
    ],
  },
  {
    id: 'ideas',
    title: 'Your ideas stay yours',
    Icon: Lightbulb,
    says: [
      'You keep all rights to what you write. You allow us to store it, to count it and to show it back to you, and nothing more.',
      'What you share shows the shape of a list, never its words. For rarity we compare word stems and numbers for what they mean, without your name; you can switch that off in the settings.',
      'An AI opinion is asked for only when you press its button. Then the problem and your ideas go to the model that this server uses, without your name.',
    ],
  },
  {
    id: 'premium',
    title: 'Premium',
    Icon: Crown,
    says: [
      `By card: ${formatUsd(cardPrices.monthly.cents)} a month or ${formatUsd(cardPrices.annual.cents)} a year, in US dollars. It renews until you cancel, which you do on the page Premium. It then runs to the end of the paid time.`,
      'With coins: one year at a time, which never renews by itself. Send the exact sum on the network that you chose.',
      'Your statutory rights are not affected.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    Icon: Handshake,
    says: [
      'Do not attack the service, do not read what belongs to others, and do not let programs play in your place.',
    ],
  },
  {
    id: 'fails',
    title: 'When something fails',
    Icon: CloudOff,
    says: [
      'Firecrest is made with care and without a guarantee: it may be down, and a count may be wrong. Tell us, please.',
    ],
  },
  {
    id: 'leaving',
    title: 'Leaving',
    Icon: DoorOpen,
    says: [
      'Download everything that you wrote, free, at any time. Delete the account in the settings: what names you and what you wrote leaves the database at once. Copies in backups and in stored letters go when those are deleted. Records of payments stay, without your name.',
    ],
  },
]

/** For every installation without its own terms; also in the page for people without scripts. */
export const TermsText = ({ address }: { address: string | null }) => (
  <>
    <div className="pageHead">
      <div>
        <h1>Terms</h1>
        <p className="lead muted">What you can expect from us, and what we ask of you.</p>
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
            <b>Whom to write to:</b> <SupportAddress address={address} />. What is stored about you stands in{' '}
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
