/** The window's event when what no visitor waits for may load (start-late.ts). */
export const LATE_START = 'late-start';
