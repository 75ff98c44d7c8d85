import type { PolicyId } from './policy-ids.ts';

/**
 * The policies of a shop that has not written its own. They state what this software does, and the duties of the Digital
 * Commerce Operation Guidelines 2021 of Bangladesh. `{shop}`, `{email}` and `{contact}` come from the shop's data.
 */
export const standardPoliciesEn: Readonly<Record<PolicyId, string>> = {
  terms: `These terms apply to every order at {shop}. By placing an order you agree to them.

## Who we are
{contact}

## Products and prices
Prices are in Bangladeshi taka and include VAT. The price at the moment of your order is the price you pay. Before you confirm, the checkout shows the price of each product, the delivery charge, any discount and the total.
Colours can look a little different on a screen. Sizes are in Asian Standard.
If a product is not available, the checkout says so before you order. If we cannot deliver what you have paid for, we give the whole amount back.

## Your order
Your order is confirmed as soon as its page shows an order number. We may call the number in the address before we send it. We may cancel an order that cannot be delivered, has a wrong price by an obvious mistake, or looks like fraud; what you have paid then goes back to you.
You need an account to order in the shop; our staff also take orders by phone or message. Keep your password to yourself, and tell us at {email} if another person has used your account.

## Payment
- Cash on delivery: you pay the rider when the parcel arrives, in whole taka.
- Online: by card, bKash, Nagad and the other ways of our payment partner SSLCommerz. We never see or store your card number.

## Delivery, cancelling and returns
Delivery is described on our delivery page, cancelling, exchanges and money back on our returns page. Both are part of these terms.

## Vouchers
A voucher counts for the products and until the date that it names, once the total reaches its minimum. It has no value in cash.

## Reviews
A review is published after we have read it. We publish good and bad ones alike, and leave out insults, advertising and personal data.

## Complaints and law
Write to {email} with your order number. We answer within 72 hours. If we do not agree, you can turn to the Directorate of National Consumer Rights Protection. The law of Bangladesh applies.`,

  privacy: `This page says what {shop} stores about you, why, who else sees it, and how you can have it deleted.

## Who is responsible
{contact}

## What we store, and why
- Your account: name, e-mail address, phone and picture, if you give them, so that you can sign in and see your orders.
- Your orders: what you bought, the address, the recipient's name and phone, and the payment, so that we can deliver, give money back and keep our books.
- Your cart and wishlist, so that they are there when you come back. A guest's wishlist stays in the browser.
- Reviews and their pictures, with the name that you chose.
- Requests to return products, with the reason, your words and pictures.
- Short technical records of requests and errors, without what you type, so that we can keep the shop running. They are deleted after 30 days.

## Who else sees it
- The courier or rider gets the recipient's name, address and phone, and the amount to collect.
- SSLCommerz processes online payments and gets your name, address, e-mail address, phone and the amount. Card data goes to SSLCommerz alone.
- If you sign in with your mobile number, Google sends the code and keeps the number to prevent abuse.
- Google (Firebase) stores our data for us, and SendGrid sends our mails. They act for us and may not use your data for themselves.
- Authorities, where the law obliges us.
We sell no data, and nobody pays us for it.

## Cookies and statistics
The shop stores in your browser what it needs: that you are signed in, your cart, your language. If we count visits with Google Analytics, we ask you first, and you can change your answer at the foot of each page. If we advertise on Facebook or Instagram, we ask you first whether Meta may learn which products you look at and buy; with an order it then gets your verified e-mail address and phone number as codes (SHA-256) by which it recognises its own users. You can change that answer on this page.

## How long we keep it
- A guest's cart: 30 days after its last change.
- A size that you asked us to write to you about: until we have written, at most 180 days.
- Payments that took no money: 90 days. Records of mails: 90 days.
- Orders and payments: as long as tax law requires our books. When you delete your account, we overwrite your name, address and phone in them; a tax invoice that was issued keeps your name and address.
- What our staff note about the phone number of your orders: two years after the last note at most. When you delete your account, we delete it, unless somebody else ordered with that number too. A decision to take no more orders for a number stays for those two years.
- Everything else of your account: until you delete it. Copies of deleted data are gone from our last backup after 14 weeks.

## Your choices
In your profile you can change your data, download all of it, and delete your account. For any other question write to {email}.`,

  returns: `You can cancel until your parcel leaves us, and send back what is damaged, wrong or does not fit.

## Cancelling
Open the order in My Orders and press Cancel order, free of charge, until the parcel leaves our store. What you paid online goes back the way it came. Once the parcel is on its way, write to us.

## Damaged or not what you ordered
Write to {email} within 7 days of getting the parcel, with the order number and a picture. We have it collected at our cost, and send the right product or give your money back.

## Wrong size
Write within 7 days as well. We exchange unworn goods with their tags while we have the size, or give the price of the product back. For an exchange because of the size you pay the courier.

## What cannot come back
- Underwear, cosmetics and pierced jewellery, once opened.
- Goods that were worn, washed or altered.
- Vouchers.

## Your money
- Paid online: back to your card or wallet within 10 days after we have agreed; banks need some days more.
- Paid in cash: to your bKash or Nagad number within 10 days.
If we cannot deliver what you paid for, we tell you within 48 hours and give the whole amount back within 10 days.`,

  delivery: `We deliver to all eight divisions of Bangladesh.

## How long it takes
The days of each delivery option are shown below and at the checkout, where you choose. Business days are those with delivery, which are named below. We hand paid orders to the courier within 48 hours. They arrive within 5 days in the same city and within 10 days elsewhere.

## What it costs
The charge of each option is shown below. The checkout adds the one you choose to the total before you order. Nothing is added at the door.

## At your door
The rider calls the number in the address before coming. With cash on delivery you pay the amount on the parcel's label, in whole taka. Open the parcel while the rider is there if you like: what is damaged or wrong you can hand back at once.

## If nobody is at home
The rider calls, and tries once more on another day. Then the parcel comes back to us, and what you paid online goes back to you without the delivery charge.

## Where is my parcel?
The order's page in My Orders shows each step. If a parcel is late, write to {email} with the order number.`,
};
