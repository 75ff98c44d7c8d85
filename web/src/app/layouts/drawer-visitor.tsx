import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AccountLine } from '#ui/account-line.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { leave } from './leave.ts';

/** The drawer's head (docs/reference/specification.md 2, Layout): who is signed in, or the way in. */
export function DrawerVisitor({ onClose }: { onClose(): void }) {
  const t = useStrings(layoutStrings);
  const identity = useIdentity();
  if (identity.state === 'unknown') return null;
  if (identity.state === 'signed-out') {
    return (
      <Head>
        <Typography sx={{ gridColumn: '1 / -1' }}>{t.welcome}</Typography>
        <ButtonLink to={paths.login()} onClick={onClose}>
          {t.login}
        </ButtonLink>
        <ButtonLink variant="outlined" to={paths.signup()} onClick={onClose}>
          {t.signUp}
        </ButtonLink>
      </Head>
    );
  }
  return (
    <Head>
      <Who>
        <AccountLine
          photoUrl={identity.photoUrl}
          name={identity.displayName || t.user}
          email={identity.email}
        />
      </Who>
      <ButtonLink to={paths.userProfile()} onClick={onClose}>
        {t.viewProfile}
      </ButtonLink>
      <ButtonLink variant="outlined" to={paths.orders()} onClick={onClose}>
        {t.orders}
      </ButtonLink>
      {identity.role === 'admin' && (
        <ButtonLink variant="outlined" to={paths.dashboard()} onClick={onClose}>
          {t.dashboard}
        </ButtonLink>
      )}
      <Button
        type="button"
        variant="outlined"
        onClick={() => {
          onClose();
          leave();
        }}
      >
        {t.logout}
      </Button>
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  marginBottom: 16,
  paddingBottom: 20,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > a, & > button': { paddingInline: 12 },
  // Without the dashboard's button beside it.
  '& > button:nth-child(even)': { gridColumn: '1 / -1' },
}));

const Who = styled('div')({ gridColumn: '1 / -1', marginBottom: 8, minWidth: 0 });
