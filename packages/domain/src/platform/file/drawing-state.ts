export const drawingStates = ['ready', 'preparing', 'failed'] as const
export type DrawingState = (typeof drawingStates)[number]
