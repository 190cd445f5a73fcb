import { Button, NoticeBox } from '@hygiene/ui'
import { Camera, CameraOff } from 'lucide-react'
import { useAwake } from '../../../app/device/use-awake.ts'
import { inAppBrowser } from '../../../app/native-wrapper/in-app-browser.ts'
import { ShareButton } from '../../../app/native-wrapper/share-button.tsx'
import { OutsideLinks } from '../../../shared/printing/outside-links.tsx'
import { type CameraState, useCamera } from './camera/use-camera.ts'
import styles from './scanner.module.css'
import type { Direction } from './kept/check-in-records.ts'
import { allowSound } from './signal-answer.ts'
import type { Notified } from './use-marking.ts'

type ScannerProps = {
  isBusy: boolean
  last: Notified | null
  direction: Direction
  address: string
  onSymbol: (payload: string) => void
}

const TROUBLES: Partial<Record<CameraState, { title: string; advice: string }>> = {
  denied: {
    title: '카메라를 쓸 수 없습니다.',
    advice:
      '브라우저 주소창 옆 설정에서 카메라를 허용하신 뒤 다시 눌러주세요. 이름으로 찾아 기록하실 수도 있습니다.',
  },
  missing: {
    title: '카메라가 없는 기기입니다.',
    advice: '아래 ‘이름 찾기’로 기록해주세요.',
  },
  withheld: {
    title: '이 앱 안에서는 카메라를 쓸 수 없습니다.',
    advice: '다른 브라우저로 열어주세요. 이름으로 찾아 기록하실 수도 있습니다.',
  },
  failed: {
    title: '카메라를 켜지 못했습니다.',
    advice: '카메라를 쓰는 다른 앱을 닫고 다시 눌러주세요. 이름으로 찾아 기록하실 수도 있습니다.',
  },
}

export function Scanner({ isBusy, last, direction, address, onSymbol }: ScannerProps) {
  const { video, state, start, stop } = useCamera(onSymbol)
  const isOn = state === 'on'
  const trouble = TROUBLES[state]
  useAwake(isOn)

  function begin() {
    allowSound()
    void start()
  }

  return (
    <section className={styles.scanner} aria-label="수강증 QR 찍기">
      <div className={styles.picture} data-on={isOn || undefined} data-direction={direction}>
        <video ref={video} muted playsInline aria-label="카메라 화면" hidden={!isOn} />
        {isOn && !isBusy && <p className={styles.aim}>수강증의 QR을 화면 가운데에 비춰주세요</p>}
        {!isOn && (
          <button type="button" className={styles.start} aria-busy={state === 'starting'} onClick={begin}>
            <Camera aria-hidden />
            {state === 'starting' ? '카메라를 켜는 중입니다' : '카메라 켜고 시작하기'}
          </button>
        )}
      </div>
      {trouble && (
        <NoticeBox tone="error" title={trouble.title} live>
          <p>{trouble.advice}</p>
          {state === 'withheld' && <OtherBrowser address={address} />}
        </NoticeBox>
      )}
      {last && (
        <p className={styles.last} data-tone={last.tone}>
          <span>방금</span> <strong>{last.title}</strong>{' '}
          {last.who && `${last.who.userName}(${last.who.phoneEnd})`}
          <span>{last.sentence}</span>
        </p>
      )}
      {isOn && (
        <Button tone="quiet" onClick={stop}>
          <CameraOff aria-hidden />
          카메라 끄기
        </Button>
      )}
    </section>
  )
}

/** Offers the whole address to copy, because some apps' links drop the code of the check-in. */
function OtherBrowser({ address }: { address: string }) {
  const app = inAppBrowser()
  return (
    <p className={styles.links}>
      {app && <OutsideLinks app={app} address={address} />}
      <ShareButton title="출석 확인" url={address}>
        주소 복사하기
      </ShareButton>
    </p>
  )
}
