import { styled } from '@mui/material/styles';
import { Block } from '#ui/block.tsx';

/** A card before its product: the same boxes, so that nothing moves. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Block style={{ aspectRatio: '4 / 5', marginBottom: 10 }} />
      <Lines>
        <Block style={{ width: '86%', height: '0.8em' }} />
        <Block style={{ width: '54%', height: '0.8em' }} />
      </Lines>
      <Block style={{ width: '42%', height: '1em', margin: '6px 0 4px' }} />
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
