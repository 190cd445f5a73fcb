import { Button } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusField } from '@hygiene/client/focus-field'
import { LicenceSearch } from '../licence-search/licence-search.tsx'
import styles from './application-form.module.css'
import { ChosenPlace } from './chosen-place.tsx'
import { foundPlace } from './found-place.ts'
import type { Place } from './place.ts'
import type { Province } from './provinces.ts'
import { useLicenceModal } from './use-licence-modal.ts'

type PickedPlaceProps = {
  draft: Place
  change: (place: Partial<Place>) => void
  provinces: readonly Province[]
  children?: ReactNode
}

export function PickedPlace({ draft, change, provinces, children }: PickedPlaceProps) {
  const modal = useLicenceModal()
  const card = useRef<HTMLDivElement>(null)
  const { taken } = draft
  const last = useRef(taken)

  // A closing dialog first returns focus to its button; only then the card or the opened fields take it.
  useEffect(() => {
    if (modal.isOpen || last.current === taken) return
    last.current = taken
    if (taken) showAtTop(card.current)
    else focusField('licenseNumber')
  }, [modal.isOpen, taken])

  return (
    <>
      <LicenceSearch modal={modal} onPick={(licence) => change(foundPlace(licence, draft, provinces))} />
      {taken ? (
        <ChosenPlace
          place={draft}
          taken={taken}
          ref={card}
          onChange={modal.open}
          onCorrect={() => change({ taken: null })}
        >
          {children}
        </ChosenPlace>
      ) : (
        <div className={styles.search}>
          <Button
            tone={draft.beforeReport ? 'secondary' : 'primary'}
            aria-haspopup="dialog"
            onClick={modal.open}
          >
            <Search aria-hidden />
            영업신고번호 찾기
          </Button>
        </div>
      )}
    </>
  )
}

/** Scrolls the card to the top to leave room for the verdict. */
function showAtTop(card: HTMLElement | null) {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'start' })
}
