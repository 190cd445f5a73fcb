import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { contentKindLabel, contentPartLabel } from '@hygiene/domain/content/post/content-kinds'
import { type ContentState, contentStateLabel } from '@hygiene/domain/content/post/content-state'
import { FileText } from 'lucide-react'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'
import type { FoundOption } from './found-kinds.ts'

type Post = EntityOf<typeof findRecords>['posts']['list'][number]

const MARKS: Record<ContentState, StateKind> = {
  draft: 'waiting',
  scheduled: 'moving',
  shown: 'done',
  over: 'ended',
  withdrawn: 'ended',
}

export function postOption({ contentNo, kind, part, title, state }: Post): FoundOption {
  return {
    kind: 'post',
    key: `t${contentNo}`,
    icon: FileText,
    title,
    detail: contentPartLabel[kind]?.[part] ?? contentKindLabel[kind],
    state: { kind: MARKS[state], label: contentStateLabel[state] },
    to: `/posts/${contentNo}`,
  }
}
