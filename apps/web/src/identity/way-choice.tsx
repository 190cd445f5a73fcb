import { Button, NoticeBox, RadioCards } from '@hygiene/ui'
import { type ReactNode, useState } from 'react'
import { IDENTITY_WAYS, type IdentityWay } from './identity-ways.ts'
import styles from './way-choice.module.css'

type WayChoiceProps = {
  legend: string
  /** What the verification is for, above the button. */
  note: ReactNode
  isWorking: boolean
  failure: string | null
  startLabel: string
  retryLabel: string
  onBegin: (way: IdentityWay) => void
}

/** By which means one says who one is; what went wrong the last time stands above the button. */
export function WayChoice({
  legend,
  note,
  isWorking,
  failure,
  startLabel,
  retryLabel,
  onBegin,
}: WayChoiceProps) {
  const [way, setWay] = useState<(typeof IDENTITY_WAYS)[number]['value']>('phone')
  return (
    <div className={styles.choice}>
      <RadioCards legend={legend} name="person" options={IDENTITY_WAYS} value={way} onChange={setWay} />
      <NoticeBox>{note}</NoticeBox>
      {failure && <NoticeBox tone="error" title={failure} live />}
      <Button wide busy={isWorking} onClick={() => onBegin(way as IdentityWay)}>
        {failure ? retryLabel : startLabel}
      </Button>
    </div>
  )
}
