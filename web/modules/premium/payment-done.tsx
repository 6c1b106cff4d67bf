import { planLimitsText } from '@app/domain/premium/plan-limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { HeroArt } from '../../ui/hero-art.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import * as styles from './premium-screen.module.css'

/** Asks the server for the plan: the address proves nothing. */
export function PaymentDone() {
  const cache = useQueryClient()
  const { data: user, isFetching, refetch } = useQuery(userQuery)
  useEffect(() => void cache.invalidateQueries(userQuery), [cache])
  const head = useFocusIfLost<HTMLHeadingElement>(true)
  const isPremium = user?.plan === 'premium'
  return (
    <section className={`${styles.yours} label onBlock`}>
      <HeroArt />
      <h1 ref={head} tabIndex={-1}>
        {isPremium ? 'Welcome to Premium' : 'Thank you'}
      </h1>
      <p className="lead" role="status">
        {isPremium
          ? `Payment received. You now have ${planLimitsText('premium')}.`
          : 'Premium starts once your payment is confirmed, usually within a minute.'}
      </p>
      <div className="row">
        <Button to="/">Back to Today</Button>
        {isPremium ? (
          <>
            <Link className="link" to="/solution-history">
              View History
            </Link>
            <Link className="link" to="/custom-problem">
              Create Custom Problem
            </Link>
          </>
        ) : (
          <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
            Check Again
          </button>
        )}
      </div>
    </section>
  )
}
