export const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89

/** A coordinate to a hundredth of a point. */
export const pt = (value: number): string => String(Math.round(value * 100) / 100)
