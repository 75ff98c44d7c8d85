import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { accountMenuStrings } from '#locales/en/account-menu.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { readStaffHint } from '#storage/staff-hint.ts';
import { AccountLine } from '#ui/account-line.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { logOut } from './log-out.ts';
import css from './drawer-account.module.css';

/**
 * Renders the head of the mobile drawer: the account, or the links to sign in (docs/reference/specification.md 2,
 * Layout).
 */
export function DrawerAccount({ onClose }: { onClose(): void }) {
  const t = useStrings(accountMenuStrings);
  const { login } = useStrings(layoutStrings);
  const identity = useIdentity();
  if (identity.state === 'unknown') return null;
  if (identity.state === 'signed-out') {
    return (
      <div className={css.head}>
        <Text style={{ gridColumn: '1 / -1' }}>{t.welcome}</Text>
        <ButtonLink to={paths.login()} onClick={onClose}>
          {login}
        </ButtonLink>
        <ButtonLink variant="outlined" to={paths.signup()} onClick={onClose}>
          {t.signUp}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={css.head}>
      <div className={css.account}>
        <AccountLine
          photoUrl={identity.photoUrl}
          name={identity.displayName || t.user}
          signIn={identity.email || identity.phone}
        />
      </div>
      <ButtonLink to={paths.userProfile()} onClick={onClose}>
        {t.viewProfile}
      </ButtonLink>
      <ButtonLink variant="outlined" to={paths.orders()} onClick={onClose}>
        {t.orders}
      </ButtonLink>
      {(identity.role === 'admin' || readStaffHint(identity.uid)) && (
        <ButtonLink variant="outlined" to={paths.dashboard()} onClick={onClose}>
          {t.dashboard}
        </ButtonLink>
      )}
      <Button
        type="button"
        variant="outlined"
        onClick={() => {
          onClose();
          logOut();
        }}
      >
        {t.logout}
      </Button>
    </div>
  );
}
