/**
 * Reads a page and the total count, which each row carries as `totalRow`. This takes one statement except for a page beyond the
 * last.
 */
export async function readPage<Row extends { totalRow: number }>(
  { skip, take }: { skip: number; take?: number },
  read: (offset: number, limit: number | null) => Promise<{ rows: Row[] }>,
): Promise<{ rows: Row[]; totalRow: number }> {
  const { rows } = await read(skip, take ?? null)
  const [some] = rows.length > 0 || skip === 0 ? rows : (await read(0, 1)).rows
  return { rows, totalRow: some?.totalRow ?? 0 }
}
