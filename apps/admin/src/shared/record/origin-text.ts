interface Origin {
  importNo: number
  fileName: string
  rowAt: number
}

export const originText = (origin: Origin | null): string =>
  origin === null ? '' : `가져오기 ${origin.importNo} · ${origin.fileName} ${origin.rowAt + 1}행`
