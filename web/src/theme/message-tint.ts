/** The share of its tone in the background of a message (ui/alert-box.tsx). */
export const MESSAGE_TINT = 0.18;
