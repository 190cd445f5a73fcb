import { Button } from '@hygiene/ui'
import { Store } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './chosen-place.module.css'
import { numberText, type Place, type Taken } from './place.ts'

type ChosenPlaceProps = {
  place: Place
  taken: Taken
  ref: Ref<HTMLDivElement>
  onChange: () => void
  onCorrect: () => void
  children?: ReactNode
}

export function ChosenPlace({ place, taken, ref, onChange, onCorrect, children }: ChosenPlaceProps) {
  const id = useId()
  const { businessName, businessTypeName, address, address2 } = place
  return (
    <div className={styles.chosen} role="group" aria-labelledby={id} tabIndex={-1} ref={ref}>
      <div className={styles.place}>
        <Store aria-hidden />
        <p id={id}>
          <strong>{businessName}</strong>
          <span>{[businessTypeName, `대표 ${taken.printedName}`].filter(Boolean).join(' · ')}</span>
          <span>{numberText(place)}</span>
          <span>
            {address} {address2}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button tone="quiet" size="small" onClick={onChange}>
          바꾸기
        </Button>
        <Button tone="quiet" size="small" onClick={onCorrect}>
          고치기
        </Button>
      </div>
      {children}
    </div>
  )
}
