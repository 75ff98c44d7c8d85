import type { OrderFilter } from '@nargisus/domain/desk';
import type { ReactNode } from 'react';
import { usePlaces } from '#data/places/use-places.ts';
import { useDistricts } from '../shared/use-districts.ts';
import type { DistrictNames } from './use-filter-text.ts';

interface Props {
  filter: OrderFilter;
  children(names: DistrictNames): ReactNode;
}

/** Passes the names of districts on. Loads the places only where a district is filtered by. */
export const WithDistrictNames = ({ filter, children }: Props) =>
  filter.district ? <Loaded>{children}</Loaded> : children(new Map());

function Loaded({ children }: Pick<Props, 'children'>) {
  const districts = useDistricts(usePlaces());
  return children(new Map(districts.map(({ key, name }) => [key, name])));
}
