import { type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { Card, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import styles from './apply.module.css'
import type { ApplySlots, FoundLicence } from './apply-slots.ts'
import type { Draft } from './draft.ts'
import { LastPlace } from './last-place.tsx'
import { PlaceFields } from './place-fields.tsx'
import { mayBeName, provinceOf } from './provinces.ts'
import type { Wrong } from './rules.ts'
import { useProvinces } from './use-provinces.ts'

export type StepPart = { draft: Draft; wrong: Wrong; change: (part: Partial<Draft>) => void }

type PlaceStepProps = StepPart &
  Pick<ApplySlots, 'LicenceSearch' | 'AddressSearch'> & { industryType: IndustryType; applicantName: string }

export function PlaceStep({
  LicenceSearch,
  AddressSearch,
  industryType,
  applicantName,
  ...part
}: PlaceStepProps) {
  const provinces = useProvinces()

  function takeLicence(licence: FoundLicence) {
    part.change({
      licenseNumber: licence.lcns_no,
      businessName: licence.bssh_nm,
      businessTypeName: licence.busn_type_nm,
      representative: mayBeName(licence.prsdnt_nm_secu, applicantName)
        ? applicantName
        : licence.prsdnt_nm_secu,
      address: licence.site_addr,
      address2: '',
      zipCode: '',
      sidoCode: provinceOf(licence.sido_cd, licence.site_addr, provinces),
    })
  }

  return (
    <>
      <Card
        title="어떤 업종을 하고 계십니까?"
        action={
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/edu/online">
            업종 바꾸기
          </Link>
        }
      >
        <p className={styles.chosen}>{industryTypeLabel[industryType]}</p>
      </Card>
      {part.draft.licenseNumber === '' && <LastPlace {...part} industryType={industryType} />}
      <Card
        title="교육받을 영업장을 알려주세요"
        lead="영업신고번호를 찾으시면 아래 칸이 채워집니다. 영업신고증을 보고 직접 쓰셔도 됩니다."
      >
        <div className={styles.fields}>
          <div className={styles.search}>
            <LicenceSearch onPick={takeLicence} />
          </div>
          <PlaceFields {...part} provinces={provinces} AddressSearch={AddressSearch} />
        </div>
      </Card>
    </>
  )
}
