import type { ourStoryStrings } from '../en/our-story.ts';
import type { Translation } from '../define-strings.ts';

export const ourStory: Translation<typeof ourStoryStrings.en> = {
  title: 'আমাদের গল্প',
  read: 'আমাদের গল্প পড়ুন',
  picture: 'তাঁতে বোনা হচ্ছে লাল জামদানি',
  lead: 'নার্গিস ফুলের নামেই আমাদের নাম। এই ফুল ফোটে শীতের দিনে, যখন বাংলাদেশ সাজে বিয়ে, মেলা আর বাইরে কাটানো লম্বা সন্ধ্যার জন্য। আমরা চেয়েছি দোকানটাও হোক তেমন: স্বচ্ছ, তাড়াহীন, আর উৎসবের আনন্দে ভরা।',
};
