import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { stitch } from '../../theme/stitch.ts';
import { NarcissusMark } from '../../ui/narcissus-mark.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';

const STORE_EMAIL = 'hello@nargisus.com';

export function Footer() {
  return (
    <Ground>
      <Columns>
        <About>
          <Typography component="p" variant="h3">
            <NarcissusMark size={40} />
            Nargisus
          </Typography>
          <p>
            Menswear, fashion and home goods, chosen in Bangladesh for Bangladesh: good cloth, honest prices,
            and delivery to all eight divisions.
          </p>
        </About>
        <nav aria-label="Quick links">
          <Typography component="h2" variant="h6">
            Quick links
          </Typography>
          {MAIN_NAVIGATION.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <div>
          <Typography component="h2" variant="h6">
            Contact
          </Typography>
          <a href={`mailto:${STORE_EMAIL}`}>{STORE_EMAIL}</a>
        </div>
      </Columns>
    </Ground>
  );
}

const Ground = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  background: theme.vars.palette.foot,
  color: theme.vars.palette.footInk,
  '& a': {
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  '& :focus-visible': { outlineColor: theme.vars.palette.secondary.main },
  '&::before': {
    content: '""',
    display: 'block',
    height: 2,
    background: stitch(theme.vars.palette.secondary.main, { length: 14, gap: 10 }),
    transform: 'translateY(14px)',
  },
}));

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 36,
  paddingBlock: 'clamp(56px, 8vw, 96px) 48px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '2fr 1fr 1fr' },
}));

const About = styled('div')({
  maxWidth: '44ch',
  '& > :first-of-type': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 16 },
  '& > p': { margin: 0 },
});
