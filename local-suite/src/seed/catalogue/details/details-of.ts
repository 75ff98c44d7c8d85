import type { Product } from '@nargisus/domain/catalogue';
import { carriedDetails } from './carried.ts';
import { homeDetails } from './home.ts';
import { menswearDetails } from './menswear.ts';
import { personalDetails } from './personal.ts';
import type { SeedDetails } from './seed-details.ts';
import { womenswearDetails } from './womenswear.ts';

const DETAILS: Readonly<Record<string, SeedDetails>> = {
  ...menswearDetails,
  ...womenswearDetails,
  ...homeDetails,
  ...carriedDetails,
  ...personalDetails,
};

/** Returns the details of a listed product as they are stored. */
export function detailsOf(name: string): Partial<Product> {
  const details = DETAILS[name];
  if (!details) throw new Error(`${name} has no details`);
  const { nameBn, descriptionBn, fabric, fit, care, weight, colour, styleId } = details;
  return {
    nameBn,
    descriptionBn,
    ...(fabric && { fabric: fabric[0], fabricBn: fabric[1] }),
    ...(fit && { fit: fit[0], fitBn: fit[1] }),
    ...(care && { care: care[0], careBn: care[1] }),
    weight,
    ...(colour && { colour: { name: colour[0], nameBn: colour[1], hex: colour[2] } }),
    ...(styleId && { styleId }),
  };
}
