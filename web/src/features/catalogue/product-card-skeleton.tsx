import { styled } from '@mui/material/styles';
import { Skeleton } from '#ui/skeleton.tsx';

/** A card before its product: the same boxes, so that nothing moves. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton style={{ aspectRatio: '4 / 5', marginBottom: 10 }} />
      <Lines>
        <Skeleton style={{ width: '86%', height: '0.8em' }} />
        <Skeleton style={{ width: '54%', height: '0.8em' }} />
      </Lines>
      <Skeleton style={{ width: '42%', height: '1em', margin: '6px 0 4px' }} />
    </div>
  );
}

/** As high as two lines of a card's name. */
const Lines = styled('div')({
  display: 'grid',
  alignContent: 'space-evenly',
  height: '2.7em',
  fontSize: 'clamp(0.9375rem, 0.86rem + 0.35vw, 1.125rem)',
});
