/** The `animation` of a placeholder while its content loads (theme/base.css). */
export const pulse = 'var(--pulse)';
