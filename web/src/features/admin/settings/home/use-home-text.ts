import type { HomeRow, Offer, Slide } from '@nargisus/domain/home';
import type { FieldKind } from '@nargisus/domain/settings';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useSourceLabel } from './use-source-label.ts';

/**
 * Returns a function that gives for a kind of field how its values are written in one line, for notices and the history;
 * undefined for those that are no part of the home page.
 */
export function useHomeText(): (kind: FieldKind | undefined) => ((value: unknown) => string) | undefined {
  const t = useStrings(adminHomeStrings);
  const { number } = useFormats();
  const localized = useLocalized();
  const labelOf = useSourceLabel();
  const slide = (it: Slide) => `${localized(it, 'title').children} (${it.link})`;
  const row = (it: HomeRow) =>
    `${localized(it, 'title').children || labelOf(it.source)} (${number(it.count)})`;
  const offer = ({ isOn, from, to, ...it }: Offer) =>
    [isOn ? t.on : t.off, localized(it, 'text').children, it.link, [from, to].filter(Boolean).join(' – ')]
      .filter(Boolean)
      .join(', ');
  return (kind) => {
    if (kind === 'slides') return (value) => ((value ?? []) as Slide[]).map(slide).join(', ');
    if (kind === 'rows') return (value) => ((value ?? []) as HomeRow[]).map(row).join(', ');
    if (kind === 'offer') return (value) => (value ? offer(value as Offer) : '');
    return undefined;
  };
}
