import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { readPolicy } from '@hygiene/contracts/member/policy/read-policy'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import type { PolicyKind } from '@hygiene/domain/member/policy/policy-versions'
import { NoticeBox, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LegalArticles } from './legal-articles.tsx'
import type { LegalBody } from './legal-document.ts'
import styles from './legal-text.module.css'
import { comingSentence } from './policy-lines.ts'

type Version = EntityOf<typeof listPolicies>['list'][number]

type PolicyTextProps = {
  kind: PolicyKind
  unpublished?: LegalBody
}

export function PolicyText({ kind, unpublished }: PolicyTextProps) {
  const policies = useQuery(read(listPolicies, {}))
  return (
    <Loaded query={policies}>
      {({ list }) => {
        const versions = list.filter((version) => version.kind === kind)
        return (
          <>
            <Versions versions={versions} />
            {unpublished && !versions.some(({ state }) => state === 'inForce') && (
              <LegalArticles body={unpublished} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Versions({ versions }: { versions: readonly Version[] }) {
  const inForce = versions.find(({ state }) => state === 'inForce')
  const [chosen, setChosen] = useState(inForce?.inForceOn ?? '')
  const shown = versions.find(({ inForceOn }) => inForceOn === chosen) ?? inForce
  if (!shown) return null
  return (
    <div className={styles.versions}>
      {versions.map(
        (version) =>
          version.state === 'announced' && (
            <NoticeBox key={version.inForceOn} title={comingSentence(version)}>
              <p>{version.summary}</p>
            </NoticeBox>
          ),
      )}
      {versions.length > 1 && (
        <SelectField
          label="시행일"
          name="policyVersion"
          options={versions.map(({ inForceOn, state }) => ({
            value: inForceOn,
            label: `${formatSeoulLongDate(inForceOn)} ${STATE_TEXT[state]}`.trim(),
          }))}
          value={shown.inForceOn}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Body key={shown.inForceOn} version={shown} />
    </div>
  )
}

const STATE_TEXT: Record<Version['state'], string> = {
  past: '(지난 내용)',
  inForce: '',
  announced: '(시행 예정)',
}

function Body({ version: { kind, inForceOn } }: { version: Version }) {
  const text = useQuery(read(readPolicy, { kind, inForceOn }))
  return <Loaded query={text}>{({ body }) => <LegalArticles body={body} />}</Loaded>
}
