import { Button, NoticeBox } from '@hygiene/ui'
import { useRef, useState } from 'react'
import styles from './address-search.module.css'
import type { FoundAddress } from './found-address.ts'
import { loadPostcode } from './load-postcode.ts'
import { pickedAddress } from './picked-address.ts'

/** The postcode service of another site, fetched at a press; where it does not come, the search above stays the way. */
export function PostcodeWidget({ onPick }: { onPick: (address: FoundAddress) => void }) {
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
