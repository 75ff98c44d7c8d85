import { sizesOfSystem, type Size, type Sizing } from '@nargisus/domain/catalogue';

/** Letters begin with all sizes; of the other systems no product is made in all, so staff tick them. */
export function startingSizes(sizing: Sizing): readonly Size[] {
  return sizing === 'letters' || sizing === 'one-size' ? sizesOfSystem(sizing) : [];
}
