import {
  courierStateSchema,
  parcelSchema,
  type CourierName,
  type CourierState,
  type Parcel,
} from '@nargisus/domain/couriers';
import { collection, doc } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';

const parcels = collection(firestore, 'parcels').withConverter(converterFor(parcelSchema));
const states = collection(firestore, 'courierState').withConverter(converterFor(courierStateSchema));

/** Returns a parcel, live. Reads one document, then one per change. */
export function useParcel(invoice: string): Loadable<Parcel> {
  return useSnapshot(invoice, (observer) => subscribeToDocument(doc(parcels, invoice), observer));
}

/** Returns whether parcels are sent to a courier, live; missing until something was. Reads one document, then one per change. */
export function useCourierState(courier: CourierName): Loadable<CourierState> {
  return useSnapshot(courier, (observer) => subscribeToDocument(doc(states, courier), observer));
}
