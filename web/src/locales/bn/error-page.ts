import type { errorPageStrings } from '../en/error-page.ts';
import type { Translation } from '../define-strings.ts';

export const errorPage: Translation<typeof errorPageStrings.en> = {
  goHome: 'হোমে যান',
  failed: 'কিছু একটা ভুল হয়েছে',
  failedHint: 'পেজটি দেখানো গেল না। আবার লোড করুন, অথবা দোকানে ফিরে যান; আপনার কার্ট ঠিক আছে।',
  failedOffline: 'আপনি অফলাইনে আছেন বলে পেজটি আনা গেল না। আপনার কার্ট ঠিক আছে।',
  reload: 'আবার লোড করুন',
};
