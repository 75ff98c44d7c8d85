import { joinPlaces } from '@nargisus/domain/checkout';
import type { Place } from '@nargisus/domain/places';
import { chooseDeliveryPlace, placeName, type ChosenPlace } from '#data/delivery/delivery-place.ts';
import { usePlaces } from '#data/places/use-places.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { placesStrings } from '#locales/en/places.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { PlaceField } from '#ui/place-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import css from './place-sheet.module.css';

interface Props {
  /** The area that is known. */
  place: ChosenPlace | null;
  onClose(): void;
}

/** Renders the search for the area to which a product shall be delivered. A choice closes the sheet. */
export function PlaceSheet({ place, onClose }: Props) {
  const t = useStrings(deliveryStrings);
  const texts = useStrings(placesStrings);
  const { area } = useStrings(checkoutStrings);
  const language = useLanguage();
  const places = usePlaces();
  const loaded = typeof places === 'object' ? places : undefined;
  const nameIn = (reader: 'en' | 'bn', { area: name, district }: Place) =>
    joinPlaces([name[reader], district[reader]]);
  const known = place && loaded?.allPlaces().get(place.areaId);
  const choose = (chosen: Place) => {
    chooseDeliveryPlace({ ...loaded!.placeFields(chosen), nameBn: nameIn('bn', chosen) });
    announce(t.placeChosen(nameIn(language, chosen)));
    onClose();
  };
  return (
    <Sheet title={t.placeTitle} onClose={onClose}>
      <ThemeProvider>
        <div className={css.room}>
          <p>{t.placeText}</p>
          <PlaceField
            label={area}
            search={loaded?.searchPlaces}
            chosen={known ? nameIn(language, known) : place ? placeName(place) : ''}
            error={places === 'failed' ? t.placesFailed : undefined}
            hint={texts.hint}
            onChoose={choose}
          />
          {place && (
            <Button
              type="button"
              variant="text"
              small
              onClick={() => {
                chooseDeliveryPlace(null);
                onClose();
              }}
            >
              {t.forgetPlace}
            </Button>
          )}
        </div>
      </ThemeProvider>
    </Sheet>
  );
}
