import { joinPlaces, type SavedAddress } from '@nargisus/domain/checkout';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { persistedStore } from '#storage/store.ts';
import { hasSessionHint } from '../auth/identity-store.ts';

/*
 * The area for which product pages show the day and the charge of the delivery (docs/adr/0076). It is kept in this browser and
 * sent to nobody; an order goes where its address says.
 */

/** An area with the names that an address has of it, so that a page shows them without the list of all places. */
const deliveryPlaceSchema = z.object({
  areaId: z.string(),
  region: z.string(),
  city: z.string(),
  district: z.string(),
  /** Missing where the place is that of an address, which is in English. */
  nameBn: z.optional(z.string()),
});

export type ChosenPlace = z.output<typeof deliveryPlaceSchema>;

/** A guest's choice belongs to the browser; a member's choice and address are removed at sign-out (storage/user-storage.ts). */
const chosenByGuest = persistedStore('nargisus.deliveryPlace', (stored) => stored);
const chosenByMember = persistedStore('nargisus.private.deliveryPlace', (stored) => stored);
const ofDefaultAddress = persistedStore('nargisus.private.addressPlace', (stored) => stored);
const stores = [chosenByGuest, chosenByMember, ofDefaultAddress];

/** Remembers the area that the visitor chose; null forgets it. */
export function chooseDeliveryPlace(place: ChosenPlace | null): void {
  if (!place) return stores.forEach((store) => store.set(null));
  (hasSessionHint() ? chosenByMember : chosenByGuest).set(JSON.stringify(place));
}

/** Remembers the area of a member's default address, whenever the addresses are read; an address typed by hand has none. */
export function keepAddressPlace(address: SavedAddress | undefined): void {
  if (!address?.areaId) return ofDefaultAddress.set(null);
  const { areaId, region, city, district } = address;
  ofDefaultAddress.set(JSON.stringify({ areaId, region, city, district }));
}

/** What a member chose counts before the default address, and that before what a guest of this browser chose. */
function storedPlace(): string | null {
  const ofMember = hasSessionHint() ? (chosenByMember.get() ?? ofDefaultAddress.get()) : null;
  return ofMember ?? chosenByGuest.get();
}

function parsePlace(stored: string | null): ChosenPlace | null {
  try {
    return deliveryPlaceSchema.parse(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}

/** Returns the area to which this browser's orders go, as far as it is known. */
export const deliveryPlace = (): ChosenPlace | null => parsePlace(storedPlace());

/** Returns the area and follows its changes; null on the server and during hydration. */
export function useDeliveryPlace(): ChosenPlace | null {
  const stored = useSyncExternalStore(subscribe, storedPlace, () => null);
  return useMemo(() => parsePlace(stored), [stored]);
}

/** Returns the English name of an area, as addresses have it. */
export const placeName = ({ city, district }: ChosenPlace): string => joinPlaces([city, district]);

function subscribe(listener: () => void): () => void {
  const ends = stores.map((store) => store.subscribe(listener));
  return () => ends.forEach((end) => end());
}
