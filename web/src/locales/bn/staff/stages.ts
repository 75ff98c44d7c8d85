import type { stageStrings } from '../../en/staff/stages.ts';
import type { Translation } from '../../define-strings.ts';

export const stages: Translation<typeof stageStrings.en> = {
  'to-call': 'ফোন করতে হবে',
  'to-pack': 'প্যাক করতে হবে',
  'to-hand-over': 'হস্তান্তর করতে হবে',
  'with-courier': 'কুরিয়ারের কাছে',
  problems: 'সমস্যা',
  returns: 'ফেরত',
  'cash-due': 'টাকা বাকি',
  done: 'সম্পন্ন',
  cancelled: 'বাতিল',
};
