import { showToast } from '@hygiene/ui'

export function showAsked(approvalNo: number, becomes = '적용됩니다'): void {
  showToast(`결재 ${approvalNo}번으로 올렸습니다. 다른 직원이 승인하면 ${becomes}.`)
}
