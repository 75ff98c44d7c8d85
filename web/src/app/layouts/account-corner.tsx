import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AccountPhoto } from '#ui/account-photo.tsx';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import css from './account-corner.module.css';

const loadMenu = () => import('./avatar-menu.tsx');
const AvatarMenu = lazy(async () => ({ default: (await loadMenu()).AvatarMenu }));

/** Renders Login, or the avatar menu of a signed-in user. All states have the same width, so that nothing shifts. */
export function AccountCorner() {
  const t = useStrings(layoutStrings);
  const identity = useIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  // Logout unmounts the menu's button: the Login link takes the focus.
  const login = useRef<HTMLAnchorElement>(null);
  const left = identity.state === 'signed-out' && anchor !== null;
  useEffect(() => {
    if (left && document.activeElement === document.body) login.current?.focus();
  }, [left]);

  if (identity.state === 'unknown') return <span className={css.waiting} />;
  if (identity.state === 'signed-out') {
    return (
      <ButtonLink
        className={css.loginButton}
        ref={login}
        data-for-guests // index.html hides it in prerendered HTML when the browser has a session
        small
        to={paths.login()}
      >
        {t.login}
      </ButtonLink>
    );
  }
  return (
    <>
      <IconButton
        className={css.avatarButton}
        aria-label={t.accountMenu}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <AccountPhoto photoUrl={identity.photoUrl} size={36} />
      </IconButton>
      {anchor && (
        <Suspense>
          <AvatarMenu anchor={anchor} open={open} onClose={() => setOpen(false)} identity={identity} />
        </Suspense>
      )}
    </>
  );
}
