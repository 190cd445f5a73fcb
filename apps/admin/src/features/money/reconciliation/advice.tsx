import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import type { ConcernAct } from '@hygiene/domain'
import { Button } from '@hygiene/ui'
import { Check, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { AskAgain } from '../../../shared/money/ask-again.tsx'
import { shortInstant } from '../../../shared/money/instant-words.ts'
import { actLabel, adviceOf, type MoneyCase, WAIT } from './case-words.ts'
import { CloseDialog } from './close-dialog.tsx'
import styles from './reconciliation.module.css'
import { RefundDialog } from './refund-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const DIALOGS = { refund: RefundDialog, transfer: TransferDialog, close: CloseDialog } as const

type AdviceProps = {
  one: MoneyCase
  comparison: EntityOf<typeof compareOrder> | null
  onActed: () => void
}

/** The recommended act first, the others beside it; numbers prepare them and finish none. */
export function Advice({ one, comparison, onActed }: AdviceProps) {
  const [chosen, setChosen] = useState<Exclude<ConcernAct, 'ask'> | null>(null)
  const acts = actsOf(one, comparison)
  const [first] = acts
  const advice = first ? adviceOf[first] : { ...WAIT, follows: [] }
  // The button that asks again has its own key.
  const dialogs = acts.flatMap((act, index) => (act === 'ask' ? [] : [{ act, keys: String(index + 1) }]))
  useKeys(
    dialogs.map(({ act, keys }) => ({ keys, label: actLabel[act], run: () => setChosen(act) })),
    { title: '이 건', isActive: chosen === null },
  )
  const ActDialog = chosen && DIALOGS[chosen]
  const close = () => setChosen(null)

  return (
    <section className={styles.advice} aria-label="권하는 처리">
      <p className={styles.mark}>
        <ShieldCheck aria-hidden /> 권하는 처리
        {comparison && <small>미리 맞춰 보았습니다 · {shortInstant(comparison.asOf)}</small>}
      </p>
      <h3>{advice.title}</h3>
      <p>{advice.lead}</p>
      <ul>
        {advice.follows.map((sentence) => (
          <li key={sentence}>
            <Check aria-hidden /> {sentence}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {acts.map((act, index) =>
          act === 'ask' ? (
            <AskAgain key={act} paymentNo={one.paymentNo} onDone={onActed} />
          ) : (
            <Button key={act} tone={index === 0 ? 'primary' : 'secondary'} onClick={() => setChosen(act)}>
              {actLabel[act]} <kbd aria-hidden>{index + 1}</kbd>
            </Button>
          ),
        )}
      </div>
      {ActDialog && (
        <ActDialog
          payment={one}
          onClose={close}
          onDone={() => {
            close()
            onActed()
          }}
        />
      )}
    </section>
  )
}

/** Asking again is offered where the gateway's approval would settle the order, whatever the case began with. */
function actsOf({ acts }: MoneyCase, comparison: AdviceProps['comparison']): ConcernAct[] {
  const others = acts.filter((act) => act !== 'ask')
  return comparison?.mayAskAgain ? ['ask', ...others] : others
}
