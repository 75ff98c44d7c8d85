import { couriersSection, valuesOf } from '@nargisus/domain/settings';
import { useSettings } from '#data/settings/settings-queries.ts';

/** Returns the shop's own district, `division/district`; undefined until it is known. Reads one document. */
export function useHomeDistrict(): string | undefined {
  const settings = useSettings('couriers');
  if (settings.state !== 'ready') return undefined;
  return valuesOf(couriersSection, settings.value.values).homeDistrict;
}
