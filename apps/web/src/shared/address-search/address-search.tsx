import { Loaded, read } from '@hygiene/client'
import { searchAddresses } from '@hygiene/contracts/platform/lookup/search-addresses'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import { rememberSearch } from '../../app/browser-storage/kept-searches.ts'
import { RecentSearches } from '../recent-searches/recent-searches.tsx'
import type { FoundAddress } from './found-address.ts'
import { AddressResults } from './address-results.tsx'
import styles from './address-search.module.css'
import { PostcodeWidget } from './postcode-widget.tsx'

/** Twenty a page (specification section 9). */
const PER_PAGE = 20

type AddressSearchProps = { onPick: (address: FoundAddress) => void }

/** Road-name and lot addresses; Enter or the button asks (specification section 2, address search). */
export function AddressSearch({ onPick }: AddressSearchProps) {
  const modal = useHashModal('address')
  return (
    <>
      <Button tone="secondary" aria-haspopup="dialog" onClick={modal.open}>
        <MapPin aria-hidden />
        주소 찾기
      </Button>
      <Dialog isOpen={modal.isOpen} onClose={modal.close} title="주소 찾기" size="wide">
        <SearchSheet
          onPick={(address) => {
            onPick(address)
            modal.close()
          }}
        />
      </Dialog>
    </>
  )
}

function SearchSheet({ onPick }: AddressSearchProps) {
  const [asked, setAsked] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setError(text.length < 2 ? '검색할 주소를 두 글자 이상 입력해주세요. 예: 세종대로 110' : undefined)
    if (text.length < 2) field.current?.focus()
    else ask(text)
  }

  function ask(text: string) {
    rememberSearch('address', text)
    setAsked(text)
  }

  function askAgain(text: string) {
    if (field.current) field.current.value = text
    setError(undefined)
    ask(text)
  }

  return (
    <div className={styles.sheet}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label="도로명, 건물번호 또는 지번"
          hint="예: 세종대로 110, 태평로1가 31"
          name="searchText"
          error={error}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          data-first-focus
        />
        <Button type="submit">찾기</Button>
      </form>
      <RecentSearches kind="address" onPick={askAgain} />
      {asked !== '' && <Answer key={asked} text={asked} onPick={onPick} />}
      <PostcodeWidget onPick={onPick} />
    </div>
  )
}

function Answer({ text, onPick }: AddressSearchProps & { text: string }) {
  const [page, setPage] = useState(1)
  const found = useQuery(read(searchAddresses, { page, limit: PER_PAGE, searchText: text }))
  return (
    <Loaded query={found}>
      {({ list, pageInfo }) => (
        <AddressResults addresses={list} pageInfo={pageInfo} onGo={setPage} onPick={onPick} />
      )}
    </Loaded>
  )
}
