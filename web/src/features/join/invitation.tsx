import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { staffCalls } from '@nargisus/domain/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';
import { joinStrings } from '#locales/en/staff/join.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { Refusal } from './refusal.tsx';
import { useAcceptInvitation } from './use-accept-invitation.ts';

/** Renders an invitation: the way to sign in, or the button that accepts it. It is never accepted without a press. */
export function Invitation({ token }: { token: string }) {
  const t = useStrings(joinStrings);
  const identity = useIdentity();
  const { pathname, hash } = useLocation();
  if (!isToken(token))
    return (
      <Card title={t.invalidTitle} lead={t.invalid}>
        <Button component={Link} to={paths.home()} variant="outlined">
          {t.home}
        </Button>
      </Card>
    );
  if (identity.state === 'unknown') return <LoadingScreen text={t.loading} />;
  if (identity.state === 'signed-in')
    return <Acceptance key={identity.uid} token={token} identity={identity} />;
  const state = { from: pathname + hash };
  return (
    <Card title={t.heading} lead={t.lead}>
      <Button component={Link} to={paths.login()} state={state} size="large">
        {t.login}
      </Button>
      <Button component={Link} to={paths.signup()} state={state} size="large" variant="outlined">
        {t.signUp}
      </Button>
    </Card>
  );
}

const isToken = (token: string) => staffCalls.acceptInvitation.body.safeParse({ token }).success;

function Acceptance({ token, identity }: { token: string; identity: SignedIn }) {
  const t = useStrings(joinStrings);
  const { accept, isBusy, refusal } = useAcceptInvitation(token);
  const account = identity.email || identity.phone;
  return (
    <Card title={t.heading} lead={t.leadSignedIn(account)}>
      {refusal !== null && <Refusal cause={refusal} account={account} />}
      <Button size="large" {...busyProps(isBusy, () => void accept())}>
        {isBusy ? t.accepting : t.accept}
      </Button>
    </Card>
  );
}

interface CardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

const Card = ({ title, lead, children }: CardProps) => (
  <Box sx={{ maxWidth: 480, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 9 } }}>
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, mb: 4, overflowWrap: 'anywhere' }}>
      {lead}
    </Typography>
    <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
  </Box>
);
