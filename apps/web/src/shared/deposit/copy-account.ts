import { showToast } from '@hygiene/ui'

/** If the browser refuses the clipboard, selects the number in the element with the id `shownIn` for copying by hand. */
export async function copyAccount(accountNumber: string, shownIn: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(accountNumber)
    showToast('계좌번호를 복사했습니다.')
  } catch (error) {
    console.warn(error)
    const number = document.getElementById(shownIn)
    if (number) window.getSelection()?.selectAllChildren(number)
    showToast('계좌번호를 골라두었습니다. 길게 눌러 복사해주세요.')
  }
}
