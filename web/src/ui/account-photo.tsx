import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PersonIcon } from './icons.tsx';

/** The visitor's photo, or the default icon where there is none or it does not load. */
export function AccountPhoto({ photoUrl, size }: { photoUrl: string | null; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Round style={{ width: size, height: size }}>
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
    </Round>
  );
}

const Round = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
