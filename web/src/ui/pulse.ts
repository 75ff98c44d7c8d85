/** How a placeholder shows that its content is on the way (an `animation`; theme/base.css). */
export const pulse = 'var(--pulse)';
