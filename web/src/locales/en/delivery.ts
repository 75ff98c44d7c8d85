import { defineStrings } from '../define-strings.ts';

/** What delivery costs by place (docs/adr/0072): at the checkout, on the product's page, on /contact and /delivery. */
export const deliveryStrings = defineStrings('delivery', {
  arrives: (days: string) => `Arrives ${days}`,
  deliverTo: (place: string, days: string, charge: string) => `Deliver to ${place}: ${days}, ${charge}`,
  choosePlace: 'See the day and charge for your area',
  changePlace: 'Change the area',
  placeTitle: 'Where shall we deliver?',
  placeText: 'Products then show the day and the charge for your area. It stays in this browser.',
  placeChosen: (place: string) => `Deliver to ${place}`,
  placesFailed: 'The areas could not be loaded. Please try again later.',
  forgetPlace: 'Forget this area',
  costs: (option: string, charge: string) => `${option} ${charge}.`,
  sooner: (option: string, days: string, charge: string) => `Sooner with ${option}: ${days}, ${charge}`,
  free: 'Free',
  from: (charge: string) => `from ${charge}`,
  addForFree: (missing: string) => `Add ${missing} for free delivery`,
  costsAt: (place: string, charge: string) => `Delivery to ${place}: ${charge}`,
  costsAnywhere: (charge: string) => `Delivery: ${charge}`,
  freeFrom: (amount: string) => `free from ${amount}`,
  dependsOnPlace: (from: string) =>
    `From ${from}, depending on your area. Until you choose it, the highest charge is counted.`,
  replaced: (wanted: string, place: string, chosen: string) =>
    `${wanted} is not offered in ${place}. ${chosen} is chosen instead.`,
  notOffered: 'not offered',
  longer: (count: number, days: string) => `${days} more ${count === 1 ? 'day' : 'days'}`,
  elsewhere: 'Every other place pays the highest charge of these.',
  /** @param days - 'Fri' or 'Fri, Sat' */
  daysOff: (days: string) => `No deliveries on these days of the week: ${days}.`,
  holidays: (days: string) => `And on ${days}.`,
  weekdays: {
    Sun: 'Sunday',
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
  },
});
