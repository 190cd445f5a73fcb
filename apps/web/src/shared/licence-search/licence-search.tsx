import { Loaded, read } from '@hygiene/client'
import { searchLicences } from '@hygiene/contracts/platform/licence-register/search-licences'
import { Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HashModal } from '../../app/router/use-hash-modal.ts'
import type { FoundLicence } from './found-licence.ts'
import { LicenceForm, type LicenceQuestion } from './licence-form.tsx'
import { LicenceResults } from './licence-results.tsx'
import styles from './licence-search.module.css'

type LicenceSearchProps = { modal: HashModal; onPick: (licence: FoundLicence) => void }

/** Searches restaurants only, by region, name and representative (specification section 2). */
export function LicenceSearch({ modal, onPick }: LicenceSearchProps) {
  return (
    <Dialog isOpen={modal.isOpen} onClose={modal.close} title="영업신고번호 찾기" size="wide">
      <SearchSheet
        onPick={(licence) => {
          onPick(licence)
          modal.close()
        }}
      />
    </Dialog>
  )
}

function SearchSheet({ onPick }: { onPick: (licence: FoundLicence) => void }) {
  const [question, setQuestion] = useState<LicenceQuestion | null>(null)
  return (
    <div className={styles.sheet}>
      <LicenceForm onAsk={setQuestion} />
      {question && <Answer key={JSON.stringify(question)} question={question} onPick={onPick} />}
    </div>
  )
}

type AnswerProps = { question: LicenceQuestion; onPick: (licence: FoundLicence) => void }

function Answer({ question, onPick }: AnswerProps) {
  const found = useQuery(read(searchLicences, question))
  return (
    <Loaded query={found}>
      {({ list, totalRow }) => <LicenceResults licences={list} totalRow={totalRow} onPick={onPick} />}
    </Loaded>
  )
}
