import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { visuallyHidden } from './visually-hidden.ts';
import css from './page-placeholder.module.css';

/** Renders while a page's code loads: as tall as the window, so that the footer does not move. */
export function PagePlaceholder() {
  const t = useStrings(commonStrings);
  return (
    <div className={css.room} role="status">
      <span style={visuallyHidden}>{t.loading}</span>
    </div>
  );
}
