import { hasSizes, type Category, type Product } from '@nargisus/domain/catalogue';

/** What a review says, and staff's answer to it, in the language of its author. */
export interface ReviewText {
  readonly text: string;
  readonly answer?: string;
}

type Kind = 'worn' | 'carried' | 'kept';

const CARRIED: readonly Category[] = ['bags', 'accessories', 'jewelry'];

/** Only goods in sizes are said to fit. */
function kindOf(product: Pick<Product, 'category' | 'sizing' | 'sizes'>): Kind {
  if (CARRIED.includes(product.category)) return 'carried';
  return hasSizes(product) ? 'worn' : 'kept';
}

const GLAD = 'Thank you for taking the time to write.';
const GLAD_BN = 'সময় নিয়ে লেখার জন্য ধন্যবাদ।';

/** By kind of goods and by stars; English and Bangla alternate. Some people leave stars and no words. */
const TEXTS: Readonly<Record<Kind, Readonly<Record<number, readonly ReviewText[]>>>> = {
  worn: {
    5: [
      { text: 'The size chart was right: M fits as it should, and the stitching is even inside too.' },
      { text: 'ঈদের আগেই পেয়েছি। কাপড় নরম, সেলাই পরিষ্কার, মাপ একদম ঠিক।', answer: GLAD_BN },
      {
        text: 'Worn to two weddings and washed three times. No shrinking, and the colour is as on the first day.',
      },
      { text: 'আব্বুর জন্য নিয়েছিলাম, ওনার খুব পছন্দ হয়েছে। আবার অর্ডার করব।' },
      { text: 'Light enough for a Dhaka afternoon. Bought a second one in another colour.', answer: GLAD },
      { text: '' },
      { text: 'ছবিতে যেমন, হাতে পেয়েও ঠিক তেমনই। প্যাকিং সুন্দর ছিল।' },
    ],
    4: [
      { text: 'Good quality for the price. The sleeves are a little long on me, but a tailor fixed it.' },
      { text: 'কাপড় ভালো, তবে রংটা ছবির চেয়ে একটু গাঢ়।' },
      { text: 'Comfortable from the first day. One button was loose.' },
      {
        text: 'মাপ ঠিক আছে। ডেলিভারি বলা দিনের এক দিন পরে এসেছে।',
        answer: 'দেরির জন্য দুঃখিত। কুরিয়ারের সঙ্গে কথা বলেছি।',
      },
    ],
    3: [
      {
        text: 'Nice cloth, but it runs half a size small. Take one size up.',
        answer: 'Thank you. We have measured again and corrected the size chart.',
      },
      { text: 'প্রথম ধোয়ায় সামান্য রং উঠেছে, পরে আর ওঠেনি।' },
    ],
    2: [
      {
        text: 'The seam under the arm opened after two weeks.',
        answer: 'We are sorry. Please write to us with your order number: we repair or replace it.',
      },
    ],
    1: [
      {
        text: 'অন্য সাইজ পাঠানো হয়েছিল। বদলাতে পাঁচ দিন লেগেছে।',
        answer: 'ভুলটি আমাদের ছিল, দুঃখিত। প্যাক করার আগে এখন সাইজ দুবার দেখা হয়।',
      },
    ],
  },
  carried: {
    5: [
      { text: 'Used every day for three weeks. The zip runs smoothly and the leather smells like leather.' },
      { text: 'উপহার দিয়েছিলাম, যাকে দিয়েছি তিনি খুব খুশি। ছবির চেয়েও সুন্দর।' },
      { text: 'Well made and lighter than it looks.', answer: GLAD },
      { text: 'দামের তুলনায় অনেক ভালো। ফিনিশিং নিখুঁত।', answer: GLAD_BN },
    ],
    4: [
      { text: 'Beautiful. A second pocket inside would have been useful.' },
      { text: 'জিনিসটা ভালো, বক্সটা একটু চেপে গিয়েছিল।' },
    ],
    3: [{ text: 'Smaller than I expected; read the measures before you buy.' }],
    2: [{ text: 'চেইনটা কয়েক দিনেই আটকে যাচ্ছে।', answer: 'দুঃখিত। অর্ডার নম্বরসহ আমাদের লিখুন, বদলে দেব।' }],
    1: [{ text: 'Arrived with a scratch.', answer: 'We are sorry. A new one is on its way to you.' }],
  },
  kept: {
    5: [
      { text: 'Exactly as described, and packed so well that nothing could break.' },
      { text: 'ঘরে রাখার পর থেকে সবাই জিজ্ঞেস করে কোথা থেকে কিনেছি।' },
      { text: 'My mother uses it every morning.', answer: GLAD },
      { text: 'দ্রুত পেয়েছি, মান ভালো। ধন্যবাদ নার্গিসাস।' },
    ],
    4: [
      { text: 'Does what it should. The instructions could be in Bangla too.' },
      { text: 'ভালো জিনিস, দাম আরেকটু কম হলে আরও ভালো লাগত।' },
    ],
    3: [{ text: 'চলে, তবে ছবিতে আরেকটু বড় মনে হয়েছিল।' }],
    2: [{ text: 'Stopped working after ten days.', answer: 'Please write to us: the warranty covers it.' }],
    1: [{ text: 'ভাঙা অবস্থায় পেয়েছি।', answer: 'দুঃখিত। টাকা ফেরত পাঠানো হয়েছে।' }],
  },
};

/** Returns what a review of a product says. @param nth - chooses among the texts of its stars */
export function reviewText(
  product: Pick<Product, 'category' | 'sizing' | 'sizes'>,
  stars: number,
  nth: number,
): ReviewText {
  const texts = TEXTS[kindOf(product)][stars]!;
  return texts[nth % texts.length]!;
}
