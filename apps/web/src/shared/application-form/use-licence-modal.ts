import { type HashModal, useHashModal } from '../../app/router/use-hash-modal.ts'

/** The search in the register, which opens from several places of a form. */
export function useLicenceModal(): HashModal {
  return useHashModal('licence')
}
