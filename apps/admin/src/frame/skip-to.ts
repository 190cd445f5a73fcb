/** Moves focus past the header without touching the address. */
export function skipTo(id: string) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
}
