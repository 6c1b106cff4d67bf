import { Link } from '@tanstack/react-router'
import { ChartLine, Coins, ScrollText, Users } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { brand } from '../../ui/brand.ts'
import { AuditLog } from './audit-log.tsx'
import { UserList } from './user-list.tsx'
import './admin.css'

const PaymentReviews = lazy(async () => ({ default: (await import('./payment-reviews.tsx')).PaymentReviews }))

/** Everybody signed in may open it; the server says to each call who is an admin. */
export const AdminScreen = () => (
  <main id="main" className="wrap page admin">
    <title>{`Admin — ${brand}`}</title>
    <Tabs.Root defaultValue="users">
      <div className="subnav">
        <Tabs.List className="seg" aria-label="Admin pages">
          <Tabs.Trigger value="users">
            <Users className="i" />
            Users
          </Tabs.Trigger>
          <Tabs.Trigger value="audit">
            <ScrollText className="i" />
            Audit log
          </Tabs.Trigger>
          <Tabs.Trigger value="payments">
            <Coins className="i" />
            Payments
          </Tabs.Trigger>
        </Tabs.List>
        <Link className="link" to="/admin/analytics">
          <ChartLine className="i" />
          Guest analytics
        </Link>
      </div>
      <Tabs.Content value="users">
        <UserList />
      </Tabs.Content>
      <Tabs.Content value="audit">
        <AuditLog />
      </Tabs.Content>
      <Tabs.Content value="payments">
        <Suspense>
          <PaymentReviews />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  </main>
)
