import { useOrderDesk } from '#data/orders/order-desk-queries.ts';
import { stageStrings } from '#locales/en/staff/stages.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the stage of an order in words, live; nothing while it is unknown. One read. */
export function OrderStage({ id }: { id: string }) {
  const t = useStrings(stageStrings);
  const desk = useOrderDesk(id);
  return desk.state === 'ready' ? <span style={{ whiteSpace: 'nowrap' }}>{t[desk.value.stage]}</span> : null;
}
