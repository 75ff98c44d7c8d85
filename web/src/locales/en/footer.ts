import { defineStrings } from '../define-strings.ts';

/** The footer of every page, which loads after the page (docs/reference/specification.md 2, Layout). */
export const footerStrings = defineStrings('footer', {
  quickLinks: 'Quick links',
  shopLinks: 'Shop',
  contact: 'Contact',
  contactUs: 'Contact us',
  whatsApp: 'WhatsApp',
  blurb:
    'Menswear, fashion and home goods, chosen in Bangladesh for Bangladesh: good cloth, honest prices, and delivery to all eight divisions.',
  policies: 'Policies',
  policyLinks: {
    terms: 'Terms',
    privacy: 'Privacy',
    returns: 'Returns',
    delivery: 'Delivery',
  },
});
