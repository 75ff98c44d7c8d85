import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { NarcissusMark } from './narcissus-mark.tsx';

interface Props {
  src: string;
  alt: string;
  /** In CSS pixels; the height follows at 4:5. */
  width?: number;
}

/** A small picture of a product in a list: cart, checkout, orders. The shop's mark stands in for one that is gone. */
export function ProductThumb({ src, alt, width = 72 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const height = (width * 5) / 4;
  if (!src || src === broken) {
    return (
      <Empty style={{ width, height }} role="img" aria-label={alt} aria-hidden={!alt}>
        <NarcissusMark size={width / 2} />
      </Empty>
    );
  }
  return (
    <Thumb
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

const Thumb = styled('img')(({ theme }) => ({
  flex: 'none',
  objectFit: 'cover',
  background: theme.vars.palette.cloth,
}));

const Empty = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  background: theme.vars.palette.cloth,
}));
