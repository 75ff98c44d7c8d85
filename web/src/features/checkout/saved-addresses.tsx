import { addressLine, type SavedAddress } from '@nargisus/domain/checkout';
import { addressStrings } from '#locales/en/addresses.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';

/** The choice of an address that is not saved. */
const OTHER = 'other';

interface ChoiceProps {
  saved: readonly SavedAddress[];
  /** The id of a saved address; undefined for another one. */
  chosen: string | undefined;
  onChoose(id: string): void;
}

/** Renders the saved addresses as cards, the default first, and last the choice of another address. */
export function SavedAddressChoice({ saved, chosen = OTHER, onChoose }: ChoiceProps) {
  const t = useStrings(addressStrings);
  const { categories } = useStrings(checkoutStrings);
  const cards = saved.map((address, place) => ({
    value: address.id,
    title: `${address.recipientName}, ${categories[address.addressCategory]}`,
    text: `${addressLine(address)}\n${address.recipientPhone}`,
    aside: place === 0 && saved.length > 1 ? t.isDefault : undefined,
  }));
  return (
    <ChoiceCards
      name="savedAddress"
      label={t.choose}
      chosen={chosen}
      onChoose={onChoose}
      choices={[...cards, { value: OTHER, title: t.other, text: t.otherHint }]}
    />
  );
}

/** Renders the choice to save the typed address. */
export function SaveAddressChoice({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  const t = useStrings(addressStrings);
  return (
    <div>
      <LabelledCheckbox label={t.save} isOn={isOn} onChange={onChange} />
    </div>
  );
}
