import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { isRightBehind, lastList } from '#ui/last-list.ts';
import css from './back-links.module.css';

/**
 * Renders the links to the home page and to the list as the visitor left it: by the browser's Back when the list is the
 * previous entry of the history, else by its URL with search and filters.
 */
export function BackLinks() {
  const t = useStrings(productStrings);
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isRightBehind()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <nav className={css.row} aria-label={t.back}>
      <Link to={paths.home()}>
        <ArrowLeftIcon size={18} /> {t.backToHome}
      </Link>
      <Link to={lastList()} onClick={goBack}>
        {t.backToProducts}
      </Link>
    </nav>
  );
}
