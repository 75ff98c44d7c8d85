import { joinPlaces, REGIONS } from '@nargisus/domain/checkout';
import type * as domainPlaces from '@nargisus/domain/places';
import { useState, type ComponentProps } from 'react';
import { orderLabelStrings } from '../locales/en/order-labels.ts';
import { checkoutStrings } from '../locales/en/checkout.ts';
import { placesStrings } from '../locales/en/places.ts';
import { useLanguage, useStrings } from '../locales/use-strings.ts';
import { PlaceField } from './place-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextInput } from './text-input.tsx';
import { Button } from './button.tsx';
import css from './address-form.module.css';
import { isPlaceTyped, type AddressFields, type PLACE_NAMES } from './address-form.tsx';

type PlaceName = (typeof PLACE_NAMES)[number];

/** The places and their search, once they are loaded. */
export type LoadedPlaces = typeof domainPlaces | 'loading' | 'failed';

interface Props {
  form: AddressFields;
  places: LoadedPlaces;
  labelled(name: PlaceName): ComponentProps<typeof TextInput> & ReturnType<AddressFields['field']>;
}

/**
 * Renders where an address is: a search for the area, which fills in region, city and district. The three fields themselves
 * appear for who types them by hand, for an address that was typed by hand before, and when one of them has an error.
 */
export function AddressPlace({ form, places, labelled }: Props) {
  const t = useStrings(checkoutStrings);
  const texts = useStrings(placesStrings);
  const labels = useStrings(orderLabelStrings);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { values } = form;
  const isByHand = isOpen || isPlaceTyped(form) || places === 'failed';
  const loaded = typeof places === 'object' ? places : undefined;
  const chosen = values.areaId === undefined ? '' : nameOf(values.areaId);
  const hint = places === 'failed' ? texts.unavailable : texts.hint;

  const choose = (place: domainPlaces.Place) => {
    for (const [name, value] of Object.entries(loaded!.placeFields(place))) {
      form.set(name as PlaceName, value);
    }
    setOpen(false);
  };
  const byHand = (name: PlaceName) => {
    const { onChange, ...field } = labelled(name);
    return {
      ...field,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        form.set('areaId', undefined);
        onChange(event);
      },
    };
  };
  const regions = REGIONS.map((region) => [region, labels.regions[region]] as const);
  return (
    <>
      <div className={css.area}>
        <PlaceField
          label={t.area}
          search={loaded?.searchPlaces}
          chosen={chosen}
          error={form.errorOf('areaId')}
          hint={hint}
          onChoose={choose}
        />
        {!isByHand && (
          <Button type="button" variant="text" small className={css.byHand} onClick={() => setOpen(true)}>
            {texts.byHand}
          </Button>
        )}
      </div>
      {isByHand && (
        <>
          <SelectField {...byHand('region')} options={[['', texts.chooseRegion], ...regions]} />
          <TextInput {...byHand('city')} autoComplete="address-level2" />
          <TextInput {...byHand('district')} autoComplete="address-level1" />
        </>
      )}
    </>
  );

  /** Returns the names of the area; while the places load, as the address has them. */
  function nameOf(areaId: string): string {
    const place = loaded?.allPlaces().get(areaId);
    return place
      ? joinPlaces([place.area[language], place.district[language], place.division[language]])
      : joinPlaces([values.city, values.district]);
  }
}
