import type { adminWorkStrings } from '../../en/staff/admin-work.ts';
import type { Translation } from '../../define-strings.ts';

export const adminWork: Translation<typeof adminWorkStrings.en> = {
  title: 'কাজ',
  queues: 'কাজের সারি',
  empty: 'এখানে কোনো অর্ডার অপেক্ষায় নেই।',
  arrived: (written) => `${written}টি নতুন`,
  showArrived: 'নতুন অর্ডার দেখান',
  more: 'আরও দেখান',
  columns: {
    order: 'অর্ডার',
    customer: 'গ্রাহক',
    phone: 'ফোন',
    place: 'জেলা',
    pieces: 'পণ্য',
    collect: 'আদায় করতে হবে',
    since: 'কখন থেকে',
    step: 'পরের ধাপ',
  },

  openOrder: (orderId) => `তালিকার পাশে ${orderId} খুলুন`,
  panel: 'অর্ডার',
  previous: 'আগের অর্ডার (K)',
  next: 'পরের অর্ডার (J)',
  close: 'বন্ধ করুন (Esc)',
  page: 'অর্ডারের পাতা খুলুন',
  place: (at, all) => `${all}টির মধ্যে ${at}`,
  call: 'ফোন করুন',
  missing: 'অর্ডারটি মুছে ফেলা হয়েছে।',
  waits: 'যা অপেক্ষায় আছে',

  chosen: (written) => `${written}টি বাছাই করা`,
  allChosen: (written) => `${written}টি বাছাই করা: পুরো সারি`,
  firstChosen: (written) => `সারির প্রথম ${written}টি বাছাই করা`,
  chooseAll: (most) => `পুরো সারি বাছুন (সর্বোচ্চ ${most}টি)`,
  choosingAll: 'বাছাই হচ্ছে...',
  chooseFailed: 'সারিটি পড়া যায়নি। আবার চেষ্টা করুন।',
  clear: 'বাছাই মুছুন',
};
