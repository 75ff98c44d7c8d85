import { DELIVERY_TRANSITIONS, TRACKING_PREFIX, type DeliveryTransitionName } from '@nargisus/domain/orders';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';

/**
 * Returns how a note of the timeline reads in the active language. Notes are stored in English; what staff wrote stays
 * as it is.
 */
export function useTimelineNote(): (note: string) => string {
  const t = useStrings(adminOrderStrings);
  const translate = useTranslate();
  return (note) => {
    if (note.startsWith(TRACKING_PREFIX)) return t.tracking(note.slice(TRACKING_PREFIX.length));
    const transitions = Object.keys(DELIVERY_TRANSITIONS) as DeliveryTransitionName[];
    const transition = transitions.find((name) => DELIVERY_TRANSITIONS[name].defaultNote === note);
    return transition ? t.transitionNotes[transition] : translate(note);
  };
}
