import {
  type ImportClass,
  importClassLabel,
  type ImportStatus,
  importStatusLabel,
} from '@hygiene/domain/staff/import/import-states'
import { type StateKind, StateMark } from '../../../shared/state-mark/state-mark.tsx'

const STATUS: Record<ImportStatus, StateKind> = {
  uploaded: 'waiting',
  refused: 'failed',
  mapping: 'view',
  checking: 'moving',
  ready: 'view',
  approval: 'waiting',
  ordered: 'waiting',
  writing: 'moving',
  done: 'done',
  stopped: 'ended',
}
const CLASS: Record<ImportClass, StateKind> = {
  new: 'waiting',
  changed: 'moving',
  same: 'ended',
  close: 'view',
  wrong: 'failed',
  leftOut: 'ended',
}

export const isInProgress = (status: ImportStatus): boolean =>
  ['uploaded', 'checking', 'ordered', 'writing'].includes(status)

export function StatusMark({ status }: { status: ImportStatus }) {
  return <StateMark kind={STATUS[status]}>{importStatusLabel[status]}</StateMark>
}

export function ClassMark({ rowClass }: { rowClass: ImportClass }) {
  return <StateMark kind={CLASS[rowClass]}>{importClassLabel[rowClass]}</StateMark>
}
