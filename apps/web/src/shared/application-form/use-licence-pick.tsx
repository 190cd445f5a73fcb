import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import type { FoundLicence } from '../licence-search/found-licence.ts'
import { LicenceSearch } from '../licence-search/licence-search.tsx'
import styles from './application-form.module.css'
import { ChosenPlace } from './chosen-place.tsx'

type LicencePick = {
  /** The search, and the card of what was taken over from it. */
  parts: ReactNode
  /** The representative as the register masks it («박**»); null where nothing is masked. */
  maskedName: string | null
}

/** Takes a licence over from the register into a form whose present number is `number`. */
export function useLicencePick(number: string, onPick: (licence: FoundLicence) => void): LicencePick {
  const [picked, setPicked] = useState<FoundLicence | null>(null)
  const chosen = useRef<HTMLDivElement>(null)
  const isNew = useRef(false)
  const search = useHashModal('licence')
  // A number typed over the found one is another place.
  const licence = picked?.lcns_no === number ? picked : null

  // The closed window gives focus back to its button first; then the card is shown to the person.
  useEffect(() => {
    if (search.isOpen || !isNew.current) return
    isNew.current = false
    chosen.current?.focus()
  }, [search.isOpen])

  function take(found: FoundLicence) {
    setPicked(found)
    isNew.current = true
    onPick(found)
  }

  return {
    parts: (
      <>
        <div className={styles.search}>
          <LicenceSearch modal={search} onPick={take} />
        </div>
        {licence && <ChosenPlace licence={licence} ref={chosen} />}
      </>
    ),
    maskedName: licence?.prsdnt_nm_secu.includes('*') ? licence.prsdnt_nm_secu : null,
  }
}
