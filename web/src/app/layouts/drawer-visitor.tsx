import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/identity.ts';
import { frameTexts } from '#texts/en/frame.ts';
import { useTexts } from '#texts/use-texts.ts';
import { AccountLine } from '#ui/account-line.tsx';
import { Action, ActionLink } from '#ui/action.tsx';
import { leave } from './leave.ts';

/** The drawer's head (docs/reference/specification.md 2, Layout): who is signed in, or the way in. */
export function DrawerVisitor({ onClose }: { onClose(): void }) {
  const t = useTexts(frameTexts);
  const identity = useIdentity();
  if (identity.state === 'unknown') return null;
  if (identity.state === 'signed-out') {
    return (
      <Head>
        <Typography sx={{ gridColumn: '1 / -1' }}>{t.welcome}</Typography>
        <ActionLink to={paths.login()} onClick={onClose}>
          {t.login}
        </ActionLink>
        <ActionLink look="outlined" to={paths.signup()} onClick={onClose}>
          {t.signUp}
        </ActionLink>
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
      <ActionLink to={paths.userProfile()} onClick={onClose}>
        {t.viewProfile}
      </ActionLink>
      <ActionLink look="outlined" to={paths.orders()} onClick={onClose}>
        {t.orders}
      </ActionLink>
      {identity.role === 'admin' && (
        <ActionLink look="outlined" to={paths.dashboard()} onClick={onClose}>
          {t.dashboard}
        </ActionLink>
      )}
      <Action
        type="button"
        look="outlined"
        onClick={() => {
          onClose();
          leave();
        }}
      >
        {t.logout}
      </Action>
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
