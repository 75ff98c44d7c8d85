import type { SectionId, SECTIONS } from '@nargisus/domain/settings';
import { defineStrings } from '../../define-strings.ts';

/** The texts of a section: what it is for, and of each field its label and what it does. */
type SectionStrings = {
  readonly [Id in SectionId]: {
    readonly title: string;
    readonly text: string;
    readonly fields: {
      readonly [Field in keyof (typeof SECTIONS)[Id]['fields']]: {
        readonly label: string;
        readonly help: string;
      };
    };
  };
};

const sections: SectionStrings = {
  shop: {
    title: 'Shop data',
    text: 'How customers see and reach the shop. Invoices and mails use it at once; pages follow within two minutes. Empty fields are not shown.',
    fields: {
      name: { label: 'Name', help: 'On invoices, packing slips and mails. The sign on the pages stays.' },
      email: {
        label: 'E-mail for customers',
        help: 'On the contact page, in the footer, on papers and in mails.',
      },
      phone: { label: 'Phone', help: 'Customers tap it to call, for example 01712345678.' },
      whatsapp: { label: 'WhatsApp', help: 'Opens a chat. Leave it empty if the shop has no WhatsApp.' },
      address: { label: 'Address in English', help: 'One line for each line of the address.' },
      addressBn: {
        label: 'Address in Bangla',
        help: 'On Bangla pages and papers; the English one where it is empty.',
      },
      tradeLicence: { label: 'Trade licence', help: 'The number as it is on the licence.' },
      dbid: {
        label: 'DBID',
        help: 'Digital Business Identification; pages of a shop in Bangladesh must show it.',
      },
      bin: { label: 'BIN', help: 'Business Identification Number for VAT, for example 001234567-0101.' },
      bkash: {
        label: 'bKash number for payments',
        help: 'Customers read it on an order with money due. You record what they send on the order’s page.',
      },
      nagad: { label: 'Nagad number for payments', help: 'The same for Nagad.' },
    },
  },
  ads: {
    title: 'Ads on Facebook and Instagram',
    text: 'With a pixel ID, visitors are asked whether Meta may learn what they look at and buy. Nothing is sent before a yes. Orders are also reported from the server when the access token is set (docs/deploy.md, step 10).',
    fields: {
      pixelId: {
        label: 'Meta pixel ID',
        help: '15 or 16 digits, in the Events Manager of Meta. Empty: nobody is asked and nothing is sent.',
      },
    },
  },
  delivery: {
    title: 'Delivery',
    text: 'What delivery costs by place, the days without delivery, and what cash orders pay in advance. A zone without places is for all others. A place that is not recognised pays the dearest zone that offers the option. An order pays what counts when it is placed; pages follow within two minutes.',
    fields: {
      zones: {
        label: 'Delivery zones',
        help: 'An area counts before its district: list a district in one zone and some of its areas in another.',
      },
      daysOff: { label: 'Days of the week without delivery', help: 'Dates of arrival skip them.' },
      holidays: { label: 'Holidays', help: 'Dates without delivery, such as Eid.' },
      advance: {
        label: 'Advance for cash orders',
        help: 'What a customer pays online before a cash order is placed; the rest is collected at the door. A zone can be left out above.',
      },
      advanceAmount: {
        label: 'Fixed amount, in taka',
        help: 'Counts where the advance is a fixed amount. The gateway takes ৳10 or more.',
      },
      advanceFrom: {
        label: 'Only for orders from, in taka',
        help: 'Smaller orders pay no advance. 0: every order pays it.',
      },
    },
  },
  calls: {
    title: 'Calls',
    text: 'Whether staff call a customer before a cash order is packed, and what is asked because of a phone number. What staff decide about a number on its page is stronger. It counts for orders that are placed from now on.',
    fields: {
      mode: {
        label: 'Calls before packing',
        help: 'Only orders to be paid in cash are called. With “always”, an order waits in “To call” until somebody has called.',
      },
      retryMinutes: {
        label: 'Minutes until the next call',
        help: 'A customer who did not answer is called again after them.',
      },
      mostTries: {
        label: 'Calls without an answer',
        help: 'After this many the order waits in Problems for a decision.',
      },
      backRule: {
        label: 'When parcels to the number came back',
        help: 'What is asked of a cash order. The customer is not told why.',
      },
      backAtLeast: {
        label: 'Parcels that came back, at least',
        help: 'Fewer are bad luck. Parcels that customers sent back after delivery do not count.',
      },
      backShare: {
        label: 'Of all its parcels, at least (%)',
        help: 'With 50, a number with 2 parcels back and 3 delivered is not asked.',
      },
      firstOrderRule: {
        label: 'When nothing was delivered to the number yet',
        help: 'What is asked of a cash order above the next amount.',
      },
      firstOrderAbove: { label: 'First orders above', help: 'In whole taka, with delivery.' },
      phoneAdvance: {
        label: 'Advance by number',
        help: 'In whole taka. Where Delivery asks everybody for an advance, the higher one counts.',
      },
    },
  },
  discounts: {
    title: 'Discounts',
    text: 'What staff may take off an order that they take or edit. Each discount needs a reason.',
    fields: {
      mostPercent: {
        label: 'Highest discount, in percent',
        help: 'Of the products of an order, after its voucher. 0: only admins give discounts; they have no limit.',
      },
    },
  },
  couriers: {
    title: 'Couriers',
    text: 'Who takes parcels to customers. The keys of the courier are set where the shop is deployed, not here.',
    fields: {
      courier: {
        label: 'Parcels are booked with',
        help: 'With a courier, orders can be booked from Work and from their page. Your own riders can still be assigned.',
      },
      note: { label: 'Note on every parcel', help: 'Riders read it, for example “Call before you come”.' },
      items: {
        label: 'Content of the parcel',
        help: 'What the courier and its riders read about the content.',
      },
      agreedCharge: {
        label: 'Highest delivery charge agreed, in taka',
        help: 'A statement that charges more for a parcel waits for you. 0 accepts any charge.',
      },
      collectionPercent: {
        label: 'Collection fee, in percent',
        help: 'What the courier keeps of the cash that it collected.',
      },
      homeDistrict: {
        label: 'District of the shop',
        help: 'Parcels start there. An order that was paid in full must be delivered within 5 days in this district, and within 10 elsewhere.',
      },
    },
  },
  sms: {
    title: 'Text messages',
    text: 'SMS to the number of an order. A message that says an order was placed goes only to a number that its customer has proved by a code. The key of the provider is set where the shop is deployed, not here.',
    fields: {
      provider: { label: 'Messages are sent by', help: 'Without a provider nothing is sent.' },
      sender: {
        label: 'Sender',
        help: 'The name or number that the provider approved for the shop; empty for the provider’s own number.',
      },
      language: {
        label: 'Language of the messages',
        help: 'A Bangla message has less room: most take two parts.',
      },
      paisaPerPart: {
        label: 'Price of a part, in paisa',
        help: 'By your contract. Only for the costs on the Overview and on orders.',
      },
      placed: { label: 'An order was placed', help: 'Only to a proved number.' },
      confirmed: { label: 'The order was confirmed by phone', help: 'After a call that ended so.' },
      noAnswer: { label: 'The call was not answered', help: 'After the last call without an answer.' },
      shipped: { label: 'The parcel is on its way', help: 'With the link to follow it.' },
      edited: {
        label: 'Staff changed the order',
        help: 'When an edit changes what the customer pays or receives. They get a mail in any case.',
      },
      outForDelivery: { label: 'The parcel arrives today', help: 'With the amount to have ready.' },
      delivered: { label: 'The parcel was delivered', help: 'A thank-you.' },
      refunded: { label: 'The money was sent back', help: 'When a refund is complete.' },
    },
  },
  vat: {
    title: 'VAT',
    text: 'Tax invoices (Mushak-6.3) with numbers without gaps, for shops that are registered for VAT. Prices of the shop include VAT. An invoice keeps what it said when it was issued; changes here count for new ones. Have an accountant confirm the form.',
    fields: {
      invoices: {
        label: 'Invoices',
        help: 'With tax invoices, staff issue them from the menu Print of orders. Until then an order has the plain invoice.',
      },
      bin: {
        label: 'BIN of the invoices',
        help: 'For example 001234567-0101. Empty: the BIN of the shop data.',
      },
      registeredName: { label: 'Registered name', help: 'As on the VAT registration.' },
      registeredAddress: { label: 'Address of issue', help: 'As on the VAT registration.' },
      rate: {
        label: 'VAT rate in percent',
        help: 'Of everything the shop sells and of the delivery, for example 7.5.',
      },
      officer: { label: 'Officer in charge', help: 'Printed above the signature. Empty: written by hand.' },
      designation: { label: 'Designation', help: 'Of the officer in charge.' },
    },
  },
  policies: {
    title: 'Policy pages',
    text: 'Terms, privacy, returns and delivery, linked at the foot of every page. Leave both languages of a page empty for the standard text, which states what this shop does. What you write in one language replaces the standard text in both. Each line is a paragraph; ## begins a heading, - an item of a list.',
    fields: {
      terms: { label: 'Terms in English', help: 'The whole page /terms.' },
      termsBn: { label: 'Terms in Bangla', help: 'The same page for readers of Bangla.' },
      privacy: { label: 'Privacy in English', help: 'The whole page /privacy.' },
      privacyBn: { label: 'Privacy in Bangla', help: 'The same page for readers of Bangla.' },
      returns: { label: 'Returns in English', help: 'The whole page /returns.' },
      returnsBn: { label: 'Returns in Bangla', help: 'The same page for readers of Bangla.' },
      delivery: {
        label: 'Delivery in English',
        help: 'The whole page /delivery; the charges follow it on the page.',
      },
      deliveryBn: { label: 'Delivery in Bangla', help: 'The same page for readers of Bangla.' },
    },
  },
  sizeCharts: {
    title: 'Size charts',
    text: 'What the button “Size chart” of a product shows, chosen by its size system and category. Measures are in cm; readers may switch to inches. Pages follow within two minutes.',
    fields: {
      men: { label: 'Clothing in letters', help: 'Shirts, panjabis and all other clothing in XS to XXL.' },
      women: {
        label: 'Womenswear in letters',
        help: 'Clothing in XS to XXL of the collection Women that is not in Men too.',
      },
      kids: { label: 'Children', help: 'Clothing in sizes by age.' },
      trousers: { label: 'Trousers', help: 'Clothing in waist sizes.' },
      belts: { label: 'Belts', help: 'Accessories in waist sizes.' },
      shoes: { label: 'Shoes', help: 'Everything in EU shoe sizes.' },
    },
  },
  home: {
    title: 'Home page',
    text: 'What visitors see first. The page follows within two minutes. A text that is empty in Bangla is shown in English.',
    fields: {
      slides: {
        label: 'Slides of the banner',
        help: 'One to eight, each with a picture, words and a link. The first is what a visitor sees at once.',
      },
      rows: {
        label: 'Rows of products',
        help: 'Up to six, each with the newest products of the shop, of a collection or of a category. A row without products is not shown.',
      },
      offer: {
        label: 'Offer strip',
        help: 'A line above the banner, shown from the first to the last day in Dhaka.',
      },
    },
  },
};

