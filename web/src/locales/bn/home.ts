import type { homeStrings } from '../en/home.ts';
import type { Translation } from '../define-strings.ts';

export const home: Translation<typeof homeStrings.en> = {
  carousel: 'কালেকশনগুলো',
  carouselRole: 'ক্যারোসেল',
  slideRole: 'স্লাইড',
  slideOf: (at, count) => `${count}টির মধ্যে ${at} নম্বর`,
  goToSlide: (at, category) => `${at} নম্বর স্লাইডে যান: ${category}`,
  pause: 'স্লাইড থামান',
  play: 'স্লাইড চালান',

  collection: 'কালেকশন',
  browse: 'কালেকশন দেখুন',
  slides: [
    {
      category: 'প্যান্ট ও ট্রাউজার',
      title: 'যে প্যান্টের ভাঁজ ঠিক থাকে',
      subtitle: 'চিনো, টুইল আর আরামের লিনেন; গরমের লম্বা দিনের মাপে কাটা।',
    },
    {
      category: 'প্রিমিয়াম স্যুট',
      title: 'দাওয়াতের সাজ',
      subtitle: 'পরিপাটি কাঁধ, শান্ত রঙের কাপড়; অফিস, হলুদ আর বিয়ের জন্য।',
    },
    {
      category: 'প্রতিদিনের পোশাক',
      title: 'যে শার্টটা আগে হাতে ওঠে',
      subtitle: 'নরম সুতি কাপড়: ধুতে সহজ, তাড়াতাড়ি শুকায়, বারবার পরা যায়।',
    },
    {
      category: 'অ্যাক্সেসরিজ',
      title: 'সাজের শেষ কথা',
      subtitle: 'বেল্ট, ঘড়ি আর ব্যাগ; পোশাকের সাজ এখানেই পূর্ণ হয়।',
    },
  ],
};
