import { useState } from 'react';
import { PersonIcon } from './icons.tsx';
import css from './account-photo.module.css';

/** Renders the account's photo, or the default icon when there is none or it does not load. */
export function AccountPhoto({ photoUrl, size }: { photoUrl: string | null; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={css.round} style={{ width: size, height: size }}>
      {photoUrl && photoUrl !== broken ? (
        <img
          src={photoUrl}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(photoUrl)}
        />
      ) : (
        <PersonIcon size={Math.round(size * 0.6)} />
      )}
    </span>
  );
}
