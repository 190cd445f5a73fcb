import { useForm } from '@hygiene/client/use-form'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { updateMember } from '@hygiene/contracts/member/account/update-member'
import { contactForm } from '@hygiene/contracts/forms/account'
import { EMAIL_LONGEST } from '@hygiene/domain/member/account/email'
import { Button, Card, showToast, TextField } from '@hygiene/ui'
import { AddressSearch } from '../../../shared/address-search/address-search.tsx'
import styles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import type { MyPageFacts } from './my-page-facts.ts'
import { NearBranchLink } from './near-branch-link.tsx'

export function ContactForm({ facts }: { facts: MyPageFacts }) {
  const { email, companyPhone, zipCode, address, address2 } = facts
  const form = useForm(updateMember, {
    rules: contactForm,
    start: { email, companyPhone, zipCode, address, address2 },
    input: (draft) => ({ ...draft, companyPhone: draft.companyPhone.trim() }),
    refresh: [readMyPage],
    refusedTitle: '연락처를 저장하지 못했습니다',
    onDone: () => showToast('연락처를 저장했습니다.'),
  })
  const { field } = form

  return (
    <Card title="연락처" lead="모두 비워두셔도 됩니다.">
      <ScreenForm form={form}>
        <div className={styles.pair}>
          <TextField
            label="이메일"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_LONGEST}
            {...field('email')}
          />
          <TextField
            label="영업장 전화"
            type="tel"
            inputMode="tel"
            autoComplete="work tel"
            maxLength={20}
            {...field('companyPhone')}
          />
        </div>
        <TextField
          label="주소"
          autoComplete="street-address"
          maxLength={150}
          {...field('address', { zipCode: '' })}
          beside={
            <AddressSearch
              onPick={({ roadAddr, zipNo }) => form.change({ address: roadAddr, zipCode: zipNo })}
            />
          }
        />
        <TextField
          label="상세 주소"
          hint="건물 이름, 층, 호"
          autoComplete="off"
          maxLength={100}
          {...field('address2')}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.isBusy}>
            연락처 저장
          </Button>
          <NearBranchLink address={address} />
        </div>
      </ScreenForm>
    </Card>
  )
}
