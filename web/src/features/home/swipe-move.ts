/** How far a finger goes before it means something, in CSS pixels. */
const FAR_ENOUGH = 40;

/** What a finger's way over the banner asks for. Up and down are the page's; a touch that hardly moved is a tap. */
export function swipeMove(across: number, down: number): 'none' | 'next' | 'previous' {
  if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 1.5 * Math.abs(down)) return 'none';
  return across < 0 ? 'next' : 'previous';
}
