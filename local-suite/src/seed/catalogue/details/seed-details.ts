/** A text in English and in Bangla. */
type Both = readonly [english: string, bangla: string];

/** What a listed product says beyond its English name and description. */
export interface SeedDetails {
  readonly nameBn: string;
  readonly descriptionBn: string;
  readonly fabric?: Both;
  readonly fit?: Both;
  readonly care?: Both;
  /** Grams, with packaging. */
  readonly weight: number;
  readonly colour?: readonly [english: string, bangla: string, hex: string];
  /** The same for products that differ in colour alone. */
  readonly styleId?: string;
}

/** Details by the product's name. */
export type DetailsByName = Readonly<Record<string, SeedDetails>>;

export const FIT = {
  regular: ['Regular', 'রেগুলার'],
  slim: ['Slim', 'স্লিম'],
  loose: ['Loose', 'ঢিলেঢালা'],
  straight: ['Straight', 'স্ট্রেট'],
} as const satisfies Record<string, Both>;

export const CARE = {
  machine: [
    'Machine wash at 30 °C with like colours. Dry in the shade.',
    'একই রঙের কাপড়ের সঙ্গে ৩০° সেলসিয়াসে মেশিনে ধুয়ে ছায়ায় শুকান।',
  ],
  hand: [
    'Hand wash in cold water with a mild detergent. Do not wring. Iron while damp.',
    'ঠান্ডা পানিতে হালকা ডিটারজেন্টে হাতে ধুয়ে নিন। নিংড়াবেন না। ভেজা ভেজা থাকতে ইস্ত্রি করুন।',
  ],
  dry: ['Dry clean only. Keep folded in muslin.', 'শুধু ড্রাই ক্লিন। মসলিন কাপড়ে মুড়ে ভাঁজ করে রাখুন।'],
  leather: [
    'Wipe with a dry cloth, and feed with leather cream twice a year. Keep from rain.',
    'শুকনো কাপড়ে মুছুন, বছরে দুবার লেদার ক্রিম দিন। বৃষ্টি থেকে বাঁচিয়ে রাখুন।',
  ],
  wipe: ['Wipe with a damp cloth.', 'ভেজা কাপড়ে মুছে নিন।'],
  jewelry: [
    'Put it on last, after perfume. Wipe dry and keep in its box.',
    'সুগন্ধি মাখার পর সবশেষে পরুন। মুছে শুকনো অবস্থায় বাক্সে রাখুন।',
  ],
} as const satisfies Record<string, Both>;
