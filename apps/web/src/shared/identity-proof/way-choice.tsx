import { read } from '@hygiene/client'
import { listIdentityWays } from '@hygiene/contracts/member/identity-check/list-identity-ways'
import type { IdentityWay } from '@hygiene/domain'
import { Button, CardAct, NoticeBox, RadioCards } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { IDENTITY_GIVEN_UP } from './identity-window.ts'
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
  /** Beside the start: the way back, where the screen has one. */
  back?: ReactNode
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
  back,
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
      {failure && <NoticeBox tone={failure === IDENTITY_GIVEN_UP ? 'info' : 'error'} title={failure} live />}
      <CardAct>
        {back}
        <Button wide={!back} busy={isWorking} onClick={() => way && onBegin(way)}>
          {failure ? retryLabel : startLabel}
        </Button>
      </CardAct>
    </div>
  )
}
