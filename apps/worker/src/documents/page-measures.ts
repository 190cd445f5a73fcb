export const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89

export const pt = (value: number): string => String(Math.round(value * 100) / 100)
