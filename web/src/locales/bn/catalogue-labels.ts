import type { catalogueLabelStrings } from '../en/catalogue-labels.ts';
import type { Translation } from '../define-strings.ts';

export const catalogueLabels: Translation<typeof catalogueLabelStrings.en> = {
  categories: {
    general: 'সাধারণ',
    clothing: 'পোশাক',
    accessories: 'অনুষঙ্গ',
    shoes: 'জুতা',
    bags: 'ব্যাগ',
    jewelry: 'গয়না',
    electronics: 'ইলেকট্রনিকস',
    home: 'ঘর ও সাজসজ্জা',
    beauty: 'রূপচর্চা',
    sports: 'খেলাধুলা',
  },
  collections: {
    summer: { label: 'গ্রীষ্ম', description: 'লম্বা গরম দিনের জন্য হালকা সুতি আর খোলা জুতা।' },
    women: { label: 'নারী', description: 'পোশাক, গয়না আর যত্ন, রোজকার দিন থেকে উৎসব পর্যন্ত।' },
    men: { label: 'পুরুষ', description: 'পাঞ্জাবি, শার্ট আর জুতা, বারবার পরার মতো করে বানানো।' },
    teen: { label: 'কিশোর-কিশোরী', description: 'আরামের পোশাক, ভালো জুতা আর মানানসই টুকিটাকি।' },
    kids: { label: 'শিশু', description: 'পরে খেলা যায়, ধোয়া যায়, ছোট ভাইবোনকেও দেওয়া যায়।' },
    nargisus: { label: 'নার্গিসাস', description: 'যেগুলো আমরা আপনাকে সবার আগে দেখাতাম।' },
    'home-decor': {
      label: 'ঘর ও সাজসজ্জা',
      description: 'আপনার ঘরের জন্য কাপড়, মাটি আর পিতলের জিনিস।',
    },
    accessories: { label: 'অনুষঙ্গ', description: 'ব্যাগ, বেল্ট, ঘড়ি আর গয়না, সাজ পূর্ণ করতে।' },
  },
};
