import { showToast } from '@hygiene/ui'

/** Where the browser does not let us, the number is marked, ready to be copied by hand: `shownIn` is its element's id. */
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
