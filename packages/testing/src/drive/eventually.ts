export async function eventually(check: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  const end = Date.now() + withinMs
  while (Date.now() < end) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not come to pass in time')
}
