import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { visuallyHidden } from './visually-hidden.ts';
import css from './page-placeholder.module.css';

/** While a page's code arrives. As tall as the window, so that the footer does not jump in and out. */
export function PagePlaceholder() {
  const t = useStrings(commonStrings);
  return (
    <div className={css.room} role="status">
      <span style={visuallyHidden}>{t.loading}</span>
    </div>
  );
}
