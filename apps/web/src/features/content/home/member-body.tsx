import { Loaded } from '@hygiene/client'
import type { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { lazy, type ReactNode, Suspense } from 'react'
import { useHelping } from '../../../app/login/helping.ts'
import { MovedNotice } from '../../../shared/seats/moved-notice.tsx'
import { GuardCard } from '../../../shared/study-guard/guard-card.tsx'
import { ActionCard } from './action-card.tsx'
import { ActionRows } from './action-rows.tsx'
import { ActionsComing } from './actions-coming.tsx'
import styles from './member-body.module.css'
import { MemberCounts } from './member-counts.tsx'
import type { NextAction } from './next-action.ts'
import { PhoneHelp } from './phone-help.tsx'
import { useNextActions } from './use-next-actions.ts'

/** Loads separately, as only members who act for an owner see it. */
const HelpedBoard = lazy(async () => ({
  default: (await import('../../../shared/help/helped-board.tsx')).HelpedBoard,
}))

/** Loads separately, as only people with a refund see it. */
const MoneyCards = lazy(async () => ({ default: (await import('./money-card.tsx')).MoneyCards }))

type MemberBodyProps = { user: EntityOf<typeof fetchUser> | undefined; children: ReactNode }

/**
 * Shows the next action first, then the phone number and the person's counts. All of it appears together with the card, so that
 * nothing shifts.
 */
export function MemberBody({ user, children }: MemberBodyProps) {
  const actions = useNextActions()
  const helping = useHelping()
  if (actions.isPending) return <ActionsComing />
  return (
    <>
      <div className={styles.ground}>
        <div className={styles.inner}>
          <div className={styles.part}>
            <Loaded query={actions}>
              {({ list: [main, ...others], money, now }) => (
                <>
                  {money.length > 0 && (
                    <Suspense fallback={<ActionsComing />}>
                      <MoneyCards money={money} />
                    </Suspense>
                  )}
                  {main && <MovedActions actions={[main, ...others]} />}
                  {main && <ActionCard action={main} now={new Date(now)} />}
                  {main?.guard && <GuardCard guard={main.guard} />}
                  <ActionRows actions={others} now={new Date(now)} />
                </>
              )}
            </Loaded>
          </div>
          <div className={styles.part}>
            {helping && (
              <Suspense>
                <HelpedBoard helping={helping} />
              </Suspense>
            )}
            <PhoneHelp />
            <MemberCounts user={user} />
          </div>
        </div>
      </div>
      {children}
    </>
  )
}

function MovedActions({ actions }: { actions: readonly NextAction[] }) {
  return actions.map(({ day, state }) => {
    if (!day?.moved) return null
    const now = { location: day.location, startsAt: new Date(day.startsAt) }
    return <MovedNotice key={day.moved.changeKey} moved={day.moved} now={now} hasSlip={state === 'come'} />
  })
}
