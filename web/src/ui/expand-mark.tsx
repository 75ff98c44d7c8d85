import css from './expand-mark.module.css';

/** An arrow: down when closed, up when open. Decorative; the control around it has `aria-expanded`. */
export function ExpandMark({ open }: { open: boolean }) {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden style={{ rotate: open ? '180deg' : '0deg' }}>
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}
