import { Loaded, read } from '@hygiene/client'
import { searchAddresses } from '@hygiene/contracts/platform/lookup/search-addresses'
import { Button, Dialog, NoticeBox, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { rememberSearch } from '../../app/browser-storage/kept-searches.ts'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import { RecentSearches } from '../recent-searches/recent-searches.tsx'
import { AddressResults } from './address-results.tsx'
import styles from './address-search.module.css'
import type { FoundAddress } from './found-address.ts'
import { loadPostcode } from './load-postcode.ts'
import { pickedAddress } from './picked-address.ts'

/** Shows twenty results per page (specification section 9). */
const PER_PAGE = 20

type AddressSearchProps = { onPick: (address: FoundAddress) => void }

/** Searches road-name and lot addresses on Enter or the button (specification section 2, address search). */
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

/** Loads the postcode service of another site on a press. If it fails to load, the search above remains. */
function PostcodeWidget({ onPick }: { onPick: (address: FoundAddress) => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'untold' | 'asking' | 'shown' | 'missing'>('untold')

  async function open() {
    setState('asking')
    const Postcode = await loadPostcode()
    if (Postcode === null || place.current === null) return setState('missing')
    setState('shown')
    new Postcode({ oncomplete: take, width: '100%', height: '100%', shorthand: false }).embed(place.current)
    place.current.focus()
  }

  function take(answer: unknown) {
    const address = pickedAddress(answer)
    if (address) onPick(address)
    else setState('missing')
  }

  return (
    <div className={styles.widget}>
      {state !== 'shown' && (
        <Button tone="secondary" busy={state === 'asking'} onClick={() => void open()}>
          카카오 우편번호로 찾기
        </Button>
      )}
      <div role="status">
        {state === 'missing' && (
          <NoticeBox tone="warn" title="카카오 우편번호를 불러오지 못했습니다.">
            <p>위의 칸에 도로명과 건물번호를 넣고 [찾기]를 눌러주세요.</p>
          </NoticeBox>
        )}
      </div>
      <div
        ref={place}
        className={styles.frame}
        data-shown={state === 'shown' || undefined}
        role="group"
        aria-label="카카오 우편번호"
        tabIndex={-1}
      />
    </div>
  )
}
