import type { footerStrings } from '../en/footer.ts';
import type { Translation } from '../define-strings.ts';

export const footer: Translation<typeof footerStrings.en> = {
  quickLinks: 'দরকারি লিংক',
  shopLinks: 'কেনাকাটা',
  contact: 'যোগাযোগ',
  contactUs: 'যোগাযোগ করুন',
  whatsApp: 'হোয়াটসঅ্যাপ',
  blurb:
    'বাংলাদেশেই বাছাই করা পোশাক, ফ্যাশন আর ঘরের জিনিস, বাংলাদেশের মানুষের জন্য: ভালো কাপড়, ন্যায্য দাম, আট বিভাগেই ডেলিভারি।',
  policies: 'নীতিমালা',
  policyLinks: {
    terms: 'শর্তাবলি',
    privacy: 'গোপনীয়তা',
    returns: 'ফেরত',
    delivery: 'ডেলিভারি',
  },
};
