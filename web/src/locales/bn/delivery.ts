import type { Translation } from '../define-strings.ts';
import type { deliveryStrings } from '../en/delivery.ts';

export const delivery: Translation<typeof deliveryStrings.en> = {
  arrives: (days) => `হাতে পাবেন ${days}`,
  costs: (option, charge) => `${option} ${charge}।`,
  sooner: (option, days, charge) => `${option}তে আরও আগে: ${days}, ${charge}`,
  free: 'ফ্রি',
  from: (charge) => `${charge} থেকে`,
  freeFrom: (amount) => `${amount} থেকে ফ্রি`,
  dependsOnPlace: (from) => `এলাকা অনুযায়ী ${from} থেকে। এলাকা বাছার আগে সবচেয়ে বেশি চার্জটি ধরা থাকে।`,
  replaced: (wanted, place, chosen) => `${place}-এ ${wanted} নেই। তার বদলে ${chosen} ধরা হয়েছে।`,
  notOffered: 'নেই',
  longer: (_count, days) => `আরও ${days} দিন`,
  elsewhere: 'অন্য সব জায়গায় এগুলোর মধ্যে সবচেয়ে বেশি চার্জটি লাগে।',
  daysOff: (days) => `সপ্তাহের এই দিনে ডেলিভারি নেই: ${days}।`,
  holidays: (days) => `আর নেই ${days}।`,
  weekdays: {
    Sun: 'রবিবার',
    Mon: 'সোমবার',
    Tue: 'মঙ্গলবার',
    Wed: 'বুধবার',
    Thu: 'বৃহস্পতিবার',
    Fri: 'শুক্রবার',
    Sat: 'শনিবার',
  },
};
