import css from './expand-mark.module.css';

/** Points down at what is closed and up from what is open; the control around it says so in words. */
export function ExpandMark({ open }: { open: boolean }) {
  return (
    <svg
      className={css.mark}
      viewBox="0 0 24 24"
      aria-hidden
      focusable={false}
      style={{ rotate: open ? '180deg' : '0deg' }}
    >
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}
