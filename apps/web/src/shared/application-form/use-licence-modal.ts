import { type HashModal, useHashModal } from '../../app/router/use-hash-modal.ts'

export function useLicenceModal(): HashModal {
  return useHashModal('licence')
}
