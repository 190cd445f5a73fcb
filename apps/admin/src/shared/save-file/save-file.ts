export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revokes the address after a minute, when the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
