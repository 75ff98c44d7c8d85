import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';

export function BackLinks() {
  return (
    <Row aria-label="Back">
      <Link to={paths.home()}>
        <ArrowLeftIcon size={18} /> Back to Home
      </Link>
      <Link to={paths.products()}>Back to Products</Link>
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  paddingBlock: 'clamp(12px, 2vw, 28px)',
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
