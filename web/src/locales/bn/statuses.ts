import type { statusStrings } from '../en/statuses.ts';
import type { Translation } from '../define-strings.ts';

export const statuses: Translation<typeof statusStrings.en> = {
  pending: 'অপেক্ষমাণ',
  confirmed: 'নিশ্চিত',
  processing: 'প্রস্তুত হচ্ছে',
  shipped: 'পাঠানো হয়েছে',
  delivered: 'পৌঁছেছে',
  cancelled: 'বাতিল',
  assigned: 'দায়িত্ব দেওয়া হয়েছে',
  picked_up: 'তুলে নেওয়া হয়েছে',
  in_transit: 'পথে আছে',
  out_for_delivery: 'ডেলিভারির পথে',
  failed_delivery: 'দেওয়া যায়নি',
  returned: 'ফেরত এসেছে',
  paid: 'পরিশোধিত',
  failed: 'ব্যর্থ',
  refunded: 'টাকা ফেরত দেওয়া হয়েছে',
};
