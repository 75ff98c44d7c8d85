import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { StripLink } from './nav-links.tsx';
import css from './category-strip.module.css';

/** Renders the eight collections under the navbar; the strip scrolls sideways, and the current one is in view. */
export function CategoryStrip() {
  const t = useStrings(layoutStrings);
  const labels = useStrings(catalogueLabelStrings);
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // scrollIntoView would scroll the page as well.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav className={css.strip} aria-label={t.categories}>
      <Container className={css.row} ref={row}>
        <StripLink to={paths.newArrivals()}>{t.newArrivals}</StripLink>
        {COLLECTIONS.map(({ id }) => (
          <StripLink key={id} to={paths.category(id)}>
            {labels.collections[id].label}
          </StripLink>
        ))}
      </Container>
    </nav>
  );
}
