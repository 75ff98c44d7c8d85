import type { adminPapersStrings } from '../../en/staff/admin-papers.ts';
import type { Translation } from '../../define-strings.ts';

export const adminPapers: Translation<typeof adminPapersStrings.en> = {
  print: 'ছাপুন',
  preparing: 'তৈরি হচ্ছে...',
  papers: {
    slips: 'প্যাকিং স্লিপ',
    labels: 'লেবেল (৩ × ৪ ইঞ্চি)',
    'labels-a4': 'লেবেল, এক A4-এ চারটি',
    'pick-list': 'পণ্য তোলার তালিকা',
  },
  taxInvoices: 'কর চালানপত্র (মূসক-৬.৩)',
  nothing: 'বাছা অর্ডারগুলোর কোনোটিই পাঠানো যাবে না।',
  failed: (paper) => `ডাউনলোড করা যায়নি: ${paper}`,
  done: (paper, orders) => `${paper}: ${orders} ডাউনলোড হয়েছে।`,
  missing: 'মুছে ফেলা হয়েছে',

  packing: 'স্ক্যান করে প্যাক করুন',
  packingText: 'প্রতিটি পিস স্ক্যান করুন, অথবা বারকোড বা SKU লিখে এন্টার চাপুন। সাইজসহ: PAN-1 L।',
  scan: 'বারকোড বা SKU',
  scanned: (packed, all) => `${all} পিসের মধ্যে ${packed}টি ভরা হয়েছে`,
  line: (packed, all) => `${all}টির মধ্যে ${packed}টি`,
  packed: (name, size) => `${name}, ${size}: ভরা হয়েছে`,
  complete: 'সব পিস ভরা হয়েছে।',
  restart: 'আবার শুরু করুন',
  codesMissing: (names) => `বারকোড বা SKU নেই: ${names}। পণ্যের আইডি ব্যবহার করুন।`,
  codesFailed: 'পণ্যের কোড আনা যায়নি',
  refusals: {
    'wrong-item': (code) => `${code} এই অর্ডারে নেই`,
    'wrong-size': (_code, name, size) => `ভুল সাইজ: এই অর্ডারে ${name} আছে ${size} সাইজে`,
    'size-needed': (_code, name, size) => `${name} এই অর্ডারে ${size} সাইজে আছে: সাইজও স্ক্যান করুন`,
    'already-packed': (_code, name, size) => `একটি বেশি: ${name}, ${size} আগেই ভরা হয়েছে`,
  },
};
