import { read } from '@hygiene/client'
import { listIdentityWays } from '@hygiene/contracts'
import type { IdentityWay } from '@hygiene/domain'
import { Button, NoticeBox, RadioCards } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { USUAL_WAYS, waysToShow } from './identity-ways.ts'
import styles from './way-choice.module.css'

type WayChoiceProps = {
  legend: string
  /** The purpose of the verification, above the button. */
  note: ReactNode
  isWorking: boolean
  failure: string | null
  startLabel: string
  retryLabel: string
  onBegin: (way: IdentityWay) => void
}

/** The ways of proving one's identity; the last failure stands above the button. */
export function WayChoice({
  legend,
  note,
  isWorking,
  failure,
  startLabel,
  retryLabel,
  onBegin,
}: WayChoiceProps) {
  const ways = useQuery(read(listIdentityWays, {}))
  const offered = ways.data?.list ?? USUAL_WAYS
  const [chosen, setChosen] = useState<IdentityWay>('phone')
  const way = offered.includes(chosen) ? chosen : offered[0]
  return (
    <div className={styles.choice}>
      <RadioCards
        legend={legend}
        name="person"
        options={waysToShow(offered)}
        value={way}
        onChange={setChosen}
      />
      <NoticeBox>{note}</NoticeBox>
      {failure && <NoticeBox tone="error" title={failure} live />}
      <Button wide busy={isWorking} onClick={() => way && onBegin(way)}>
        {failure ? retryLabel : startLabel}
      </Button>
    </div>
  )
}
