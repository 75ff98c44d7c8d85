import type { TranslatableMessage } from '../translatable-message.ts';

/** What only staff are told. */
export const staffMessages = {
  'Delivery person assigned successfully!': 'ডেলিভারির লোক ঠিক করা হয়েছে!',
  'Order marked as shipped!': 'অর্ডার পাঠানো হয়েছে বলে লেখা হলো!',
  'Order status updated successfully!': 'অর্ডারের অবস্থা বদলানো হয়েছে!',
  'Order deleted successfully!': 'অর্ডারটি মুছে ফেলা হয়েছে!',
  'Product added successfully!': 'পণ্যটি যোগ হয়েছে!',
  'Product updated successfully!': 'পণ্যটি হালনাগাদ হয়েছে!',
  'Product deleted successfully!': 'পণ্যটি মুছে ফেলা হয়েছে!',
  'User deleted successfully!': 'ব্যবহারকারীকে মুছে ফেলা হয়েছে!',
  '{name} is an admin now': '{name} এখন অ্যাডমিন',
  '{name} is no longer an admin': '{name} আর অ্যাডমিন নন',
  'Failed to fetch products': 'পণ্য আনা যায়নি',
  'Failed to add product. Please try again.': 'পণ্য যোগ করা যায়নি। আবার চেষ্টা করুন।',
  'Failed to update product. Please try again.': 'পণ্য হালনাগাদ করা যায়নি। আবার চেষ্টা করুন।',
  'Failed to delete product': 'পণ্য মুছে ফেলা যায়নি',
  'Failed to fetch users': 'ব্যবহারকারীদের তালিকা আনা যায়নি',
  'Failed to delete user': 'ব্যবহারকারী মুছে ফেলা যায়নি',
  'Failed to fetch orders': 'অর্ডার আনা যায়নি',
  'Failed to fetch order stats': 'অর্ডারের হিসাব আনা যায়নি',
  'Failed to delete order': 'অর্ডার মুছে ফেলা যায়নি',
  'Failed to fetch delivery stats': 'ডেলিভারির হিসাব আনা যায়নি',
  'Failed to fetch pending orders': 'অপেক্ষমাণ অর্ডার আনা যায়নি',
  'Failed to assign delivery person': 'ডেলিভারির দায়িত্ব দেওয়া যায়নি',
  'Failed to mark order as shipped': 'অর্ডার পাঠানো হয়েছে বলে লেখা যায়নি',
  'Failed to mark order as delivered': 'অর্ডার পৌঁছে গেছে বলে লেখা যায়নি',
  'Failed to update order status': 'অর্ডারের অবস্থা বদলানো যায়নি',
  '{type} report download started!': '{type} রিপোর্ট ডাউনলোড শুরু হয়েছে!',
  'Report emailed successfully to {email}!': 'রিপোর্ট {email}-এ ই-মেইল করা হয়েছে!',
  'Demo reports sent to {email}!': 'নমুনা রিপোর্ট {email}-এ পাঠানো হয়েছে!',
  'Failed to download report': 'রিপোর্ট ডাউনলোড করা যায়নি',
  'Please enter an email address': 'একটি ই-মেইল ঠিকানা লিখুন',
  'Failed to email report': 'রিপোর্ট ই-মেইল করা যায়নি',
  'Failed to send demo report': 'নমুনা রিপোর্ট পাঠানো যায়নি',
  'Please write a note': 'কিছু একটা লিখুন',
  'You cannot change your own role': 'নিজের ভূমিকা নিজে বদলানো যায় না',
  'The last admin must stay one': 'তিনিই শেষ অ্যাডমিন, তাঁকে অ্যাডমিন থাকতেই হবে',
  'This account is not active': 'অ্যাকাউন্টটি সক্রিয় নেই',
  'You cannot delete your own account': 'নিজের অ্যাকাউন্ট নিজে মোছা যায় না',
  'The last admin cannot be deleted': 'শেষ অ্যাডমিনকে মোছা যায় না',
  'You cannot deactivate your own account': 'নিজের অ্যাকাউন্ট নিজে নিষ্ক্রিয় করা যায় না',
  'The last admin must stay active': 'তিনিই শেষ অ্যাডমিন, তাঁকে সক্রিয় থাকতেই হবে',
  'More than one account claims this address: act on one of them in the dashboard, by its ID':
    'একাধিক অ্যাকাউন্ট এই ঠিকানা নিজের বলে দাবি করে: ড্যাশবোর্ডে আইডি দেখে একটি বেছে নিন',
  'This account signs in with another address now ({email}): look at it again first':
    'এই অ্যাকাউন্ট এখন অন্য ঠিকানা দিয়ে সাইন ইন করে ({email}): আগে আবার দেখে নিন',
  'This account has not proved that {email} is its own: ask for the verification mail to be answered first':
    '{email} যে তাঁরই, এই অ্যাকাউন্ট তা এখনো প্রমাণ করেনি: আগে যাচাইয়ের ইমেইলের লিংকটি খুলতে বলুন',
  'This account can also be opened with {other}: have that sign-in removed first':
    'এই অ্যাকাউন্টে {other} দিয়েও ঢোকা যায়: আগে সেই সাইন-ইন সরাতে বলুন',
  'This record has no sign-in account any more': 'এই রেকর্ডের সাইন-ইন অ্যাকাউন্ট আর নেই',
  'This account is being deleted': 'অ্যাকাউন্টটি মুছে ফেলা হচ্ছে',
  'A colleague has changed this in the meantime: {name} is an admin now':
    'এর মধ্যে একজন সহকর্মী এটি বদলেছেন: {name} এখন অ্যাডমিন',
  'A colleague has changed this in the meantime: {name} is not an admin now':
    'এর মধ্যে একজন সহকর্মী এটি বদলেছেন: {name} এখন অ্যাডমিন নন',
  'A colleague has changed this in the meantime: {name} is active now':
    'এর মধ্যে একজন সহকর্মী এটি বদলেছেন: {name} এখন সক্রিয়',
  'A colleague has changed this in the meantime: {name} is inactive now':
    'এর মধ্যে একজন সহকর্মী এটি বদলেছেন: {name} এখন নিষ্ক্রিয়',
  '{name} can sign in again': '{name} আবার সাইন ইন করতে পারবেন',
  '{name} can no longer sign in': '{name} আর সাইন ইন করতে পারবেন না',
  'There is a product with this ID already': 'এই আইডিতে আগে থেকেই একটি পণ্য আছে',
  'A colleague changed this product in the meantime. Nothing was saved.':
    'এর মধ্যে একজন সহকর্মী এই পণ্য বদলেছেন। কিছুই সংরক্ষণ করা হয়নি।',
  'This order is on hold: look at its payment and set its status by hand first':
    'অর্ডারটি আটকে আছে: আগে পেমেন্ট দেখুন, তারপর নিজে অবস্থা বদলে দিন',
  'This order has been cancelled': 'অর্ডারটি বাতিল হয়ে গেছে',
  'The delivery of this order is "{is}", and this step needs "{needs}"':
    'এই অর্ডারের ডেলিভারি এখন "{is}", অথচ এই ধাপের জন্য দরকার "{needs}"',
  '{who} changed this order: {what}. Nothing of yours was saved.':
    '{who} এই অর্ডারটি বদলেছেন: {what}। আপনার লেখা কিছু সংরক্ষণ হয়নি।',
  'The gateway has this refund: look at it again before you note one made by hand':
    'এই টাকা ফেরত গেটওয়ের হাতে আছে: হাতে ফেরত দেওয়া হয়েছে লেখার আগে আবার দেখুন',
  'This refund has been recorded already': 'এই টাকা ফেরত আগেই লেখা হয়েছে',
  'Nothing was paid': 'কোনো টাকা দেওয়া হয়নি',
  'There is an order for this payment: cancel it to refund the payment':
    'এই পেমেন্টের একটি অর্ডার আছে: টাকা ফেরত দিতে অর্ডারটি বাতিল করুন',
  'Your account has no e-mail address': 'আপনার অ্যাকাউন্টে কোনো ইমেইল নেই',
  'This day is not over yet: its report goes out the next morning at 8:00':
    'দিনটি এখনো শেষ হয়নি: রিপোর্ট যাবে পরদিন সকাল ৮টায়',
  'This report is being sent right now': 'রিপোর্টটি এই মুহূর্তে পাঠানো হচ্ছে',
  'Unknown role': 'ভূমিকাটি চেনা যায়নি',
  'Unknown state': 'অবস্থাটি চেনা যায়নি',
  'Unknown order status': 'অর্ডারের অবস্থাটি চেনা যায়নি',
  'Unknown delivery status': 'ডেলিভারির অবস্থাটি চেনা যায়নি',
  'Please give an order status or a delivery status': 'অর্ডার বা ডেলিভারির একটি অবস্থা দিন',
  'Delivery person name is required': 'ডেলিভারি ম্যানের নাম লিখুন',
  'Please give a date as YYYY-MM-DD': 'তারিখ দিন বছর-মাস-দিন হিসেবে, যেমন ২০২৬-১১-২৩',
  'Each shelf once': 'প্রতিটি তাক একবারই দিন',
  'At most {count} characters': 'সর্বোচ্চ {count}টি অক্ষর',
  'The last day lies before the first one': 'শেষ দিনটি প্রথম দিনের আগে',
  'Please choose at most {count} days': 'সর্বোচ্চ {count} দিন বেছে নিন',
  'The product ID cannot be changed': 'পণ্যের আইডি বদলানো যায় না',
  'Not a day': 'এটি কোনো তারিখ নয়',
  'This notice could not be validated': 'এই বার্তাটি যাচাই করা যায়নি',
  'Please choose csv or pdf': 'সিএসভি বা পিডিএফ বেছে নিন',
} satisfies Partial<Record<TranslatableMessage, string>>;
