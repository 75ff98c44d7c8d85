import { styled } from '@mui/material/styles';

interface Props {
  src: string;
  alt: string;
  /** In CSS pixels; the height follows at 4:5. */
  width?: number;
}

/** A small picture of a product in a list: cart, checkout, orders. */
export function ProductThumb({ src, alt, width = 72 }: Props) {
  return <Thumb src={src} alt={alt} width={width} height={(width * 5) / 4} loading="lazy" decoding="async" />;
}

const Thumb = styled('img')(({ theme }) => ({
  flex: 'none',
  objectFit: 'cover',
  background: theme.vars.palette.cloth,
}));
