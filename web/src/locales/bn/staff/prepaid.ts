import type { Translation } from '../../define-strings.ts';
import type { prepaidStrings } from '../../en/staff/prepaid.ts';

export const prepaid: Translation<typeof prepaidStrings.en> = {
  notice: {
    'hand-over': (at) => `পুরো দাম আগেই দেওয়া: ${at}-এর মধ্যে পার্সেল বুঝিয়ে দিন।`,
    deliver: (at) => `পুরো দাম আগেই দেওয়া: ${at}-এর মধ্যে পার্সেল পৌঁছাতে হবে।`,
    refund: (at) => `${at}-এর মধ্যে ক্রেতার টাকা ফেরত দিতে হবে।`,
  },
  overdue: {
    'hand-over': (at) => `পুরো দাম আগেই দেওয়া, সময় পেরিয়ে গেছে: ${at}-এর মধ্যে পার্সেল বুঝিয়ে দেওয়ার কথা ছিল।`,
    deliver: (at) => `পুরো দাম আগেই দেওয়া, সময় পেরিয়ে গেছে: ${at}-এর মধ্যে পার্সেল পৌঁছানোর কথা ছিল।`,
    refund: (at) => `সময় পেরিয়ে গেছে: ${at}-এর মধ্যে ক্রেতার টাকা ফেরত দেওয়ার কথা ছিল।`,
  },
  chip: {
    'hand-over': (at) => `বুঝিয়ে দিন ${at}-এর মধ্যে`,
    deliver: (at) => `পৌঁছান ${at}-এর মধ্যে`,
    refund: (at) => `টাকা ফেরত ${at}-এর মধ্যে`,
  },
  late: {
    'hand-over': 'বুঝিয়ে দিতে দেরি',
    deliver: 'পৌঁছাতে দেরি',
    refund: 'টাকা ফেরতে দেরি',
  },
};
