import type { OrderFilter, OrderFilterName } from '@nargisus/domain/desk';
import { startOfDhakaDay } from '@nargisus/domain/time';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { orderTakingStrings } from '#locales/en/staff/order-taking.ts';
import { stageStrings } from '#locales/en/staff/stages.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns the names of the sources of orders. */
export function useSourceNames() {
  const t = useStrings(orderFindingStrings);
  const { sources } = useStrings(orderTakingStrings);
  return { web: t.web, ...sources, exchange: t.exchange };
}

/** The names of districts by the key that orders are filtered by. */
export type DistrictNames = ReadonlyMap<string, string>;

/** Returns the function that names a filter and its value, in the active language. */
export function useFilterText() {
  const t = useStrings(orderFindingStrings);
  const statuses = useStrings(statusStrings);
  const stages = useStrings(stageStrings);
  const labels = useStrings(orderLabelStrings);
  const sources = useSourceNames();
  const { date } = useFormats();
  const values: { [Name in OrderFilterName]: (value: NonNullable<OrderFilter[Name]>) => string } = {
    q: (text) => text,
    from: (day) => date(startOfDhakaDay(day)),
    to: (day) => date(startOfDhakaDay(day)),
    status: (value) => statuses[value],
    delivery: (value) => statuses[value],
    payment: (value) => statuses[value],
    stage: (value) => stages[value],
    source: (value) => sources[value],
    courier: (value) => t.carriers[value],
    method: (value) => labels.paymentMethods[value],
    region: (value) => labels.regions[value],
    district: (key) => key,
  };
  return (filter: OrderFilter, name: OrderFilterName, districts: DistrictNames): string => {
    const known = name === 'district' ? districts.get(filter.district ?? '') : undefined;
    return t.filter(t.names[name], known ?? (values[name] as (value: unknown) => string)(filter[name]));
  };
}