/** The Settings tab. */
export const adminSettingsStrings = defineStrings('adminSettings', {
  title: 'Settings',
  sectionList: 'Sections of the settings',
  failed: 'Failed to load the settings',
  saveFailed: 'Failed to save the settings',
  loading: 'Loading the settings',
  byDefault: (value: string) => `Default: ${value}.`,
  save: 'Save changes',
  saving: 'Saving...',
  discard: 'Discard changes',
  nothingToSave: 'Nothing has been changed.',
  unsaved: 'You have unsaved changes',
  saved: 'Settings saved',
  empty: 'empty',
  choices: {
    off: 'Never',
    advise: 'When there is time',
    require: 'Always',
    call: 'Call first',
    advance: 'Ask for an advance',
    amount: 'A fixed amount',
    'delivery-charge': 'The delivery charge',
    'own-riders': 'Own riders only',
    steadfast: 'Steadfast',
    names: 'Names and sizes',
    count: 'Number of pieces',
    nothing: 'Nothing',
    'no-sms': 'No provider',
    'sms-net-bd': 'sms.net.bd',
    bn: 'Bangla',
    en: 'English',
    send: 'Send',
    skip: 'Do not send',
    'plain-invoice': 'Plain invoices',
    'mushak-6.3': 'Tax invoices (Mushak-6.3)',
  },

  conflict: {
    title: (who: string | null) => `${who ?? 'A colleague'} changed this just now`,
    both: (field: string, theirs: string, mine: string) => `${field}: ${theirs}. You have ${mine}.`,
    take: (theirs: string) => `Use ${theirs}`,
    keep: (mine: string) => `Keep ${mine}`,
    text: 'Nothing of yours was saved yet. Choose for each field, then save.',
  },

  chart: {
    measured: 'Of',
    of: { body: 'Body', garment: 'Garment' },
    name: 'Measure',
    nameBn: 'In Bangla',
    inCm: 'cm by size',
    nameOf: (row: string) => `Measure ${row}: name`,
    nameBnOf: (row: string) => `Measure ${row}: name in Bangla`,
    measuredOf: (row: string) => `Measure ${row}: of`,
    cell: (measure: string, size: string) => `${measure}, size ${size}, in cm`,
    add: 'Add a measure',
    remove: (measure: string) => `Remove ${measure}`,
    unnamed: 'new measure',
    restore: 'Back to the default',
    falling: (measure: string, sizes: string) =>
      `${measure}: ${sizes} is below a smaller size. You can save it if that is right.`,
    none: 'No measures: the page says that there is no size chart yet.',
    measures: (written: string) => `${written} measures`,
  },

  historyTitle: 'History',
  historyText: 'The last 20 changes of this section, newest first.',
  historyFailed: 'Failed to load the history',
  noHistory: 'Nothing has been changed yet: every field has its default.',
  theShop: 'The shop',

  sections,
});
