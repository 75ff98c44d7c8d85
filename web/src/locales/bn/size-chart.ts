import type { Translation } from '../define-strings.ts';
import type { sizeChartStrings } from '../en/size-chart.ts';

export const sizeChart: Translation<typeof sizeChartStrings.en> = {
  title: 'সাইজ চার্ট',
  loading: 'সাইজ চার্ট আসছে',
  failed: 'সাইজ চার্ট আনা যায়নি',
  none: 'এই পণ্যের সাইজ চার্ট এখনো নেই।',
  unit: 'একক',
  cm: 'সেমি',
  inch: 'ইঞ্চি',
  size: 'সাইজ',
  tables: {
    body: 'আপনার শরীরের মাপ',
    garment: 'পোশাকের মাপ',
  },
  help: {
    body: 'পাতলা কাপড়ের ওপর দিয়ে মাপুন; ফিতা সোজা থাকবে, টানটান নয়।',
    garment: 'সমান জায়গায় বিছিয়ে পুরো ঘের মাপা। যে পোশাকটি আপনার ঠিকমতো হয়, তার সঙ্গে মিলিয়ে দেখুন।',
  },
  helpOfShoes: {
    body: 'দেয়ালে গোড়ালি ঠেকিয়ে কাগজের ওপর দাঁড়ান, তারপর গোড়ালি থেকে সবচেয়ে লম্বা আঙুল পর্যন্ত মাপুন।',
    garment: 'জুতার ভেতরে মাপা। আঙুলের সামনে একটু জায়গা রাখুন।',
  },
  unmeasured: 'মাপা হয়নি',
};
