import { call, read } from '@hygiene/client'
import { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { policyName } from '@hygiene/domain/member/policy/policy-versions'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useHashModal } from '../router/use-hash-modal.ts'
import { LegalModal } from './legal-modal.tsx'
import styles from './policy-strip.module.css'
import { comingSentence } from './policy-lines.ts'

/**
 * Announces a change of terms or privacy policy until it is in force (specification section 9). The person did not request it, so
 * a failed load shows no error.
 */
export function PolicyStrip() {
  const { data } = useQuery({
    ...read(listPolicies, {}),
    queryFn: ({ signal }) => call(listPolicies, {}, { signal, onBreakage: 'throw', isQuiet: true }),
  })
  const coming = data?.list.filter(({ state }) => state === 'announced') ?? []
  return coming.map((version) => <Coming key={version.kind + version.inForceOn} version={version} />)
}

function Coming({ version }: { version: Parameters<typeof comingSentence>[0] }) {
  const modal = useHashModal(`coming-${version.kind}`)
  return (
    <p className={styles.strip}>
      <strong>{comingSentence(version)}</strong>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        바뀌는 내용 보기
      </Button>
      <LegalModal document={version.kind} label={policyName[version.kind]} modal={modal} />
    </p>
  )
}
