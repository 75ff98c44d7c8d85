import type { policiesStrings } from '../en/policies.ts';
import type { Translation } from '../define-strings.ts';

export const policies: Translation<typeof policiesStrings.en> = {
  pages: {
    terms: {
      title: 'শর্তাবলি',
      description: 'অর্ডারের শর্ত: দাম, টাকা দেওয়া, ডেলিভারি, বাতিল, ফেরত আর অভিযোগ।',
    },
    privacy: {
      title: 'গোপনীয়তা',
      description: 'দোকান আপনার কী তথ্য রাখে, কেন রাখে, আর কে দেখে, আর কীভাবে তা মুছবেন।',
    },
    returns: {
      title: 'বাতিল ও ফেরত',
      description: 'অর্ডার বাতিল, সাইজ বদল, ফেরত পাঠানো আর টাকা ফেরত পাওয়ার নিয়ম।',
    },
    delivery: {
      title: 'ডেলিভারি',
      description: 'বাংলাদেশের কোথায় ডেলিভারি দিই, কত সময় লাগে, খরচ কত, আর পার্সেল কোথায় তা দেখার উপায়।',
    },
  },
  failed: 'পাতাটি লোড করা যায়নি',
};
