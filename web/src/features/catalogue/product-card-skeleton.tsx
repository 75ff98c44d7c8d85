import { Block } from '../../ui/block.tsx';

/** A card before its product: the same boxes, so that nothing moves. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Block style={{ aspectRatio: '4 / 5', marginBottom: 12 }} />
      <Block style={{ width: '72%', height: 16, margin: '4px 0 9px' }} />
      <Block style={{ width: '38%', height: 16, margin: '6px 0' }} />
    </div>
  );
}
