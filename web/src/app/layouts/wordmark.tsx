import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';

export function Wordmark() {
  return (
    <Home to={paths.home()} aria-label={useStrings(layoutStrings).homeLink}>
      <NarcissusMark size={30} />
      <span lang="en">Nargisus</span>
    </Home>
  );
}

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  justifySelf: 'start', // as wide as the name: in a grid it would fill its column
  alignItems: 'center',
  gap: 9,
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.375rem',
  fontWeight: 560,
  letterSpacing: '-0.035em',
  textDecoration: 'none',
}));
