import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { isRightBehind, lastList } from '#ui/last-list.ts';

/** To the list as it was left: by Back where it lies right behind this page, else with its search and filters. */
export function BackLinks() {
  const t = useStrings(productStrings);
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isRightBehind()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Row aria-label={t.back}>
      <Link to={paths.home()}>
        <ArrowLeftIcon size={18} /> {t.backToHome}
      </Link>
      <Link to={lastList()} onClick={goBack}>
        {t.backToProducts}
      </Link>
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  paddingBlock: 'clamp(8px, 1.6vw, 20px)',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: theme.vars.palette.text.secondary,
    textUnderlineOffset: '0.3em',
    textDecorationThickness: 1,
    '&:not(:hover)': { textDecorationColor: 'transparent' },
  },
}));
