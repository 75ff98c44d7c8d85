import { packRenditions, type Product } from '@nargisus/domain/catalogue';
import type { CollectionList, CuratedCollection } from '@nargisus/domain/collections';
import { taka } from '@nargisus/domain/money';

/** The names of the products that staff have picked for Eid, in their order. */
const EID = [
  'Shonar Bangla Jamdani Panjabi',
  'Tangail Jamdani Saree, Garnet',
  'Padma Green Silk Panjabi',
  'Chhoto Shona Panjabi Set, Kids',
  'Embroidered Cotton Topi',
  'Nawabi Nagra, Crimson',
  'Noor Jhumka, Ruby and Emerald',
  'Rajanigandha Attar, 12 ml',
];
const PICTURED = { eid: 'Shonar Bangla Jamdani Panjabi', 'under-1000': 'Everyday Tee, Terracotta' } as const;

/**
 * Returns two collections as staff would keep them: one by hand, one by rule, each with the picture of a product.
 * @throws Error for a name that the catalogue does not have
 */
export function makeSeedCollections(products: readonly Product[], by: string, now: Date): CollectionList {
  const named = (name: string) => {
    const product = products.find((it) => it.name === name);
    if (!product) throw new Error(`The seeded catalogue has no ${name}`);
    return product;
  };
  const pictured = (id: keyof typeof PICTURED): Pick<CuratedCollection, 'id' | 'image' | 'renditions'> => {
    const { image, images = [] } = named(PICTURED[id]);
    const renditions = packRenditions(images);
    return { id, image, ...(renditions && { renditions }) };
  };
  return {
    collections: [
      {
        ...pictured('eid'),
        name: 'Eid',
        nameBn: 'ঈদ',
        description: 'What we would wear, give and scent the house with.',
        descriptionBn: 'নিজে পরতে, উপহার দিতে আর ঘর সুবাসিত করতে যা আমরা বেছে নিতাম।',
        isVisible: true,
        membership: { by: 'hand', products: EID.map((name) => named(name).id) },
      },
      {
        ...pictured('under-1000'),
        name: 'Under ৳1,000',
        nameBn: '৳১,০০০-এর মধ্যে',
        description: 'Good things that cost a thousand taka at most.',
        descriptionBn: 'হাজার টাকার মধ্যে ভালো জিনিস।',
        isVisible: true,
        membership: {
          ...{ by: 'rule', categories: [], collections: [], from: null, to: taka(1000) },
          ...{ onSale: false, isNew: false, featured: false },
        },
      },
    ],
    version: 1,
    updatedAt: now,
    updatedBy: by,
  };
}
