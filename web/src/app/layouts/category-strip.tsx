import { styled } from '@mui/material/styles';
import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { StripLink } from './nav-links.tsx';

/** The eight shelves, under the navbar; scrolls sideways where they do not fit, and the current one is in sight. */
export function CategoryStrip() {
  const t = useStrings(layoutStrings);
  const labels = useStrings(catalogueLabelStrings);
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // Not scrollIntoView: that would move the page as well.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [pathname]);
  return (
    <Strip aria-label={t.categories}>
      <Row ref={row}>
        <StripLink to={paths.newArrivals()}>{t.newArrivals}</StripLink>
        {COLLECTIONS.map(({ id }) => (
          <StripLink key={id} to={paths.category(id)}>
            {labels.collections[id].label}
          </StripLink>
        ))}
      </Row>
    </Strip>
  );
}

const Strip = styled('nav')(({ theme }) => ({
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 26,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  fontSize: '0.9375rem',
  // Room for the focus ring, which the scroll container would cut off.
  paddingBlock: 3,
  scrollPaddingInline: 24,
  [theme.breakpoints.up('md')]: { justifyContent: 'safe center', gap: 'clamp(24px, 2.6vw, 40px)' },
}));
