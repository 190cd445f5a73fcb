import { Card, CheckboxField } from '@hygiene/ui'
import type { Part } from '@hygiene/client/use-fields'
import { CONSENT_LINES, ConsentLine } from './consent-line.tsx'
import type { Consents } from './draft.ts'
import styles from './sign-up.module.css'

/** Every consent by itself; the one for all names those that need not be given (Personal Information Protection Act Art. 22). */
export function ConsentsStep(part: Part<Consents>) {
  const { draft, change } = part
  const isAll = CONSENT_LINES.every(({ name }) => draft[name])

  function changeAll(given: boolean) {
    change({ terms: given, privacy: given, marketing: given, thirdParty: given })
  }

  return (
    <Card
      title="약관에 동의해주세요"
      lead="필수 두 가지에만 동의하셔도 가입하실 수 있습니다. 선택은 나중에 나의 정보에서 바꿀 수 있습니다."
    >
      <div className={styles.all}>
        <CheckboxField
          label={
            <>
              <strong>전체 동의</strong> (필수 2가지와 선택 2가지에 모두 동의합니다)
            </>
          }
          name="all"
          checked={isAll}
          onChange={({ target }) => changeAll(target.checked)}
        />
      </div>
      <ul className={styles.consents}>
        {CONSENT_LINES.map((line) => (
          <ConsentLine key={line.name} line={line} {...part} />
        ))}
      </ul>
    </Card>
  )
}
