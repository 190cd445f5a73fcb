/** How far the worker is with a file it draws after its record is there. */
export const drawingStates = ['ready', 'preparing', 'failed'] as const
export type DrawingState = (typeof drawingStates)[number]
